public import Foundation

/// Finds the boundaries of a text's units.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a position; nil between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit starts or ends at a position.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is inside a unit.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of text views and fields.
///
/// Words are letters and digits; sentences and paragraphs end as in Foundation's strings.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput & AnyObject)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let offset = (position as? TextOffset)?.offset else { return nil }
    return units(of: granularity)
      .first { unit in
        direction.isBackward
          ? unit.lowerBound < offset && offset <= unit.upperBound
          : unit.lowerBound <= offset && offset < unit.upperBound
      }
      .map { TextSpan(NSRange($0)) }
  }

  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = (position as? TextOffset)?.offset else { return false }
    return units(of: granularity).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == offset
    }
  }

  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let offset = (position as? TextOffset)?.offset else { return nil }
    let units = units(of: granularity)
    let boundary =
      direction.isBackward
      ? units.last { $0.lowerBound < offset }?.lowerBound
      : units.first { $0.upperBound > offset }?.upperBound
    return boundary.map { TextOffset($0) }
  }

  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The units of the text in UTF-16 code units, from its start.
  private func units(of granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: range)
    else { return [] }
    switch granularity {
    case .document: return [0..<text.utf16.count]
    case .character: return units(of: text) { _ in true }
    case .word: return words(of: text)
    case .sentence: return stretches(of: text) { ".!?\n".contains($0) }
    // Lines are the string's lines. Only views have information about wrapping.
    case .line, .paragraph: return stretches(of: text, endingBehind: \.isNewline)
    }
  }

  /// The single characters that satisfy a predicate.
  private func units(of text: String, where isUnit: (Character) -> Bool) -> [Range<Int>] {
    var offset = 0
    return text.compactMap { character in
      let start = offset
      offset += character.utf16.count
      return isUnit(character) ? start..<offset : nil
    }
  }

  private func words(of text: String) -> [Range<Int>] {
    units(of: text) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
      .reduce(into: []) { words, unit in
        if let last = words.last, last.upperBound == unit.lowerBound {
          words[words.count - 1] = last.lowerBound..<unit.upperBound
        } else {
          words.append(unit)
        }
      }
  }

  /// The ranges that end with a character of a kind.
  private func stretches(
    of text: String,
    endingBehind isEnd: (Character) -> Bool
  ) -> [Range<Int>] {
    var (start, offset) = (0, 0)
    var found: [Range<Int>] = []
    for character in text {
      offset += character.utf16.count
      guard isEnd(character) else { continue }
      found.append(start..<offset)
      start = offset
    }
    return start < offset ? found + [start..<offset] : found
  }
}
