import Foundation
import InterfaceBuilder
import ScenarioModel
import ScvdbTestSupport
import Testing

/// Documents in the languages of the strings files beside them.
@Suite struct LocalizationTests {
  private static let views = """
    <subviews>
    <label text="Name" id="lab"/>
    <textField placeholder="Required" id="fie"/>
    <button id="but"><state key="normal" title="Save"/></button>
    <button id="con"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
    <segmentedControl id="seg"><segments key="segments"><segment title="One"/><segment title="Two"/>\
    </segments></segmentedControl>
    <label id="lon"><string key="text">A long
    text</string></label>
    <label text="42" id="num"/>
    </subviews>
    """
  private static let storyboard = SmallDocument.storyboard(root: views)

  /// Returns the texts of the views in a language, and the warnings about it.
  private func texts(
    in language: String,
    _ files: [String: String],
    at path: String = "Base.lproj/Main.storyboard"
  ) throws -> (texts: [String], warnings: [String]) {
    try withTemporaryFolder { folder in
      for (name, text) in files.merging(
        [path: Self.storyboard],
        uniquingKeysWith: { own, _ in own }
      ) {
        let url = URL(filePath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
      }
      let document = try InterfaceBuilderDocument(
        contentsOf: "\(folder)/\(path)",
        sizeClasses: .any,
        language: Language(tag: language)
      )
      let views = try document.screen(scene: nil).rootView.subviews
      let texts = views.map { view in
        let texts = [view.properties.text, view.properties.placeholder].compactMap(\.self)
        return (texts + (view.properties.segmentTitles ?? [])).joined(separator: "|")
      }
      return (texts, document.warnings.map(\.message).filter { $0.contains("has no text in") })
    }
  }

  @Test func tableReplacesTextsByTheirKeys() throws {
    let table = """
      /* Class = "UILabel"; text = "Name"; ObjectID = "lab"; */
      "lab.text" = "Vollständiger Name";
      "fie.placeholder" = "Pflichtfeld";
      "but.normalTitle" = "Sichern";
      "con.configuration.title" = "Los";
      "seg.segmentTitles[0]" = "Eins";
      "lon.text" = "Ein \\"langer\\"\\nText";
      """
    let german = try texts(in: "de", ["de.lproj/Main.strings": table])
    #expect(
      german.texts == [
        "Vollständiger Name", "Pflichtfeld", "Sichern", "Los", "Eins|Two", "Ein \"langer\"\nText",
        "42",
      ]
    )
    // The second segment has no translation, and a number needs none.
    #expect(german.warnings.count == 1)
    #expect(german.warnings.first?.hasPrefix("this <segment> has no text in de") == true)
  }

  /// Variants for any number, an iPhone and the largest width precede the text of a strings file.
  @Test func variantTableOverridesStringsFile() throws {
    func plist(_ entries: String) -> String {
      #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(entries)</dict></plist>"#
    }
    let variants = plist(
      """
      <key>lab.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ gelöscht</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>Datei</string>
      <key>other</key><string>%d Dateien</string></dict></dict>
      <key>but.normalTitle</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Sichern</string><key>100</key><string>Änderungen sichern</string></dict></dict>
      <key>fie.placeholder</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>ipad</key><string>Auf dem iPad</string><key>iphone</key><string>Auf dem iPhone</string></dict></dict>
      """
    )
    let german = try texts(
      in: "de",
      [
        "de.lproj/Main.stringsdict": variants,
        "de.lproj/Main.strings": #""lab.text" = "Name"; "con.configuration.title" = "Los";"#,
      ]
    )
    #expect(
      german.texts.prefix(4) == [
        "%d Dateien gelöscht", "Auf dem iPhone", "Änderungen sichern", "Los",
      ]
    )
    #expect(throws: ImportError.self) {
      try texts(in: "de", ["de.lproj/Main.stringsdict": plist("<key>lab.text</key><string/>")])
    }
  }

  /// Numbers in a catalog's text have names, and each has variants.
  @Test func catalogSubstitutionsUseTextForAnyNumber() throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "lab.text": { "localizations": { "de": {
        "stringUnit": { "state": "translated", "value": "%#@files@ in %#@folders@" },
        "substitutions": {
          "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg Datei" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg Dateien" } } } } },
          "folders": { "argNum": 2, "formatSpecifier": "d", "variations": { "plural": {
            "other": { "stringUnit": { "state": "translated", "value": "%arg Ordnern" } } } } }
        } } } } } }
      """
    let german = try texts(in: "de", ["mul.lproj/Main.xcstrings": catalog])
    #expect(german.texts.first == "%lld Dateien in %d Ordnern")
  }

  @Test func regionsFallBackToLanguage() throws {
    let files = [
      "pt.lproj/Main.strings": "\"lab.text\" = \"Nome\"; \"but.normalTitle\" = \"Salvar\";",
      "pt-BR.lproj/Main.strings": "\"but.normalTitle\" = \"Guardar\";",
    ]
    let brazil = try texts(in: "pt-BR", files).texts
    #expect(brazil[0] == "Nome" && brazil[2] == "Guardar")
    #expect(try texts(in: "pt-PT", files).texts[2] == "Salvar")
  }

  @Test func catalogHasAllLanguages() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "lab.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Name D"}},
          "fr": {"variations": {"device": {"other": {"stringUnit": {"state": "new", "value": "Nom"}}}}}}},
        "but.normalTitle": {}}}
      """
    let files = ["mul.lproj/Main.xcstrings": catalog]
    #expect(try texts(in: "de", files).texts.first == "Name D")
    #expect(try texts(in: "fr", files).texts.prefix(3) == ["Nom", "Required", "Save"])
  }

  @Test func fullyTranslatedDocumentReplacesBase() throws {
    let other = SmallDocument.storyboard(root: #"<subviews><label text="Nom" id="x"/></subviews>"#)
    let french = try texts(in: "fr", ["fr.lproj/Main.storyboard": other])
    #expect(french.texts == ["Nom"])
    #expect(french.warnings == [])
  }

  /// The effects of Xcode's pseudolanguages: longer text, marks at both ends, letters with accents.
  @Test(arguments: [
    ("doubleLengthPseudolanguage", "Name Name", "Save Save"),
    ("boundedStringPseudolanguage", "[# Name #]", "[# Save #]"),
    ("rightToLeftPseudolanguage", "Name", "Save"),
    ("accentedPseudolanguage", "Ñåɱé", "Šåṽé"),
  ])
  func pseudolanguagesChangeEveryText(language: String, label: String, button: String) throws {
    let answer = try texts(in: language, [:])
    #expect(answer.texts[0] == label && answer.texts[2] == button)
    #expect(answer.warnings == [])
  }

  @Test func documentWithoutATableIsNamedOnce() throws {
    let warning = "the document has no text in it; its own texts are shown"
    #expect(try texts(in: "it", [:]).warnings == [warning])
    // Documents are written in English.
    #expect(try texts(in: "en", [:]).warnings == [])
  }

  @Test func damagedTablesAreErrors() throws {
    for (name, text) in [("de.lproj/Main.strings", "\"a\" = "), ("mul.lproj/Main.xcstrings", "{")] {
      let error = #expect(throws: ImportError.self) { try texts(in: "de", [name: text]) }
      #expect("\(error.map(String.init(describing:)) ?? "")".contains(name), "\(name)")
    }
  }
}
