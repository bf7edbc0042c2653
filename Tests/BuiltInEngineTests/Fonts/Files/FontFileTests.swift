import BuiltInEngine
import Foundation
import ScvdbTestSupport
import Testing
import TextMeasurement

/// The contents of font files that the tests write byte by byte.
@Suite struct FontFileTests {
  private func face(_ change: (inout SampleFont) -> Void = { _ in }) throws -> FontFace {
    var font = SampleFont()
    change(&font)
    return try #require(try FontFile(font.data, path: "Sample.ttf").faces.first)
  }

  @Test func faceUsesNameWeightAndSlopeTables() throws {
    let face = try face {
      $0.postScriptName = "Sample-SemiboldItalic"
      $0.weightClass = 600
      $0.isItalic = true
    }
    #expect(face.postScriptName == "Sample-SemiboldItalic")
    #expect(face.fullName == "Sample SemiboldItalic")
    #expect(face.familyName == "Sample")
    #expect(face.weight == 600)
    #expect(face.isItalic)
  }

  /// CoreText takes the heights in `hhea`, or in `OS/2` if `hhea` has none.
  ///
  /// They are 800, 200 and 0 in the first font, 700, 300 and 90 in the second, 900 and 250 in the
  /// third.
  @Test func firstDeclaredHeightsAreUsed() throws {
    let heights = try [
      face(), face { $0.lines.hhea = (0, 0, 0) },
      face {
        $0.lines.hhea = (0, 0, 0)
        $0.lines.typographic = (0, 0, 0)
      },
    ].map(\.heights)
    #expect(heights.map(\.ascent) == [800, 700, 900])
    #expect(heights.map(\.descent) == [200, 300, 250])
    #expect(heights.map(\.lineGap) == [0, 90, 0])
    #expect(heights[0].unitsPerEm == 1000)
    #expect(heights[0].capHeight == 700 && heights[0].xHeight == 500)
  }

  @Test func collectionFacesKeepFileOrder() throws {
    var bold = SampleFont()
    bold.postScriptName = "Sample-Bold"
    bold.weightClass = 700
    let file = try FontFile(SampleFont.collection(of: [SampleFont(), bold]), path: "Sample.ttc")
    #expect(file.faces.map(\.postScriptName) == ["Sample-Regular", "Sample-Bold"])
    #expect(file.faces.map(\.weight) == [400, 700])
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx"])
  func missingTableIsNamed(table: String) {
    var font = SampleFont()
    font.missingTables = [table]
    #expect(throws: FontFileError(path: "Sample.ttf", problem: .missingTable(table))) {
      try FontFile(font.data, path: "Sample.ttf")
    }
  }

  @Test func invalidFontIsReported() {
    #expect(throws: FontFileError(path: "a.otf", problem: .notAFont)) {
      try FontFile(Data("no font".utf8), path: "a.otf")
    }
    let error = FontFileError(path: "a.otf", problem: .notAFont)
    #expect(error.description == "a.otf: this is not an OpenType or TrueType font")
  }

  @Test func cutFilesAreRefusedOrRead() {
    let bytes = SampleFont().data
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? FontFile(bytes.prefix(length), path: "cut.ttf")
    }
  }

  // MARK: - Limits

  @Test func collectionWithManyFacesIsRefused() throws {
    let faces = Array(repeating: SampleFont(), count: 1001)
    #expect(throws: FontFileError(path: "a.ttc", problem: .tooManyFaces)) {
      try FontFile(SampleFont.collection(of: faces), path: "a.ttc")
    }
    let whole = try FontFile(SampleFont.collection(of: Array(faces.dropLast())), path: "a.ttc")
    #expect(whole.faces.count == 1000)
  }

  @Test(arguments: [
    (1, 999, nil), (1, 1000, FontFileError.Problem.tooManyFaces), (65, 1, .tooManyAxes),
  ])
  func variationsAreLimited(_ axes: Int, instances: Int, problem: FontFileError.Problem?) {
    var font = SampleFont()
    font.otherTables["fvar"] = SampleFont.variations(axes: axes, instances: instances)
    var found: FontFileError.Problem?
    do throws(FontFileError) {
      _ = try FontFile(font.data, path: "a.ttf")
    } catch {
      found = error.problem
    }
    #expect(found == problem)
  }

  // MARK: - Shaping

  /// A and V are 600 and 500 wide, and kerned 80 together.
  @Test func kerningIsApartFromAdvances() throws {
    let units = try face().shape(Array("AVA".utf16))
    #expect(units.map(\.advance) == [600, 500, 600])
    #expect(units.map(\.kerning) == [-80, 0, 0])
  }

  /// f and i are 300 and 200 wide, their ligature 450.
  @Test func ligatureHasPositionOfFirstCharacter() throws {
    let units = try face { $0.ligature = 450 }.shape(Array("AfiA".utf16))
    #expect(units.map(\.advance) == [600, 450, 0, 600])
  }

  @Test func missingGlyphIsMarked() throws {
    let units = try face().shape(Array("A😀A".utf16))
    #expect(units.map(\.isMissing) == [false, true, false, false])
  }
}
