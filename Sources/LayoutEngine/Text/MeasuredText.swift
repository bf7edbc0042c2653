/// A text whose glyphs are placed on one endless line, so that any part of it can be measured at
/// once.
struct MeasuredText {
  let text: String

  /// The characters' positions in `text`, and its end.
  let indices: [String.Index]

  /// What each character does to the lines around it.
  let classes: [BreakClass]

  /// Where each glyph starts, kerning with its predecessor included, and where the last one ends.
  private let starts: [Double]

  /// The kerning of each glyph with its predecessor, which a line that starts with it lacks.
  private let kerning: [Double]

  /// - Complexity: O(*n*) in the length of `text`.
  init(_ text: String, metrics: any GlyphMetrics) {
    self.text = text
    var indices: [String.Index] = []
    var classes: [BreakClass] = []
    var starts: [Double] = []
    var kerning: [Double] = []
    var end = 0.0
    var previous: Character?
    for (index, character) in zip(text.indices, text) {
      let pair = previous.map { metrics.kerning(between: $0, and: character) } ?? 0
      indices.append(index)
      classes.append(BreakClass(of: character))
      starts.append(end + pair)
      kerning.append(pair)
      end += pair + metrics.advance(of: character)
      previous = character
    }
    self.indices = indices + [text.endIndex]
    self.classes = classes
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
    while end > range.lowerBound, classes[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }
}
