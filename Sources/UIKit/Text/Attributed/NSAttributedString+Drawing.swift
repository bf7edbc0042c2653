import DeviceCatalog
public import LayoutEngine
import TextMeasurement

/// The options of a text measurement.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps the text.
  ///
  /// Without this option, each paragraph is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Adds the font's leading between lines.
  ///
  /// Without this option, lines follow each other directly.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the bounds of the ink.
  ///
  /// The engine measures the bounds of the lines instead.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits the height in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings and results of a text measurement.
///
/// The engine never shrinks text.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the last measured text.
  open fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points, unrounded.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Returns the bounds of the text, in points, unrounded.
  ///
  /// Lines wrap at the same characters as in a label of that width. Lines have no width limit if
  /// the width is 0 or less, or without `usesLineFragmentOrigin`, see ``NSStringDrawingOptions``.
  /// The height limits the text only with truncation of the last line.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = FontDescription(pointSize: UIFont.stringDrawingFontSize)
    var text = StyledText(self, font: font)
    if !options.contains(.usesFontLeading) { text.removeLeading() }
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let isUnlimited = size.width >= CGFloat(Float.greatestFiniteMagnitude)
    let limit = wraps && !isUnlimited ? size.width : nil
    let mode = lineBreakMode
    // Labels wrap their lines with the same tolerance.
    let device = SimulatedDevice.current
    let tolerance = ControlMetrics.wrappingTolerance(atScale: device.model.scale)
    let layout = TextLayout(
      MeasuredText(text, generation: device.options.fontGeneration),
      width: limit.map { $0 + tolerance },
      maximumLines: mode.wraps ? 0 : 1,
      lineBreakMode: mode
    )
    let isCut = options.contains(.truncatesLastVisibleLine) && size.height > 0
    let height = isCut ? min(layout.height, size.height) : layout.height
    let width = min(layout.width, limit ?? .infinity)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context?.totalBounds = bounds
    return bounds
  }

  /// The line break mode, from the style of the first paragraph.
  private var lineBreakMode: LineBreakMode {
    guard length > 0 else { return .byWordWrapping }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style.flatMap { LineBreakMode(rawValue: $0.lineBreakMode.rawValue) } ?? .byWordWrapping
  }
}

extension NSAttributedString {
  /// Draws nothing, because there are no pixels here.
  public func draw(at point: CGPoint) {}

  /// Draws nothing, because there are no pixels here.
  public func draw(in rect: CGRect) {}

  /// Draws nothing.
  ///
  /// The context receives the bounds of the text.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard let context else { return }
    _ = boundingRect(with: rect.size, options: options, context: context)
  }
}

extension String {
  /// Draws nothing, because there are no pixels here.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}

  /// Draws nothing, because there are no pixels here.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}

  /// Draws nothing.
  ///
  /// The context receives the bounds of the text.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the size of the text without wrapping, in points, unrounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounds of the text, in points, unrounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Draws nothing, because there are no pixels here.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}

  /// Draws nothing, because there are no pixels here.
  public func draw(
    in rect: CGRect,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}

  /// Draws nothing.
  ///
  /// The context receives the bounds of the text.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self)
      .draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the size of the text without wrapping, in points, unrounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the bounds of the text, in points, unrounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
