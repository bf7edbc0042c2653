public import Foundation

/// An image, of which only the size matters here.
///
/// There are no pixels: settings of colours and drawing are kept where they can be read, and
/// every image has the size that it was made with.
open class UIImage: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler: nothing changes after creation, and a subclass can
  // only add to it what it answers for itself.

  /// What distinguishes an image of a size from another.
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

  /// Makes an image without a size; subclasses may do so with a designated initializer.
  public override init() {
    (storedSize, storedScale, traits) = (.zero, 1, Traits())
    super.init()
  }

  /// Makes an image of a size in points.
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

  /// Pixels a point.
  open var scale: CGFloat { storedScale }

  // MARK: Finding images

  /// Finds an image of a name among the files that ``NamedResources`` knows, whatever their bundle.
  public convenience init?(named name: String) {
    guard let image = MainActor.assumeIsolated({ namedResources?.image(named: name) }) else {
      return nil
    }
    self.init(size: image.size, scale: image.scale)
  }

  /// Finds an image of a name among the files that ``NamedResources`` knows, whatever their bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Finds an image of a name among the files that ``NamedResources`` knows, whatever their bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) { self.init(named: name) }

  /// Reads nothing: picture formats are not decoded here.
  public convenience init?(contentsOfFile path: String) { nil }

  /// Makes an image as large as a picture, a pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of a picture with some pixels a point.
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

  /// The image's pixels, of which only their numbers are known; nil for an image without a size.
  open var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
  }

  /// Reads nothing: picture formats are not decoded here.
  public convenience init?(data: Data) { nil }

  /// Reads nothing: picture formats are not decoded here.
  public convenience init?(data: Data, scale: CGFloat) { nil }

  // MARK: Variants

  open var renderingMode: RenderingMode { traits.renderingMode }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }

  /// The same image in one colour, which is not seen here.
  open func withTintColor(_ color: UIColor) -> UIImage { variant { _ in } }

  /// The same image in one colour, which is not seen here.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The margins that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { traits.capInsets }

  /// How the middle of the image fills a larger rectangle.
  open var resizingMode: ResizingMode { traits.resizingMode }

  /// The same image with margins that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with margins that keep their size.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    variant {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same image with margins that keep their size and one point between them that stretches.
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

  /// Distances from the edges to the rectangle by which layout aligns the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  /// The same image with other distances to its alignment rectangle.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Whether the image is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

  /// The same image, mirrored where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    variant { $0.flipsForRightToLeft = true }
  }

  /// How the pixels are turned; always upright here.
  open var imageOrientation: Orientation { .up }

  // MARK: Animation

  /// Makes an image of several; it has the size of the first.
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

  /// How long an animated image takes once through, in seconds.
  open var duration: TimeInterval { traits.duration }

  // MARK: Drawing

  /// Draws the image, of which nothing is seen here.
  open func draw(at point: CGPoint) {}

  /// Draws the image, of which nothing is seen here.
  open func draw(in rect: CGRect) {}

  /// Draws the image at a point in a mode, of which nothing is seen here.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the image into a rectangle in a mode, of which nothing is seen here.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// No data: there are no pixels here.
  open func pngData() -> Data? { nil }

  /// No data: there are no pixels here.
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

  /// How the middle of an image fills a larger rectangle.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// How the pixels of an image are turned.
  public enum Orientation: Int, Sendable {
    /// Core Graphics's own names.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether width and height are those of the pixels the other way round.
    var liesOnItsSide: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }
}
