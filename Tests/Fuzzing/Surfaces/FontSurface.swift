import BuiltInEngine
import Foundation
import ScvdbTestSupport
import TextMeasurement

/// Font files: read, and their faces shape text, or refused with a reason.
struct FontSurface: FuzzSurface {
  private static let texts = [
    "AVA fifi", "e\u{301} 日本 👩‍👩‍👧 \u{202E}A", String(repeating: "AVfi ", count: 400),
  ]
  /// Two-byte numbers that replace counts, offsets and lengths.
  private static let numbers: [UInt16] = [
    0, 1, 2, 3, 4, 8, 12, 16, 0x7F, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF,
  ]
  private static let optionalTables = [
    "GSUB", "GPOS", "GDEF", "morx", "kerx", "avar", "HVAR", "MVAR", "STAT", "CFF ", "glyf", "loca",
  ]

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    var bytes = [UInt8](font(&numbers))
    for _ in 0..<numbers.number(below: 6) { damage(&bytes, &numbers) }
    let data = Data(bytes)
    return FuzzInput(
      numbers.number(below: 10) == 0 ? ByteMutator.mutant(of: data, &numbers) : data
    )
  }

  private func font(_ numbers: inout SeededGenerator) -> Data {
    guard numbers.number(below: 5) == 0 else { return face(&numbers).data }
    let faces = (0...numbers.number(below: 3)).map { _ in face(&numbers) }
    return SampleFont.collection(of: faces)
  }

  private func face(_ numbers: inout SeededGenerator) -> SampleFont {
    var font = SampleFont()
    if numbers.number(below: 4) == 0 {
      font.postScriptName = numbers.element(of: Nonsense.words) ?? ""
    }
    font.unitsPerEm = numbers.element(of: [1000, 1000, 2048, 0, 15, 16, 16384, 65535]) ?? 1000
    if numbers.number(below: 2) == 0 { font.ligature = numbers.number(below: 1 << 16) }
    if numbers.number(below: 3) == 0 {
      let (axes, instances) = (numbers.number(below: 70), numbers.number(below: 12))
      font.otherTables["fvar"] = SampleFont.variations(axes: axes, instances: instances)
    }
    if numbers.number(below: 3) == 0, let table = numbers.element(of: Self.optionalTables) {
      font.otherTables[table] = made(&numbers)
    }
    if numbers.number(below: 8) == 0 {
      font.missingTables = [numbers.element(of: ["OS/2", "name", "hmtx", "maxp", "cmap"]) ?? ""]
    }
    return font
  }

  /// Returns a table of mostly small numbers, like offsets and counts.
  private func made(_ numbers: inout SeededGenerator) -> [UInt8] {
    (0..<numbers.number(below: 120)).flatMap { _ -> [UInt8] in
      let number =
        numbers.number(below: 3) == 0
        ? numbers.element(of: Self.numbers) ?? 0 : UInt16(numbers.number(below: 40))
      return [UInt8(number >> 8), UInt8(number & 0xFF)]
    }
  }

  /// Overwrites a number of two or four bytes somewhere.
  private func damage(_ bytes: inout [UInt8], _ numbers: inout SeededGenerator) {
    guard bytes.count > 8 else { return }
    // The directory of tables is damaged as often as the tables.
    let end = numbers.number(below: 2) == 0 ? min(bytes.count, 160) : bytes.count
    let offset = numbers.number(below: end - 4) & ~1
    let number = numbers.element(of: Self.numbers) ?? 0
    for index in 0..<(numbers.number(below: 4) == 0 ? 2 : 1) {
      bytes[offset + 2 * index] = UInt8(number >> 8)
      bytes[offset + 2 * index + 1] = UInt8(number & 0xFF)
    }
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    let file: FontFile
    do throws(FontFileError) {
      file = try FontFile(bytes, path: "F")
    } catch {
      try checkClear("\(error)", startingWith: "F: ")
      return .refused
    }
    for face in file.faces { try check(face) }
    return .read
  }

  private func check(_ face: FontFace) throws {
    let heights = face.heights
    let numbers = [
      heights.ascent, heights.descent, heights.lineGap, heights.capHeight, heights.xHeight,
    ]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 65535 }),
      (16...16384).contains(heights.unitsPerEm), face.postScriptName.utf8.count < 1000
    else { throw FuzzFinding("a face with impossible numbers or names was read") }
    for text in Self.texts {
      let units = Array(text.utf16)
      let shaped = face.shape(units)
      guard shaped.count == units.count, shaped == face.shape(units),
        shaped.allSatisfy({ $0.advance.isFinite && $0.kerning.isFinite })
      else { throw FuzzFinding("a text was shaped into something else") }
    }
  }
}
