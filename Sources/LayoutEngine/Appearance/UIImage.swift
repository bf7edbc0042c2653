public import Foundation

/// An image, of which only the size matters here.
public class UIImage: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler: nothing changes after creation, and a subclass can
  // only add to it what it answers for itself.

  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat

  /// Makes an image without a size.
  public override convenience init() { self.init(size: .zero) }

  /// Makes an image of a size in points.
  package init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
  }

  /// Finds nothing: there is no bundle of images here.
  public convenience init?(named name: String) { nil }

  /// How an image takes its colours.
  public enum RenderingMode: Int, Sendable {
    /// As its place asks.
    case automatic
    /// As it was drawn.
    case alwaysOriginal
    /// As a stencil.
    case alwaysTemplate
  }

  /// The same image in other colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}
