package import Foundation

/// A font file made of numbers: a face without outlines, with the width and height for a test.
package struct SampleFont {
  package var postScriptName = "Sample-Regular"
  package var familyName = "Sample"
  package var weightClass = 400
  package var isItalic = false
  package var unitsPerEm = 1000
  /// The heights in `hhea`, and the typographic and Windows heights in `OS/2`: above, below, gap.
  package var lines = (hhea: (800, -200, 0), typographic: (700, -300, 90), windows: (900, 250))
  package var advances: [Character: Int] = ["A": 600, "V": 500, " ": 250, "f": 300, "i": 200]
  package var kerning: [(first: Character, second: Character, value: Int)] = [("A", "V", -80)]
  /// The advance of a ligature of f and i; nil for none.
  package var ligature: Int?
  /// The tags of missing tables.
  package var missingTables: Set<String> = []
  /// Additional tables.
  package var otherTables: [String: [UInt8]] = [:]

  package init() {}

  /// The bytes of the file.
  package var data: Data { Data(file()) }

  /// Returns the bytes of a collection of faces.
  package static func collection(of fonts: [SampleFont]) -> Data {
    let start = 12 + 4 * fonts.count
    var directory = Bytes()
    var bodies = Bytes()
    for font in fonts {
      directory.add32(start + bodies.count)
      bodies += font.file(at: start + bodies.count)
    }
    var bytes = Bytes("ttcf".utf8)
    bytes.add32(0x10000)
    bytes.add32(fonts.count)
    return Data(bytes + directory + bodies)
  }

  /// Returns the bytes of the face with `origin` bytes before it.
  private func file(at origin: Int = 0) -> Bytes {
    let tables = tables.filter { !missingTables.contains($0.key) }.sorted { $0.key < $1.key }
    var bytes: Bytes = [0, 1, 0, 0]
    for number in [tables.count, 0, 0, 0] { bytes.add16(number) }
    var body = Bytes()
    for (tag, content) in tables {
      bytes += tag.utf8
      bytes.add32(0)
      bytes.add32(origin + 12 + 16 * tables.count + body.count)
      bytes.add32(content.count)
      body += content
      while body.count % 4 != 0 { body.append(0) }
    }
    return bytes + body
  }
}

private typealias Bytes = [UInt8]

extension [UInt8] {
  fileprivate mutating func add16(_ value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  fileprivate mutating func add32(_ value: Int) {
    add16(value >> 16)
    add16(value)
  }

  fileprivate mutating func put16(_ value: Int, at offset: Int) {
    self[offset] = UInt8(truncatingIfNeeded: value >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: value)
  }
}

// MARK: - Tables

extension SampleFont {
  /// The glyphs after `.notdef`, with the ligature after the characters.
  private var glyphs: [Character] { advances.keys.sorted() }

  private func glyph(_ character: Character) -> Int {
    (glyphs.firstIndex(of: character) ?? -1) + 1
  }

  private var glyphCount: Int { glyphs.count + 1 + (ligature == nil ? 0 : 1) }

  private var tables: [String: [UInt8]] {
    var tables = [
      "OS/2": os2, "cmap": cmap, "head": head, "hhea": hhea, "hmtx": hmtx, "kern": kern,
      "maxp": maxp, "name": name,
    ]
    if ligature != nil { tables["GSUB"] = gsub }
    return tables.merging(otherTables) { $1 }
  }

  /// Returns a table `fvar` of width axes, with instances that all have the same name.
  package static func variations(axes: Int, instances: Int) -> [UInt8] {
    var bytes = Bytes()
    for number in [1, 0, 16, 2, axes, 20, instances, 4 + 4 * axes] { bytes.add16(number) }
    for _ in 0..<axes {
      bytes += "wdth".utf8
      for number in [50, 100, 200] { bytes.add32(number << 16) }
      bytes.add32(1)
    }
    for _ in 0..<instances {
      bytes.add32(1 << 16)
      for _ in 0..<axes { bytes.add32(100 << 16) }
    }
    return bytes
  }

  private var head: [UInt8] {
    var bytes = Bytes(repeating: 0, count: 54)
    bytes.put16(1, at: 0)
    bytes.put16(0x5F0F, at: 12)
    bytes.put16(0x3CF5, at: 14)
    bytes.put16(unitsPerEm, at: 18)
    return bytes
  }

  private var hhea: [UInt8] {
    var bytes = Bytes(repeating: 0, count: 36)
    bytes.put16(1, at: 0)
    bytes.put16(lines.hhea.0, at: 4)
    bytes.put16(lines.hhea.1, at: 6)
    bytes.put16(lines.hhea.2, at: 8)
    bytes.put16(glyphCount, at: 34)
    return bytes
  }

  private var hmtx: [UInt8] {
    var bytes = Bytes()
    for advance in [500] + glyphs.map({ advances[$0] ?? 0 }) + [ligature].compactMap(\.self) {
      bytes.add16(advance)
      bytes.add16(0)
    }
    return bytes
  }

  private var maxp: [UInt8] {
    var bytes: Bytes = [0, 0, 0x50, 0]
    bytes.add16(glyphCount)
    return bytes
  }

  private var os2: [UInt8] {
    var bytes = Bytes(repeating: 0, count: 96)
    bytes.put16(4, at: 0)
    bytes.put16(weightClass, at: 4)
    bytes.put16(isItalic ? 1 : 0, at: 62)
    bytes.put16(lines.typographic.0, at: 68)
    bytes.put16(lines.typographic.1, at: 70)
    bytes.put16(lines.typographic.2, at: 72)
    bytes.put16(lines.windows.0, at: 74)
    bytes.put16(lines.windows.1, at: 76)
    bytes.put16(500, at: 86)
    bytes.put16(700, at: 88)
    return bytes
  }

  /// Format 12, a group for each character.
  private var cmap: [UInt8] {
    var bytes = Bytes()
    for number in [0, 1, 3, 10] { bytes.add16(number) }
    bytes.add32(12)
    bytes.add16(12)
    bytes.add16(0)
    for number in [16 + 12 * glyphs.count, 0, glyphs.count] { bytes.add32(number) }
    for (index, character) in glyphs.enumerated() {
      let code = Int(character.unicodeScalars.first?.value ?? 0)
      for number in [code, code, index + 1] { bytes.add32(number) }
    }
    return bytes
  }

  private var name: [UInt8] {
    let names = [
      (1, familyName), (4, postScriptName.replacing("-", with: " ")), (6, postScriptName),
    ]
    var bytes = Bytes()
    for number in [0, names.count, 6 + 12 * names.count] { bytes.add16(number) }
    var texts = Bytes()
    for (id, text) in names {
      for number in [3, 1, 0x409, id, 2 * text.utf16.count, texts.count] { bytes.add16(number) }
      for unit in text.utf16 { texts.add16(Int(unit)) }
    }
    return bytes + texts
  }

  private var kern: [UInt8] {
    let pairs = kerning.map { (glyph($0.first), glyph($0.second), $0.value) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    var bytes = Bytes()
    for number in [0, 1, 0, 14 + 6 * pairs.count, 1, pairs.count, 0, 0, 0] { bytes.add16(number) }
    for (first, second, value) in pairs {
      for number in [first, second, value] { bytes.add16(number) }
    }
    return bytes
  }

  /// One feature, `liga`, with one lookup: f and i become the last glyph.
  private var gsub: [UInt8] {
    var bytes = Bytes()
    for number in [1, 0, 10, 30, 44] { bytes.add16(number) }
    // Scripts: the default script, with the feature in its default language.
    bytes.add16(1)
    bytes += "DFLT".utf8
    for number in [8, 4, 0, 0, 0xFFFF, 1, 0] { bytes.add16(number) }
    // Features.
    bytes.add16(1)
    bytes += "liga".utf8
    for number in [8, 0, 1, 0] { bytes.add16(number) }
    // Lookups: one of type 4 with one subtable.
    for number in [1, 4, 4, 0, 1, 8] { bytes.add16(number) }
    for number in [1, 8, 1, 14, 1, 1, glyph("f"), 1, 4, glyphCount - 1, 2, glyph("i")] {
      bytes.add16(number)
    }
    return bytes
  }
}
