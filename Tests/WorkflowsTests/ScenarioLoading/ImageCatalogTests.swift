import Foundation
import ProjectFiles
import SnapshotModel
import Testing
import Workflows

/// Reads the images of asset catalogs.
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

  @Test func imageAtTwoPixelScaleIsChosen() throws {
    let set = "App/Assets.xcassets/Icons/logo.imageset"
    let catalog = try catalog([
      "\(set)/Contents.json": contents(
        #"{"scale":"1x","filename":"a.png"},{"scale":"2x","filename":"b.png"},{"scale":"3x"}"#,
        #","properties":{"template-rendering-intent":"template"}"#
      ),
      "\(set)/a.png": Data([1]),
      "\(set)/b.png": Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ])
    // The signature of PNG in Base64.
    let expected = ImageAsset(mediaType: "image/png", content: "iVBORw0KGgo=", isTemplate: true)
    #expect(catalog.image(named: "logo") == expected)
    #expect(catalog.image(named: "Icons/logo") == expected)
    #expect(catalog.image(named: "other") == nil)
  }

  @Test func unsupportedImageFilesAreSkipped() throws {
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

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/><use href='#a'/></svg>", true),
    (
      "<?xml version='1.0'?><svg><rect fill='url(#g)'/><image href='data:image/png;base64,AA=='/></svg>",
      true
    ),
    ("token=secret", false), ("<html/>", false), ("<svg>", false), ("", false),
    ("<svg><image href='file:///etc/passwd'/></svg>", false),
    ("<svg><use xlink:href='other.svg#a'/></svg>", false),
    ("<svg><rect style='fill: url(http://a.example/)'/></svg>", false),
    ("<svg><style>@import 'a.css';</style></svg>", false),
    ("<svg><script>alert(1)</script></svg>", false), ("<svg onload='alert(1)'/>", false),
    ("<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg>&a;</svg>", false),
    ("<?xml-stylesheet href='a.css'?><svg/>", false),
  ])
  func pictureReferencesNoOtherFiles(text: String, isPicture: Bool) throws {
    let catalog = try catalog([
      "A.xcassets/a.imageset/Contents.json": contents(#"{"filename":"a.svg"}"#),
      "A.xcassets/a.imageset/a.svg": Data(text.utf8),
    ])
    #expect((catalog.image(named: "a") != nil) == isPicture)
    #expect(catalog.takeRefusals().map(\.reason) == (isPicture ? [] : [.wrongContent(.image)]))
  }

  @Test func contentOfAnotherTypeIsLeftOut() throws {
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
    let catalog = try catalog([
      "A.xcassets/a.imageset/Contents.json": contents(#"{"filename":"a.png"}"#),
      "A.xcassets/a.imageset/a.png": jpeg,
      "A.xcassets/b.imageset/Contents.json": contents(#"{"filename":"b.jpg"}"#),
      "A.xcassets/b.imageset/b.jpg": jpeg,
    ])
    #expect(catalog.image(named: "a") == nil)
    #expect(catalog.image(named: "b")?.mediaType == "image/jpeg")
  }
}
