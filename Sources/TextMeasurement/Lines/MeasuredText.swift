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
    var line = GlyphLine(text, era: era)
    let string = text.string
    for character in string { line.append(character) }
    self.era = era
    runs = text.runs
    indices = string.indices + [string.endIndex]
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

/// Places glyphs one behind the other.
private struct GlyphLine {
  /// What a character does on a line, in one font.
  private struct Glyph {
    var breakClass: BreakClass
    var advance: Double
  }

  private let runs: [StyledText.Run]

  /// Where each run ends, as an offset in the string.
  private let ends: [Int]
  let metrics: [any GlyphMetrics]

  /// What each UTF-16 code unit measures where its font shapes text as a whole; empty if none does.
  private let shapedUnits: [ShapedUnit?]

  /// What the last character, shaped as a part of its text, keeps from the next.
  private var kerningWithNext = 0.0
  private(set) var classes: [BreakClass] = []
  private(set) var runOfCharacter: [Int] = []
  private(set) var starts: [Double] = []
  private(set) var kerning: [Double] = []
  private(set) var end = 0.0
  private var paragraphStart = 0.0
  private var previous: Character?

  /// The number of UTF-16 units so far.
  private var offset = 0

  /// The glyphs beyond ASCII that were looked up, in the font of the last one: a text repeats few
  /// of them, and it takes long to find out about one.
  private var knownGlyphs: [Unicode.Scalar: Glyph] = [:]

  /// The distance of the tab stops of a paragraph that sets none.
  private static let tabInterval = 28.0

  init(_ text: StyledText, era: FontEra) {
    runs = text.runs
    metrics = text.runs.map { $0.font.glyphMetrics(era: era) }
    shapedUnits = Self.shapedUnits(of: text.runs, by: metrics)
    var end = 0
    ends = text.runs.map { run in
      end += run.text.utf16.count
      return end
    }
  }

  /// Shapes the text stretch by stretch; one stretch is all that has the same font.
  private static func shapedUnits(
    of runs: [StyledText.Run],
    by metrics: [any GlyphMetrics]
  ) -> [ShapedUnit?] {
    var units: [ShapedUnit?] = []
    var isShaped = false
    var index = 0
    while index < runs.count {
      let font = runs[index].font
      let stretch = runs[index...].prefix { $0.font == font }
      let text = stretch.map(\.text).joined()
      let shaped = metrics[index].shape(text)
      isShaped = isShaped || shaped != nil
      units += shaped ?? Array(repeating: nil, count: text.utf16.count)
      index = stretch.endIndex
    }
    return isShaped ? units : []
  }

  mutating func append(_ character: Character) {
    let run = runOfNextCharacter
    let hasFontOfPrevious = runOfCharacter.last.map { hasSameFont($0, run) } ?? true
    if !hasFontOfPrevious { knownGlyphs = [:] }
    // Glyphs of different fonts are not kerned.
    var pair = hasFontOfPrevious ? kerningWithPrevious(of: character, in: run) : 0
    var glyph = glyph(of: character, in: run)
    if let unit = shapedUnit(of: character) {
      pair = hasFontOfPrevious ? kerningWithNext : 0
      glyph.advance = unit.advance
      kerningWithNext = unit.kerning
    }
    classes.append(glyph.breakClass)
    starts.append(end + pair)
    kerning.append(pair)
    end += pair + advance(of: character, glyph, in: run)
    if glyph.breakClass == .newline { paragraphStart = end }
    runOfCharacter.append(run)
    previous = character
    offset += character.utf16.count
  }

  /// What the next character measures as a part of its text; nil where it measures by itself.
  private func shapedUnit(of character: Character) -> ShapedUnit? {
    guard !shapedUnits.isEmpty, shapedUnits[offset] != nil else { return nil }
    return shapedUnits[offset..<offset + character.utf16.count].reduce(into: ShapedUnit()) {
      $0.advance += $1?.advance ?? 0
      $0.kerning += $1?.kerning ?? 0
    }
  }

  private var runOfNextCharacter: Int {
    var run = runOfCharacter.last ?? 0
    while run < ends.count - 1, offset >= ends[run] { run += 1 }
    return run
  }

  private func hasSameFont(_ one: Int, _ other: Int) -> Bool {
    one == other || runs[one].font == runs[other].font
  }

  private func kerningWithPrevious(of character: Character, in run: Int) -> Double {
    previous.map { metrics[run].kerning(between: $0, and: character) } ?? 0
  }

  private func advance(of character: Character, _ glyph: Glyph, in run: Int) -> Double {
    guard character != "\t" else {
      let position = end - paragraphStart
      return ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position
    }
    if let attachment = runs[run].attachment { return attachment.width + runs[run].kerning }
    return glyph.advance > 0 ? glyph.advance + runs[run].kerning : glyph.advance
  }

  private mutating func glyph(of character: Character, in run: Int) -> Glyph {
    let scalar = character.isASCII ? nil : character.onlyScalar
    if let known = scalar.flatMap({ knownGlyphs[$0] }) { return known }
    let glyph = Glyph(
      breakClass: BreakClass(of: character),
      advance: metrics[run].advance(of: character)
    )
    if let scalar { knownGlyphs[scalar] = glyph }
    return glyph
  }
}

extension Character {
  /// The scalar of a character that consists of one.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }
}
