public import LayoutEngine

/// The format of a document.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  open var documentInfo: [String: Any] = [:]
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  public let cgContext: CGContext
  /// The rectangle of a page, in points.
  public let pdfContextBounds: CGRect

  init(bounds: CGRect) {
    pdfContextBounds = bounds
    cgContext = CGContext(size: bounds.size, scale: 1)
    super.init()
  }

  /// Has no effect here.
  open func beginPage() {}
  /// Has no effect here.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}

/// Runs drawing code for documents, which have no content here.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  /// The rectangle of a page, in points.
  public let bounds: CGRect
  public let format: UIGraphicsPDFRendererFormat

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// Runs the drawing code and returns empty data.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return Data()
  }

  /// Runs the drawing code and writes nothing.
  ///
  /// - Throws: `CocoaError.featureUnsupported`, because documents have no content.
  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    _ = pdfData(actions: actions)
    throw CocoaError(.featureUnsupported)
  }
}
