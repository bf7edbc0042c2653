/// A text whose glyphs are placed on one endless line, so that any part of it can be measured at
/// once.
struct MeasuredText {
  /// The characters' positions in the string, and its end.
  let indices: [String.Index]

  /// What each character does to the lines around it.
  let classes: [BreakClass]

  private let runs: [StyledText.Run]

  /// The run that each character belongs to.
  private let runOfCharacter: [Int]

  /// The width of the sign for what is left out, in each run's font.
  private let ellipses: [Double]

  /// Where each glyph starts, kerning with its predecessor included, and where the last one ends.
  private let starts: [Double]

  /// The kerning of each glyph with its predecessor, which a line that starts with it lacks.
  private let kerning: [Double]

  /// - Complexity: O(*n*) in the length of `text`.
  init(_ text: StyledText, era: FontEra) {
    var line = GlyphLine(text, era: era)
    let string = text.string
    for index in string.indices {
      line.append(string[index], offset: index.utf16Offset(in: string))
    }
    runs = text.runs
    indices = string.indices + [string.endIndex]
    classes = line.classes
    runOfCharacter = line.runOfCharacter
    ellipses = line.metrics.map { $0.advance(of: "…") }
    starts = line.starts + [line.end]
    kerning = line.kerning + [0]
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

  /// Returns the width of an ellipsis in the font of the character at `offset`.
  func ellipsisWidth(at offset: Int) -> Double { runIndex(at: offset).map { ellipses[$0] } ?? 0 }

  /// Returns the style of the paragraph that begins at `offset`.
  func paragraphStyle(at offset: Int) -> ParagraphStyle {
    runIndex(at: offset).map { runs[$0].paragraphStyle } ?? ParagraphStyle()
  }

  /// Returns the fonts of the characters at these offsets; an empty line has its line break's.
  func fonts(in range: Range<Int>) -> [FontDescription] {
    guard let first = runIndex(at: range.lowerBound) else { return [] }
    let last = range.isEmpty ? first : runOfCharacter[range.upperBound - 1]
    return runs[first...last].map(\.font)
  }

  /// The run of a character; behind the last one, where an empty line may be, the last run.
  private func runIndex(at offset: Int) -> Int? {
    offset < runOfCharacter.count ? runOfCharacter[offset] : runOfCharacter.last
  }
}

/// Places glyphs one behind the other.
private struct GlyphLine {
  private let runs: [StyledText.Run]

  /// Where each run ends, as an offset in the string.
  private let ends: [Int]
  let metrics: [any GlyphMetrics]
  private(set) var classes: [BreakClass] = []
  private(set) var runOfCharacter: [Int] = []
  private(set) var starts: [Double] = []
  private(set) var kerning: [Double] = []
  private(set) var end = 0.0
  private var paragraphStart = 0.0
  private var previous: Character?

  /// The distance of the tab stops of a paragraph that sets none.
  private static let tabInterval = 28.0

  init(_ text: StyledText, era: FontEra) {
    runs = text.runs
    metrics = text.runs.map { $0.font.glyphMetrics(era: era) }
    var end = 0
    ends = text.runs.map { run in
      end += run.text.utf16.count
      return end
    }
  }

  mutating func append(_ character: Character, offset: Int) {
    var run = runOfCharacter.last ?? 0
    while run < ends.count - 1, offset >= ends[run] { run += 1 }
    let pair = kerningWithPrevious(of: character, in: run)
    let breakClass = BreakClass(of: character)
    classes.append(breakClass)
    starts.append(end + pair)
    kerning.append(pair)
    end += pair + advance(of: character, in: run)
    if breakClass == .newline { paragraphStart = end }
    runOfCharacter.append(run)
    previous = character
  }

  /// Glyphs of different fonts are not kerned.
  private func kerningWithPrevious(of character: Character, in run: Int) -> Double {
    guard let previous, let last = runOfCharacter.last, runs[last].font == runs[run].font
    else { return 0 }
    return metrics[run].kerning(between: previous, and: character)
  }

  private func advance(of character: Character, in run: Int) -> Double {
    guard character != "\t" else {
      let position = end - paragraphStart
      return ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position
    }
    let advance = metrics[run].advance(of: character)
    return advance > 0 ? advance + runs[run].kerning : advance
  }
}
