import Foundation
import ScenarioLoading
import SnapshotModel
import Testing

/// The images of asset catalogs.
@Suite struct ImageCatalogTests {
  /// Makes a project of files, by their paths.
  private func catalog(_ files: [String: Data]) throws -> ImageCatalog {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, data) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
    return ImageCatalog(folder: folder.path)
  }

  private func contents(_ images: String, _ more: String = "") -> Data {
    Data(#"{"images":[\#(images)],"info":{"version":1}\#(more)}"#.utf8)
  }

  @Test func theImageForTwoPixelsAPointIsTaken() throws {
    let set = "App/Assets.xcassets/Icons/logo.imageset"
    let catalog = try catalog([
      "\(set)/Contents.json": contents(
        #"{"scale":"1x","filename":"a.png"},{"scale":"2x","filename":"b.png"},{"scale":"3x"}"#,
        #","properties":{"template-rendering-intent":"template"}"#
      ),
      "\(set)/a.png": Data([1]), "\(set)/b.png": Data([0, 0, 0]),
    ])
    // Three zero bytes are "AAAA" in Base64.
    let expected = ImageAsset(mediaType: "image/png", content: "AAAA", isTemplate: true)
    #expect(catalog.image(named: "logo") == expected)
    #expect(catalog.image(named: "Icons/logo") == expected)
    #expect(catalog.image(named: "other") == nil)
  }

  @Test func whatADrawingCannotContainIsNoImage() throws {
    let catalog = try catalog([
      "A.xcassets/pdf.imageset/Contents.json": contents(#"{"filename":"a.pdf"}"#),
      "A.xcassets/pdf.imageset/a.pdf": Data([1]),
      "A.xcassets/away.imageset/Contents.json": contents(#"{"filename":"../secret.png"}"#),
      "A.xcassets/secret.png": Data([1]),
      "A.xcassets/gone.imageset/Contents.json": contents(#"{"filename":"gone.png"}"#),
      "A.xcassets/bad.imageset/Contents.json": Data("{".utf8),
      "A.xcassets/large.imageset/Contents.json": contents(#"{"filename":"a.png"}"#),
      "A.xcassets/large.imageset/a.png": Data(count: 300_000),
    ])
    for name in ["pdf", "away", "gone", "bad", "large"] {
      #expect(catalog.image(named: name) == nil, "\(name)")
    }
  }
}
