/// The glyphs of a text, one after the other on an endless line.
struct GlyphLine {
  /// A character's class and advance in one font.
  private struct Glyph {
    var breakClass: BreakClass
    var advance: Double
  }

  /// The properties of a character that determine its position on the line.
  private struct Piece {
    /// Its first scalar.
    var scalar: Unicode.Scalar
    /// The number of UTF-16 units.
    var length: Int
  }

  /// All the characters.
  let text: String

  private let runs: [StyledText.Run]

  /// The end of each run, as an offset in the string.
  private let ends: [Int]
  let metrics: [any GlyphMetrics]

  /// The measurements of each UTF-16 code unit in fonts that shape whole texts; empty without such
  /// fonts.
  private let shapedUnits: [ShapedUnit?]

  /// Whether each byte of the text is a character.
  private let isASCII: Bool

  /// The kerning between the last character, shaped as a part of its text, and the next one.
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

  /// The cached glyphs of ASCII, by code, in the font of the last character.
  private var asciiGlyphs: [Glyph?] = []

  /// The other cached glyphs.
  ///
  /// A text repeats few of them, but a lookup is slow.
  private var otherGlyphs: [Unicode.Scalar: Glyph] = [:]

  /// The default distance of a paragraph's tab stops.
  private static let tabInterval = 28.0

  /// Places all characters.
  init(_ styled: StyledText, generation: FontGeneration) {
    text = styled.string
    runs = styled.runs
    // The only ASCII character with two bytes begins with a carriage return.
    isASCII = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    metrics = runs.map { $0.font.glyphMetrics(generation: generation) }
    shapedUnits = Self.shapedUnits(of: runs, by: metrics)
    var end = 0
    ends = runs.map { run in
      end += run.text.utf16.count
      return end
    }
    reserveCapacity(text.utf8.count)
    if isASCII {
      for code in text.utf8 { append(code) }
    } else {
      for character in text { append(character) }
    }
  }

  /// The start of each character in the text.
  var indices: [String.Index] { isASCII ? Array(text.utf8.indices) : Array(text.indices) }

  /// Shapes the text in stretches with the same font.
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

  /// Reserves capacity for at least as many characters as bytes.
  private mutating func reserveCapacity(_ bytes: Int) {
    classes.reserveCapacity(bytes)
    runOfCharacter.reserveCapacity(bytes)
    starts.reserveCapacity(bytes)
    kerning.reserveCapacity(bytes)
  }

  /// Places a character of ASCII.
  private mutating func append(_ code: UInt8) {
    let run = nextRun()
    place(asciiGlyph(code, in: run), Piece(scalar: Unicode.Scalar(code), length: 1), in: run)
  }

  private mutating func append(_ character: Character) {
    let run = nextRun()
    let piece = Piece(scalar: character.firstScalar, length: character.utf16.count)
    place(glyph(of: character, in: run), piece, in: run)
  }

  private mutating func place(_ glyph: Glyph, _ piece: Piece, in run: Int) {
    var glyph = glyph
    // Kerning does not apply between glyphs of different fonts.
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

  /// Returns the measurements of the next character as a part of its text; nil if it is measured
  /// alone.
  private func shapedUnit(of piece: Piece) -> ShapedUnit? {
    guard !shapedUnits.isEmpty, shapedUnits[offset] != nil else { return nil }
    return shapedUnits[offset..<offset + piece.length].reduce(into: ShapedUnit()) {
      $0.advance += $1?.advance ?? 0
      $0.kerning += $1?.kerning ?? 0
    }
  }

  /// Returns the run of the next character; clears the cached glyphs of another font.
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
    previous.map { metrics[run].kerning(between: $0, and: piece.scalar) } ?? 0
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
