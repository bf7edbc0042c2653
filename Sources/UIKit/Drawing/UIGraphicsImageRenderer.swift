public import LayoutEngine

/// The format of a rendered image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Makes a format with the screen's scale.
  public override init() { super.init() }

  /// The rectangle of the image, in points; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Pixels per point.
  open var scale = UIScreen.main.scale

  /// Whether the image is opaque.
  ///
  /// Has no effect here.
  open var opaque = false

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  public let format: UIGraphicsImageRendererFormat

  public let cgContext: CGContext

  init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
    cgContext = CGContext(size: format.bounds.size, scale: format.scale)
    super.init()
  }

  /// The image, which has a size and no pixels.
  open var currentImage: UIImage { UIImage(size: cgContext.size, scale: cgContext.scale) }

  /// Has no effect here.
  open func fill(_ rect: CGRect) {}

  /// Has no effect here.
  open func stroke(_ rect: CGRect) {}

  /// Has no effect here.
  open func clip(to rect: CGRect) {}
}

/// Makes images that have a size and no pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for images of a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Makes a renderer for images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Runs the drawing code and returns an image of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// Runs the drawing code and returns empty data, because images have no pixels here.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Runs the drawing code and returns empty data, because images have no pixels here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}
