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
    line.append(string)
    self.era = era
    runs = text.runs
    indices =
      (line.isASCII ? Array(string.utf8.indices) : Array(string.indices)) + [string.endIndex]
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

  /// A character as far as its place on the line goes.
  private struct Piece {
    var scalar: Unicode.Scalar?
    /// The number of UTF-16 units.
    var length: Int
  }

  private let runs: [StyledText.Run]

  /// Where each run ends, as an offset in the string.
  private let ends: [Int]
  let metrics: [any GlyphMetrics]

  /// What each UTF-16 code unit measures where its font shapes text as a whole; empty if none does.
  private let shapedUnits: [ShapedUnit?]

  /// Whether each byte of the text is a character.
  let isASCII: Bool

  /// What the last character, shaped as a part of its text, keeps from the next.
  private var kerningWithNext = 0.0
  private(set) var classes: [BreakClass] = []
  private(set) var runOfCharacter: [Int] = []
  private(set) var starts: [Double] = []
  private(set) var kerning: [Double] = []
  private(set) var end = 0.0
  private var paragraphStart = 0.0

  /// The first scalar of the last character.
  private var previous: Unicode.Scalar?

  /// The number of UTF-16 units so far.
  private var offset = 0

  /// The glyphs of ASCII that were looked up, in the font of the last one, by their codes.
  private var asciiGlyphs: [Glyph?] = []

  /// The others: a text repeats few of them, and it takes long to find out about one.
  private var otherGlyphs: [Unicode.Scalar: Glyph] = [:]

  /// The distance of the tab stops of a paragraph that sets none.
  private static let tabInterval = 28.0

  init(_ text: StyledText, era: FontEra) {
    runs = text.runs
    // The one character of ASCII that has two bytes begins with a carriage return.
    isASCII = runs.allSatisfy { run in
      run.text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    }
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
    var stretches: [(length: Int, units: [ShapedUnit]?)] = []
    var index = 0
    while index < runs.count {
      let font = runs[index].font
      let stretch = runs[index...].prefix { $0.font == font }
      let text = stretch.map(\.text).joined()
      stretches.append((text.utf16.count, metrics[index].shape(text)))
      index = stretch.endIndex
    }
    guard stretches.contains(where: { $0.units != nil }) else { return [] }
    return stretches.flatMap { length, units -> [ShapedUnit?] in
      units ?? Array(repeating: nil, count: length)
    }
  }

  /// Places all characters of the runs.
  mutating func append(_ text: String) {
    reserveCapacity(text.utf8.count)
    if isASCII {
      for code in text.utf8 { append(code) }
    } else {
      for character in text { append(character) }
    }
  }

  /// Bytes are at least as many as characters.
  private mutating func reserveCapacity(_ bytes: Int) {
    classes.reserveCapacity(bytes)
    runOfCharacter.reserveCapacity(bytes)
    starts.reserveCapacity(bytes + 1)
    kerning.reserveCapacity(bytes + 1)
  }

  /// Places a character of ASCII.
  private mutating func append(_ code: UInt8) {
    let run = nextRun()
    place(asciiGlyph(code, in: run), Piece(scalar: Unicode.Scalar(code), length: 1), in: run)
  }

  private mutating func append(_ character: Character) {
    let run = nextRun()
    let piece = Piece(scalar: character.unicodeScalars.first, length: character.utf16.count)
    place(glyph(of: character, in: run), piece, in: run)
  }

  private mutating func place(_ glyph: Glyph, _ piece: Piece, in run: Int) {
    var glyph = glyph
    // Glyphs of different fonts are not kerned.
    let isKerned = runOfCharacter.last.map { hasSameFont($0, run) } ?? false
    var pair = isKerned ? kerningWithPrevious(of: piece, in: run) : 0
    if let unit = shapedUnit(of: piece) {
      pair = isKerned ? kerningWithNext : 0
      glyph.advance = unit.advance
      kerningWithNext = unit.kerning
    }
    classes.append(glyph.breakClass)
    starts.append(end + pair)
    kerning.append(pair)
    end += pair + advance(of: piece, glyph, in: run)
    if glyph.breakClass == .newline { paragraphStart = end }
    runOfCharacter.append(run)
    previous = piece.scalar
    offset += piece.length
  }

  /// What the next character measures as a part of its text; nil where it measures by itself.
  private func shapedUnit(of piece: Piece) -> ShapedUnit? {
    guard !shapedUnits.isEmpty, shapedUnits[offset] != nil else { return nil }
    return shapedUnits[offset..<offset + piece.length].reduce(into: ShapedUnit()) {
      $0.advance += $1?.advance ?? 0
      $0.kerning += $1?.kerning ?? 0
    }
  }

  /// The run of the next character, which no glyph of another font is known for.
  private mutating func nextRun() -> Int {
    let last = runOfCharacter.last ?? 0
    var run = last
    while run < ends.count - 1, offset >= ends[run] { run += 1 }
    if !hasSameFont(last, run) { (asciiGlyphs, otherGlyphs) = ([], [:]) }
    return run
  }

  private func hasSameFont(_ one: Int, _ other: Int) -> Bool {
    one == other || runs[one].font == runs[other].font
  }

  private func kerningWithPrevious(of piece: Piece, in run: Int) -> Double {
    guard let previous, let scalar = piece.scalar else { return 0 }
    return metrics[run].kerning(between: previous, and: scalar)
  }

  private func advance(of piece: Piece, _ glyph: Glyph, in run: Int) -> Double {
    guard piece.scalar != "\t" else {
      let position = end - paragraphStart
      return ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position
    }
    if let attachment = runs[run].attachment { return attachment.width + runs[run].kerning }
    return glyph.advance > 0 ? glyph.advance + runs[run].kerning : glyph.advance
  }

  private mutating func glyph(of character: Character, in run: Int) -> Glyph {
    guard let scalar = character.onlyScalar else { return newGlyph(of: character, in: run) }
    if scalar.isASCII { return asciiGlyph(UInt8(scalar.value), in: run) }
    if let known = otherGlyphs[scalar] { return known }
    let glyph = newGlyph(of: character, in: run)
    otherGlyphs[scalar] = glyph
    return glyph
  }

  private mutating func asciiGlyph(_ code: UInt8, in run: Int) -> Glyph {
    if asciiGlyphs.isEmpty { asciiGlyphs = Array(repeating: nil, count: 0x80) }
    if let known = asciiGlyphs[Int(code)] { return known }
    let glyph = newGlyph(of: Character(Unicode.Scalar(code)), in: run)
    asciiGlyphs[Int(code)] = glyph
    return glyph
  }

  private func newGlyph(of character: Character, in run: Int) -> Glyph {
    Glyph(breakClass: BreakClass(of: character), advance: metrics[run].advance(of: character))
  }
}

extension Character {
  /// The scalar of a character that consists of one.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }
}
