import Foundation
import Reporting
import ScenarioModel
import ScvdbTestSupport
import Testing
import Workflows

/// Tests the texts of scenarios and screen files, in several languages.
@Suite struct ScenarioTextTests {
  private static let form = """
    screens:
      form:
        view:
          subviews:
            - { name: title, class: UILabel, text: Your name, accessibilityLabel: The name }
            - { name: field, class: UITextField, placeholder: Required }
            - { name: kinds, class: UISegmentedControl, segmentTitles: [One, Two] }
            - { name: number, class: UILabel, text: "42" }
      list: { file: Screens/list.yaml }
    navigation: true
    technique: none
    accessibility: true
    matrix: { devices: [iphone-8], orientations: [portrait], languages: [LANGUAGE] }
    steps: [push: list, checkpoint: pushed]
    """
  private static let list = """
    view: { subviews: [{ name: button, class: UIButton, text: Save }] }
    """

  /// Returns the texts of the views in the order of the file, with the second screen last.
  private func texts(in language: String, _ files: [String: String]) throws -> [String] {
    let screens = try screens(in: language, files)
    return screens.flatMap { $0.rootView.subviews.flatMap(\.properties.texts) }
  }

  private func screens(in language: String, _ files: [String: String]) throws -> [Screen] {
    try withTemporaryFolder { folder in
      let own = [
        "form.yaml": Self.form.replacing("LANGUAGE", with: language),
        "Screens/list.yaml": Self.list,
      ]
      for (path, text) in files.merging(own, uniquingKeysWith: { $1 }) {
        let file = URL(filePath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
      let file = try #require(try ScenarioFiles(baselines: folder).read(["form"]).first)
      let fonts = try FontLibrary(paths: [])
      let questions = try file.questions(measuredBy: fonts, SceneCache())
      return try #require(questions.first).screens
    }
  }

  private static let written = ["Your name", "The name", "Required", "One", "Two", "42", "Save"]

  @Test func missingTranslationKeepsText() throws {
    let table = ["de.lproj/Localizable.strings": #""Your name" = "Ihr Name";"#]
    #expect(try texts(in: "base", table) == Self.written)
    #expect(try texts(in: "fr", table) == Self.written)
    #expect(try texts(in: "de", [:]) == Self.written)
    // A language with unchanged texts differs only in its name.
    #expect(try screens(in: "fr", table) == screens(in: "base", [:]))
  }

  /// The table beside a scenario is for its texts, and the table beside a screen's file for the
  /// screen's texts.
  @Test func textsAreLookedUpBesideTheirFile() throws {
    let files = [
      "de.lproj/Localizable.strings": """
      "Your name" = "Ihr Name"; "The name" = "Der Name"; "Required" = "Pflicht"; "Save" = "Falsch";
      """,
      "Screens/de.lproj/Localizable.strings": #""Save" = "Sichern"; "Two" = "Falsch";"#,
    ]
    #expect(
      try texts(in: "de", files)
        == ["Ihr Name", "Der Name", "Pflicht", "One", "Two", "42", "Sichern"]
    )
  }

  /// The nearest language comes first; for a key with variants, the variant for any number counts.
  @Test func regionsVariantsAndCatalogsAreRead() throws {
    let files = [
      "pt.lproj/Localizable.strings": #""Your name" = "Nome"; "Required" = "Preciso";"#,
      "pt-BR.lproj/Localizable.strings": #""Required" = "Obrigatório";"#,
      "pt.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>One</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>Um</string><key>other</key><string>Uns</string></dict></dict></dict></plist>
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Two": {"localizations": {
        "pt": {"stringUnit": {"state": "translated", "value": "Dois"}}}}}}
      """,
    ]
    #expect(
      try texts(in: "pt-BR", files)
        == ["Nome", "The name", "Obrigatório", "Uns", "Dois", "42", "Save"]
    )
  }

  @Test(arguments: [
    ("doubleLengthPseudolanguage", "TEXT TEXT"), ("boundedStringPseudolanguage", "[# TEXT #]"),
    ("rightToLeftPseudolanguage", "TEXT"),
  ])
  func pseudolanguagesChangeEveryText(language: String, form: String) throws {
    let expected = Self.written.map { form.replacing("TEXT", with: $0) }
    #expect(try texts(in: language, [:]) == expected)
  }

  @Test func everyLetterHasAccent() throws {
    #expect(try texts(in: "accentedPseudolanguage", [:]).first == "Ýöûŕ ñåɱé")
  }

  /// A document with a prototype of one label.
  ///
  /// The scenario replaces its text.
  @Test(arguments: [
    ("boundedStringPseudolanguage", "[# Ada #]"), ("de", "Frau Ada"), ("fr", "Ada"),
  ])
  func rowTextsAreTranslated(language: String, expected: String) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" useAutolayout="YES" initialViewController="vc"><scenes><scene sceneID="s"><objects>\
      <viewController id="vc"><tableView key="view" id="tab"><prototypes>\
      <tableViewCell reuseIdentifier="cell" id="cel"><tableViewCellContentView key="contentView" id="con">\
      <subviews><label text="Prototype" id="lab"/></subviews></tableViewCellContentView></tableViewCell>\
      </prototypes></tableView></viewController></objects></scene></scenes></document>
      """
    let scenario = """
      screens: { form: { storyboard: Main.storyboard, rows: { tab: [{ cell: cell, texts: { lab: Ada } }] } } }
      technique: none
      matrix: { devices: [iphone-8], languages: [\(language)] }
      steps: [checkpoint: at rest]
      """
    try withTemporaryFolder { folder in
      try Data(scenario.utf8).write(to: URL(filePath: "\(folder)/form.yaml"))
      try Data(document.utf8).write(to: URL(filePath: "\(folder)/Main.storyboard"))
      let german = URL(filePath: "\(folder)/de.lproj")
      try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
      let table = #""Ada" = "Frau Ada";"#
      try Data(table.utf8).write(to: german.appending(path: "Localizable.strings"))
      let file = try #require(try ScenarioFiles(baselines: folder).read(["form"]).first)
      let questions = try file.questions(measuredBy: FontLibrary(paths: []), SceneCache())
      let screen = try #require(questions.first?.screens.first)
      #expect(screen.allNodes.compactMap(\.properties.text) == [expected])
    }
  }

  @Test func damagedTableIsErrorOfScreen() throws {
    let error = #expect(throws: (any Error).self) {
      try texts(in: "de", ["de.lproj/Localizable.strings": #""a" = "#])
    }
    let report = error.map { FailureReport($0) }
    #expect(report?.message.contains("form.yaml:4:7: the screen cannot be loaded") == true)
    #expect(report?.cause?.contains("de.lproj/Localizable.strings") == true, "\(report as Any)")
  }
}
