import Foundation
import InterfaceBuilder
import ProjectFiles
import ScenarioModel
import Testing

/// Finds translations in the tables beside a document.
@Suite struct TranslationLocationTests {
  private func location(
    of text: String,
    _ ids: [String],
    in files: [String: String]
  ) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, contents) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(contents.utf8).write(to: file)
    }
    let document = folder.appending(path: "Base.lproj/Main.storyboard").path
    let language = try #require(Language(tag: "de"))
    let locations = TranslationLocations(
      at: DocumentTranslations(of: document, in: language),
      in: language,
      by: ProjectReader(around: folder.path)
    )
    return locations.location(of: [text], ofItems: ids).map { found in
      found.description.replacing("\(folder.path)/", with: "")
    }
  }

  private static let strings = """
    /* Class = "UIButton"; normalTitle = "Log in"; ObjectID = "b1"; */
    "b1.normalTitle" = "Anmelden";

    "b2.normalTitle" = "Anmelden";
      "l1.text" = "Willkommen";
    """

  @Test func keyOfItemIsFound() throws {
    let files = ["de.lproj/Main.strings": Self.strings]
    #expect(try location(of: "Anmelden", ["b2"], in: files) == "de.lproj/Main.strings:4:1")
    #expect(try location(of: "Anmelden", ["b1"], in: files) == "de.lproj/Main.strings:2:1")
  }

  @Test func onlyKeyWithTextIsFound() throws {
    let files = ["de.lproj/Main.strings": Self.strings]
    #expect(try location(of: "Willkommen", [], in: files) == "de.lproj/Main.strings:5:3")
    #expect(try location(of: "Anmelden", [], in: files) == nil)
    #expect(try location(of: "Abmelden", ["b1"], in: files) == nil)
  }

  @Test func keyOfCatalogIsFound() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "b1.normalTitle" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Anmelden" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let files = ["mul.lproj/Main.xcstrings": catalog]
    #expect(try location(of: "Anmelden", ["b1"], in: files) == "mul.lproj/Main.xcstrings:4:5")
  }

  /// A table of variants precedes a table of strings.
  @Test func keyOfVariantsIsFound() throws {
    let variants = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>l1.text</key>
        <dict>
          <key>NSStringDeviceSpecificRuleType</key>
          <dict><key>other</key><string>Willkommen</string></dict>
        </dict>
      </dict>
      </plist>
      """
    let files = ["de.lproj/Main.stringsdict": variants, "de.lproj/Main.strings": Self.strings]
    #expect(try location(of: "Willkommen", ["l1"], in: files) == "de.lproj/Main.stringsdict:4:3")
  }
}
