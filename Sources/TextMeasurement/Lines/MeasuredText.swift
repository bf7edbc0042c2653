/// A text with its glyphs on one endless line, for measuring any part of it in constant time.
package struct MeasuredText: Sendable {
  /// The characters' positions in the string, and its end.
  private(set) var indices: [String.Index]

  /// The break class of each character.
  private(set) var classes: [BreakClass]

  /// For each offset, the end of the last visible character before it.
  private var visibleEnds: [Int]

  /// The generation of the system font and of the rules for line breaks.
  let generation: FontGeneration

  private var runs: [StyledText.Run]

  /// The run of each character.
  private var runOfCharacter: [Int]

  /// The width of the ellipsis in each run's font.
  private var ellipses: [Double]

  /// The start of each glyph, including kerning with its predecessor, and the end of the last one.
  private var starts: [Double]

  /// The kerning of each glyph with its predecessor, which does not apply at the start of a line.
  private var kerning: [Double]

  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ text: StyledText, generation: FontGeneration) {
    let line = GlyphLine(text, generation: generation)
    self.generation = generation
    runs = text.runs
    indices = line.indices + [line.text.endIndex]
    classes = line.classes
    visibleEnds = Self.visibleEnds(of: line.classes)
    runOfCharacter = line.runOfCharacter
    ellipses = line.metrics.map { $0.advance(of: "…") }
    starts = line.starts + [line.end]
    kerning = line.kerning + [0]
  }

  /// The number of characters.
  var size: Int { classes.count }

  /// The same measurements in other memory.
  ///
  /// Threads would wait for each other to count the references to shared memory.
  var copy: MeasuredText {
    var copy = self
    copy.indices = indices.copy
    copy.classes = classes.copy
    copy.visibleEnds = visibleEnds.copy
    copy.runs = runs.copy
    copy.runOfCharacter = runOfCharacter.copy
    copy.ellipses = ellipses.copy
    copy.starts = starts.copy
    copy.kerning = kerning.copy
    return copy
  }

  /// All the characters.
  var string: String { runs.map(\.text).joined() }

  /// Returns the width of the characters at these offsets, on their own line.
  ///
  /// - Complexity: O(1).
  func width(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let last = range.upperBound
    return starts[last] - kerning[last] - starts[range.lowerBound]
  }

  /// Returns `range` without the spaces at its end, which overflow the edge of a wrapped line.
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

  /// Returns the extent of the characters at these offsets; an empty line has its line break's
  /// font.
  func extent(of range: Range<Int>) -> LineExtent {
    guard let first = runIndex(at: range.lowerBound) else { return LineExtent() }
    let last = range.isEmpty ? first : runOfCharacter[range.upperBound - 1]
    var extent = LineExtent(runs[first])
    for run in runs[first...last].dropFirst() { extent.unite(LineExtent(run)) }
    return extent
  }

  /// Returns the run of a character; after the last character, where an empty line may be, the last
  /// run.
  private func runIndex(at offset: Int) -> Int? {
    offset < runOfCharacter.count ? runOfCharacter[offset] : runOfCharacter.last
  }
}

/// The extent of a line from its runs, in points.
struct LineExtent {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  /// The space before the next line.
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

  /// The height without the gap.
  var height: Double { ascent + descent }
}

extension Array {
  /// The same elements in other memory.
  fileprivate var copy: [Element] { withUnsafeBufferPointer { Array($0) } }
}
