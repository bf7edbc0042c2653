public import Foundation
import TextMeasurement

/// How the lines of a paragraph lie; lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let typeInfo = FoundationTypeInfo()
  final fileprivate(set) var value = ParagraphStyle()
  final fileprivate var storedAlignment = NSTextAlignment.natural
  final fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {
    super.init()
  }

  open var lineSpacing: CGFloat { value.lineSpacing }
  /// What the paragraph keeps from the next one.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// What the paragraph keeps from the one before it.
  open var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
  /// What the natural height of lines is multiplied by, 0 for nothing.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The greatest height of lines, 0 for no limit.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
  open var headIndent: CGFloat { value.headIndent }
  /// Where lines end: from the leading edge if positive, from the trailing one if negative.
  open var tailIndent: CGFloat { value.tailIndent }
  open var alignment: NSTextAlignment { storedAlignment }
  /// What happens to text that does not fit; a label goes by its own.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }

  /// Returns a style that stays as this one is now.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle().take(from: self) }

  /// Returns a style like this one that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle().take(from: self)
  }

  /// Styles that lay lines out alike are equal.
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

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { value.lineSpacing = newValue }
  }

  /// What the paragraph keeps from the next one.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { value.paragraphSpacing = newValue }
  }

  /// What the paragraph keeps from the one before it.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { value.paragraphSpacingBefore = newValue }
  }

  /// What the natural height of lines is multiplied by, 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }

  /// The greatest height of lines, 0 for no limit.
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

  /// Where lines end: from the leading edge if positive, from the trailing one if negative.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { value.tailIndent = newValue }
  }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { storedAlignment = newValue }
  }

  /// What happens to text that does not fit; a label goes by its own.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { storedLineBreakMode = newValue }
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) {
    _ = take(from: style)
  }
}
