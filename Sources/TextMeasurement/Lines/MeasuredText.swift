/// A text whose glyphs are placed on one endless line, so that any part of it can be measured at
/// once.
package struct MeasuredText {
  /// The characters' positions in the string, and its end.
  let indices: [String.Index]

  /// What each character does to the lines around it.
  let classes: [BreakClass]

  /// Behind which character the last one before each offset stands that is not blank.
  private let visibleEnds: [Int]

  /// The generation of the system font, and of the rules by which lines are broken.
  let era: FontEra

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
  package init(_ text: StyledText, era: FontEra) {
    let line = GlyphLine(text, era: era)
    self.era = era
    runs = text.runs
    indices = line.indices + [line.text.endIndex]
    classes = line.classes
    visibleEnds = Self.visibleEnds(of: line.classes)
    runOfCharacter = line.runOfCharacter
    ellipses = line.metrics.map { $0.advance(of: "…") }
    starts = line.starts + [line.end]
    kerning = line.kerning + [0]
  }

  /// All the characters.
  var string: String { runs.map(\.text).joined() }

  /// Returns the width of the characters at these offsets, set on a line of their own.
  ///
  /// - Complexity: O(1).
  func width(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let last = range.upperBound
    return starts[last] - kerning[last] - starts[range.lowerBound]
  }

  /// Returns `range` without the spaces at its end, which hang over the edge of a wrapped line.
  ///
  /// - Complexity: O(1).
  func droppingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, visibleEnds[range.upperBound])
  }

  private static func visibleEnds(of classes: [BreakClass]) -> [Int] {
    var ends = [0]
    ends.reserveCapacity(classes.count + 1)
    for (offset, breakClass) in classes.enumerated() {
      ends.append(breakClass.isBlank ? ends[offset] : offset + 1)
    }
    return ends
  }

  /// Returns the width of an ellipsis in the font of the character at `offset`.
  func ellipsisWidth(at offset: Int) -> Double { runIndex(at: offset).map { ellipses[$0] } ?? 0 }

  /// Returns the style of the paragraph that begins at `offset`.
  func paragraphStyle(at offset: Int) -> ParagraphStyle {
    runIndex(at: offset).map { runs[$0].paragraphStyle } ?? ParagraphStyle()
  }

  /// Returns how high the characters at these offsets are; an empty line has its line break's font.
  func extent(of range: Range<Int>) -> LineExtent {
    guard let first = runIndex(at: range.lowerBound) else { return LineExtent() }
    let last = range.isEmpty ? first : runOfCharacter[range.upperBound - 1]
    var extent = LineExtent(runs[first])
    for run in runs[first...last].dropFirst() { extent.unite(LineExtent(run)) }
    return extent
  }

  /// The run of a character; behind the last one, where an empty line may be, the last run.
  private func runIndex(at offset: Int) -> Int? {
    offset < runOfCharacter.count ? runOfCharacter[offset] : runOfCharacter.last
  }
}

/// How high a line is by what is on it, in points.
struct LineExtent {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  /// What the line keeps from the next one.
  private(set) var gap = 0.0

  init() {}

  init(_ run: StyledText.Run) {
    if let attachment = run.attachment {
      (ascent, descent) = (attachment.ascent, attachment.descent)
    } else {
      (ascent, descent, gap) = (run.font.ascender, run.font.descender, run.font.lineGap)
    }
  }

  mutating func unite(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
  }

  /// The height by itself.
  var height: Double { ascent + descent }
}

/// The text of a view as it was measured last.
package struct LastMeasuredText {
  private struct Question: Equatable {
    var text: StyledText
    var era: FontEra
  }

  private var last = LastAnswer<Question, MeasuredText>()

  package init() {}

  /// How often a text was measured.
  package var measurements: Int { last.findings }

  /// Returns the last text measured where it is asked for again, else measures.
  package mutating func measured(_ text: StyledText, era: FontEra) -> MeasuredText {
    last.answer(to: Question(text: text, era: era)) { MeasuredText(text, era: era) }
  }
}
