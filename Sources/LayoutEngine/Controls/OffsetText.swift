public import Foundation
import TextMeasurement

/// A text of this module, with positions in UTF-16 code units.
@MainActor
protocol OffsetText: UIView, UITextInput {
  var characters: String { get }
  /// The selected characters, or the position of the cursor.
  var selectedOffsets: NSRange { get set }
  /// The characters that are being composed.
  var markedOffsets: NSRange? { get set }
  /// The lines, and the position of the first line in the view's coordinates.
  var placedLines: PlacedLines { get }
  /// Replaces text and notifies the observers of the text.
  func replaceCharacters(in range: NSRange, with text: String)
}

extension OffsetText {
  var length: Int { characters.utf16.count }

  func offset(of position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min($0.offset, length) }
  }

  /// The part of a range inside the text; nil for a range of another text.
  func offsets(of range: UITextRange) -> NSRange? {
    (range as? TextSpan).map { clamped($0.range) }
  }

  /// The part of a range inside the text; the text's end for a range behind it.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(range.location, length)
    return NSRange(location: start, length: min(range.length, length - start))
  }

  /// The text of a range; nil for a range of another text.
  func string(in range: UITextRange) -> String? {
    offsets(of: range).map { (characters as NSString).substring(with: $0) }
  }

  /// The selected characters, or the character before the cursor; nil if there is neither.
  var rangeToDelete: NSRange? {
    let selection = selectedOffsets
    if selection.length > 0 { return selection }
    let cursor = String.Index(utf16Offset: selection.location, in: characters)
    guard let last = characters[..<cursor].last else { return nil }
    let length = last.utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  func placedSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let offsets = offsets(of: range).flatMap(Range.init) else { return [] }
    let rects = placedLines.rects(of: offsets)
    return rects.enumerated().map { index, rect in
      SelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func textOffset(_ offset: Int) -> UITextPosition? {
    0...length ~= offset ? TextOffset(offset) : nil
  }

  /// The position a number of lines further down, at the same x coordinate.
  func offset(linesBelow count: Int, from offset: Int) -> Int? {
    let lines = placedLines
    guard let index = lines.fragments.line(at: offset),
      lines.fragments.lines.indices.contains(index + count)
    else { return nil }
    let target = lines.fragments.lines[index + count]
    let y = lines.origin.y + CGFloat(target.y + target.textHeight / 2)
    return lines.offset(nearest: CGPoint(x: lines.caret(at: offset).minX, y: y))
  }
}

extension UITextInput {
  private var own: (any OffsetText)? { self as? any OffsetText }

  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  public var endOfDocument: UITextPosition { TextOffset(own?.length ?? 0) }

  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = own?.offset(of: fromPosition), let to = own?.offset(of: toPosition)
    else { return nil }
    return TextSpan(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// Returns the position at a distance from another; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    own?.offset(of: position).flatMap { own?.textOffset($0 + offset) }
  }

  /// Returns the position at a distance from another: in characters sideways, in lines up and down.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    guard let own, let from = own.offset(of: position) else { return nil }
    switch direction {
    case .right: return own.textOffset(from + offset)
    case .left: return own.textOffset(from - offset)
    case .down: return own.offset(linesBelow: offset, from: from).flatMap { own.textOffset($0) }
    case .up: return own.offset(linesBelow: -offset, from: from).flatMap { own.textOffset($0) }
    }
  }

  public func compare(
    _ position: UITextPosition,
    to other: UITextPosition
  ) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// Returns the number of code units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = own?.offset(of: from), let to = own?.offset(of: toPosition) else { return 0 }
    return to - from
  }

  /// Returns the position at the end of a range in a direction.
  public func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextDirection.layout(direction).isBackward ? range.start : range.end
  }

  /// Returns the range from a position to the end of the text in a direction.
  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    UITextDirection.layout(direction).isBackward
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }

  /// Returns the writing direction of the language.
  public func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing, because texts keep the direction of their language.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {}

  /// Returns the position in a range nearest to a point in the view's coordinates.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let own, let limits = own.offsets(of: range) else { return nil }
    let nearest = own.placedLines.offset(nearest: point)
    return TextOffset(max(limits.location, min(NSMaxRange(limits), nearest)))
  }

  /// Returns the range of the character nearest to a point in the view's coordinates.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let found = own?.placedLines.character(at: point), found.length > 0 else { return nil }
    return TextSpan(NSRange(location: found.offset, length: found.length))
  }

  /// The characters that are being composed; nil for none.
  public var markedTextRange: UITextRange? { own?.markedOffsets.map { TextSpan($0) } }

  /// Replaces the composed characters, or the selected characters.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let own else { return }
    let text = markedText ?? ""
    let range = own.markedOffsets ?? own.selectedOffsets
    own.replaceCharacters(in: range, with: text)
    let length = text.utf16.count
    own.markedOffsets = length > 0 ? NSRange(location: range.location, length: length) : nil
    own.selectedOffsets = NSRange(
      location: range.location + min(selectedRange.location, length),
      length: min(selectedRange.length, max(0, length - selectedRange.location))
    )
  }

  /// Ends composing and keeps the characters.
  public func unmarkText() { own?.markedOffsets = nil }
}
