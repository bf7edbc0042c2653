import Foundation
import ScenarioModel
import ScvdbTestSupport
import Testing

@testable import BuiltInEngine

/// The file that measures a font, by the font's name.
@Suite struct FontCatalogTests {
  private func catalog(
    of names: [(name: String, weight: Int, isItalic: Bool)]
  ) throws -> FontCatalog {
    var catalog = FontCatalog()
    for (name, weight, isItalic) in names {
      var font = SampleFont()
      font.postScriptName = name
      font.weightClass = weight
      font.isItalic = isItalic
      catalog.add(try FontFile(font.data, path: "\(name).ttf"), sha256: name)
    }
    return catalog
  }

  @Test(arguments: [
    ("Sample-Bold", "Sample-Bold"), ("Sample-BOLD", "Sample-Bold"), ("Sample Bold", "Sample-Bold"),
    ("Sample", "Sample-Regular"), ("sample", "Sample-Regular"), ("Sample-Semibold", nil),
    ("Other-Bold", nil),
  ])
  func nameSelectsFace(name: String, face: String?) throws {
    let catalog = try catalog(of: [
      ("Sample-Italic", 400, true), ("Sample-Bold", 700, false), ("Sample-Regular", 400, false),
    ])
    #expect(catalog.font(named: name)?.face == face)
    #expect(catalog.font(named: name)?.file == face.map { "\($0).ttf" })
  }

  @Test func firstFileWithNameIsUsed() throws {
    var catalog = try catalog(of: [("Sample-Regular", 400, false)])
    catalog.add(try FontFile(SampleFont().data, path: "second.ttf"), sha256: "2")
    #expect(catalog.font(named: "Sample-Regular")?.file == "Sample-Regular.ttf")
  }
}
