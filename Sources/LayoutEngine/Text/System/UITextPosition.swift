public import Foundation

/// A position in a text.
///
/// Each kind of text has its own subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range of text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text in one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// The rectangle, in the coordinates of the text's view.
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .leftToRight }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  /// Left to right, or right to left.
  case leftToRight, rightToLeft
}

/// A direction in a text: towards its end, or towards its start.
public enum UITextStorageDirection: Int, Sendable {
  /// The cases are in UIKit's order.
  case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// The cases are in UIKit's order.
  case right = 2
  case left, up, down
}

/// A text or screen direction, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a direction towards the end or the start of the text.
  public static func storage(_ direction: UITextStorageDirection) -> Self {
    Self(rawValue: direction.rawValue)
  }

  /// Creates a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> Self {
    Self(rawValue: direction.rawValue)
  }

  /// Whether the direction is towards the start of the text.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

public enum UITextGranularity: Int, Sendable {
  /// The cases are in UIKit's order.
  case character, word, sentence, paragraph, line, document
}

/// A position, as the number of UTF-16 code units before it.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  override nonisolated var hash: Int { offset }
}

/// A range in UTF-16 code units.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(NSMaxRange(range)) }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  override nonisolated var hash: Int { range.hashValue }
}

/// A rectangle of a selection.
final class SelectionRect: UITextSelectionRect {
  private let storedRect: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    (storedRect, self.isFirst, self.isLast) = (rect, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { storedRect }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
