public import Foundation
import TextMeasurement

/// The layout of a paragraph's lines; lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let typeInfo = FoundationTypeInfo()
  final fileprivate(set) var value = ParagraphStyle()
  final fileprivate var storedAlignment = NSTextAlignment.natural
  final fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {
    super.init()
  }

  open var lineSpacing: CGFloat { value.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
  /// The factor for the natural line height; 0 for none.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The maximum line height; 0 for no limit.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
  open var headIndent: CGFloat { value.headIndent }
  /// The end of lines, measured from the leading edge if positive, from the trailing edge
  /// otherwise.
  open var tailIndent: CGFloat { value.tailIndent }
  open var alignment: NSTextAlignment { storedAlignment }
  /// The line break mode.
  ///
  /// A label uses its own instead.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }

  /// Returns an independent copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle().take(from: self) }

  /// Returns a mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle().take(from: self)
  }

  /// Compares the layout of two styles.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return value == other.value && storedAlignment == other.storedAlignment
      && storedLineBreakMode == other.storedLineBreakMode
  }

  open override var hash: Int { value.hashValue }

  final fileprivate func take(from other: NSParagraphStyle) -> Self {
    value = other.value
    storedAlignment = other.storedAlignment
    storedLineBreakMode = other.storedLineBreakMode
    return self
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { value.lineSpacing = newValue }
  }

  /// The space after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { value.paragraphSpacing = newValue }
  }

  /// The space before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { value.paragraphSpacingBefore = newValue }
  }

  /// The factor for the natural line height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }

  /// The maximum line height; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { value.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { value.headIndent = newValue }
  }

  /// The end of lines, measured from the leading edge if positive, from the trailing edge
  /// otherwise.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { value.tailIndent = newValue }
  }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { storedAlignment = newValue }
  }

  /// The line break mode.
  ///
  /// A label uses its own instead.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { storedLineBreakMode = newValue }
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) {
    _ = take(from: style)
  }
}
