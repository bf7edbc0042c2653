public import Foundation

/// An image with a size and without pixels.
///
/// The engine stores the settings for colors and drawing. Every image keeps its initial size.
open class UIImage: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler. Nothing changes after creation, and a subclass adds
  // only its own state.

  /// The properties that distinguish images of the same size.
  struct Traits {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var symbolConfiguration: SymbolConfiguration?
    var symbolName: String?
    var flipsForRightToLeft = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  private let typeInfo = FoundationTypeInfo()
  let traits: Traits
  private let storedSize: CGSize
  private let storedScale: CGFloat

  /// Creates an image without a size, for designated initializers of subclasses.
  public override init() {
    (storedSize, storedScale, traits) = (.zero, 1, Traits())
    super.init()
  }

  /// Creates an image with a size in points.
  package convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(size: size, scale: scale, traits: Traits())
  }

  init(size: CGSize, scale: CGFloat, traits: Traits) {
    (storedSize, storedScale) = (size, scale)
    self.traits = traits
    super.init()
  }

  /// The size in points.
  open var size: CGSize { storedSize }

  /// The number of pixels per point.
  open var scale: CGFloat { storedScale }

  // MARK: Finding images

  /// Returns nil, because the engine decodes no picture formats.
  public convenience init?(contentsOfFile path: String) { nil }

  /// Creates an image with a picture's size, at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a picture's size, at a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    self.init(
      size: orientation.liesOnItsSide ? CGSize(width: size.height, height: size.width) : size,
      scale: scale
    )
  }

  /// The picture with the image's size in pixels; nil for an image without a size.
  open var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
  }

  /// Returns nil, because the engine decodes no picture formats.
  public convenience init?(data: Data) { nil }

  /// Returns nil, because the engine decodes no picture formats.
  public convenience init?(data: Data, scale: CGFloat) { nil }

  // MARK: Variants

  open var renderingMode: RenderingMode { traits.renderingMode }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }

  /// Returns a copy, because colors have no effect here.
  open func withTintColor(_ color: UIColor) -> UIImage { variant { _ in } }

  /// Returns the image with a rendering mode; colors have no effect here.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The margins that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { traits.capInsets }

  /// The way that the middle of the image fills a larger rectangle.
  open var resizingMode: ResizingMode { traits.resizingMode }

  /// Returns the image with margins that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with margins that keep their size.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    variant {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with margins that keep their size, and one stretchable point between them.
  open func stretchableImage(
    withLeftCapWidth leftCapWidth: Int,
    topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let caps = UIEdgeInsets(
      top: top,
      left: left,
      bottom: top == 0 ? 0 : max(0, size.height - top - 1),
      right: left == 0 ? 0 : max(0, size.width - left - 1)
    )
    return resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  /// The distances from the edges to the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  /// Returns the image with other distances to its alignment rectangle.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

  /// Returns the image, mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    variant { $0.flipsForRightToLeft = true }
  }

  /// The orientation of the pixels; always upright here.
  open var imageOrientation: Orientation { .up }

  // MARK: Animation

  /// Creates an animated image with the size of the first image.
  open class func animatedImage(
    with images: [UIImage],
    duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.variant {
      $0.frames = images
      $0.duration = duration
    }
  }

  open var images: [UIImage]? { traits.frames }

  /// The duration of one cycle of an animated image, in seconds.
  open var duration: TimeInterval { traits.duration }

  // MARK: Drawing

  /// Does nothing, because the engine draws nothing.
  open func draw(at point: CGPoint) {}

  /// Does nothing, because the engine draws nothing.
  open func draw(in rect: CGRect) {}

  /// Does nothing, because the engine draws nothing.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Does nothing, because the engine draws nothing.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Returns nil, because there are no pixels here.
  open func pngData() -> Data? { nil }

  /// Returns nil, because there are no pixels here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  func variant(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(size: size, scale: scale, traits: traits)
  }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// The way that the middle of an image fills a larger rectangle.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// The orientation of an image's pixels.
  public enum Orientation: Int, Sendable {
    /// The cases have Core Graphics' names.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether the image's width is the height of its pixels, and the reverse.
    var liesOnItsSide: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }
}
