public import Foundation

/// A picture.
///
/// The engine only stores its size in pixels.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.overlap(with: whole)
    return part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }
}
