/// A text whose glyphs are placed on one endless line, so that any part of it can be measured at
/// once.
struct MeasuredText {
  let text: String

  /// The characters' positions in `text`, and its end.
  let indices: [String.Index]
  let characters: [Character]

  /// Where each glyph starts, kerning with its predecessor included, and where the last one ends.
  private let starts: [Double]

  /// The kerning of each glyph with its predecessor, which a line that starts with it lacks.
  private let kerning: [Double]

  /// - Complexity: O(*n*) in the length of `text`.
  init(_ text: String, metrics: SystemFontMetrics) {
    self.text = text
    characters = Array(text)
    indices = Array(text.indices) + [text.endIndex]
    var starts: [Double] = []
    var kerning: [Double] = []
    var end = 0.0
    for (offset, character) in characters.enumerated() {
      let pair = offset == 0 ? 0 : metrics.kerning(between: characters[offset - 1], and: character)
      starts.append(end + pair)
      kerning.append(pair)
      end += pair + metrics.advance(of: character)
    }
    self.starts = starts + [end]
    self.kerning = kerning + [0]
  }

  /// Returns the width of the characters at these offsets, set on a line of their own.
  ///
  /// - Complexity: O(1).
  func width(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let last = range.upperBound
    return starts[last] - kerning[last] - starts[range.lowerBound]
  }

  /// Returns `range` without the spaces at its end, which hang over the edge of a wrapped line.
  func droppingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }
}
