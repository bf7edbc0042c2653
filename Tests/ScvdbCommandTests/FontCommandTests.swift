import Foundation
import ScvdbTestSupport
import Testing

/// Tests where commands find font files, and their reports about fonts.
@Suite struct FontCommandTests {
  /// A label at the top left in a named font.
  private static func storyboard(font: String = "Sample-Regular") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><label text="AV" numberOfLines="1" translatesAutoresizingMaskIntoConstraints="NO" id="v">
    <fontDescription key="fontDescription" name="\(font)" family="Sample" pointSize="20"/></label>
    </subviews>
    <constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
    <constraint firstItem="v" firstAttribute="left" secondItem="root" secondAttribute="left" id="2"/>
    </constraints>
    </view></viewController></objects></scene></scenes></document>
    """
  }

  private func workplace(_ files: [String: String] = [:], font: String? = nil) throws -> Workplace {
    let workplace = try Workplace(
      files.merging(["App/Main.storyboard": Self.storyboard()]) { given, _ in given }
    )
    if let font { try workplace.write(SampleFont().data, to: font) }
    return workplace
  }

  /// 1.1 ems of 20 points, less 0.08 for the pair, are 20.4, rounded up to pixels.
  private static let measured = #""view":"v","width":20.5"#

  private func label(_ output: CommandOutput) -> String {
    output.output.split(separator: "\n").last.map(String.init) ?? ""
  }

  // MARK: - Search for fonts

  @Test func givenFontFolderIsSearchedRecursively() throws {
    let workplace = try workplace(font: "shared/fonts/deep/Sample.otf")
    let output = try workplace.scvdb(
      ["layout", "--format", "jsonl", "--fonts", "shared", "App/Main.storyboard"]
    )
    #expect(label(output).contains(Self.measured))
    #expect(output.errors == "")
  }

  @Test(arguments: ["App/Fonts/Sample.ttf", "Resources/Sample.ttf"])
  func projectAroundTheDocumentIsSearched(font: String) throws {
    let workplace = try workplace(["App.xcodeproj/project.pbxproj": ""], font: font)
    let output = try workplace.scvdb(["layout", "--format", "jsonl", "App/Main.storyboard"])
    #expect(label(output).contains(Self.measured))
  }

  @Test(arguments: sample(["Sample.ttf", "App/Pods/Sample.ttf", "App/.hidden/Sample.ttf"]))
  func otherFoldersAreNot(font: String) throws {
    let workplace = try workplace(font: font)
    let output = try workplace.scvdb(["layout", "--format", "jsonl", "App/Main.storyboard"])
    #expect(!label(output).contains(Self.measured))
  }

  /// If two files have the same face, the file in the app's list counts: A and V are 1 em there.
  @Test func fontsThatTheAppListsComeFirst() throws {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIAppFonts</key><array>
      <string>fonts/Z.ttf</string><string>Gone.ttf</string></array></dict></plist>
      """
    let workplace = try workplace(["App/Info.plist": list], font: "App/A.ttf")
    var listed = SampleFont()
    listed.kerning = [("A", "V", -100)]
    try workplace.write(listed.data, to: "App/fonts/Z.ttf")
    let output = try workplace.scvdb(["layout", "--format", "jsonl", "App/Main.storyboard"])
    #expect(label(output).contains(#""width":20,"#))
    let folder = workplace.folder.appending(path: "App").path
    #expect(output.errors.contains("the font Gone.ttf is not in "))
    #expect(output.errors.contains(folder))
  }

  // MARK: - Reports about fonts

  @Test func missingFontIsReportedOnce() throws {
    let workplace = try workplace(["App/Second.storyboard": Self.storyboard()])
    try workplace.write(Self.storyboard(font: "Gotham-Book"), to: "App/Third.storyboard")
    let output = try workplace.scvdb(
      ["layout", "App/Main.storyboard", "App/Second.storyboard", "App/Third.storyboard"]
    )
    #expect(output.status == 0)
    #expect(
      output.errors == """
        warning: no file for font 'Gotham-Book' found; the text of 1 view is measured in a similar font
        warning: no file for font 'Sample-Regular' found; the text of 2 views is measured in a system font

        """
    )
  }

  @Test func badFontFromCommandLineIsError() throws {
    let workplace = try workplace(["fonts/Bad.ttf": "no font"])
    let output = try workplace.scvdb(["layout", "--fonts", "fonts", "App/Main.storyboard"])
    #expect(output.status == 2)
    #expect(
      output.errors == """
        error: fonts/Bad.ttf: this is not an OpenType or TrueType font
        fix: replace the file by an OpenType or TrueType font

        """
    )
  }

  @Test func badFontInProjectIsSkipped() throws {
    let workplace = try workplace(["App/Bad.ttf": "no font"], font: "App/Sample.ttf")
    let output = try workplace.scvdb(["layout", "--format", "jsonl", "App/Main.storyboard"])
    #expect(output.status == 0)
    #expect(label(output).contains(Self.measured))
    #expect(output.errors.contains("App/Bad.ttf: this is not an OpenType or TrueType font"))
  }

  @Test(arguments: [
    ("gone", "error: gone: there is no such file or folder of fonts"),
    ("App", "error: App: there is no font file in this folder"),
  ])
  func folderWithoutFontsIsAnError(folder: String, message: String) throws {
    let output = try workplace().scvdb(["layout", "--fonts", folder, "App/Main.storyboard"])
    #expect(output.status == 2)
    #expect(output.errors.hasPrefix(message))
  }

  // MARK: - Scenarios

  private static func scenario(fonts: String = "") -> String {
    """
    screens: { form: { storyboard: ../App/Main.storyboard } }
    \(fonts)technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps: [{ checkpoint: at rest }]
    """
  }

  private func width(in workplace: Workplace) throws -> String {
    try workplace.ask(
      "SELECT width FROM frames WHERE view LIKE '%/v' ORDER BY run DESC LIMIT 1",
      of: "runs.sqlite"
    )
  }

  @Test func scenarioNamesItsFonts() throws {
    let workplace = try workplace(
      ["Baselines/a.yaml": Self.scenario(fonts: "fonts: [../fonts]\n")],
      font: "fonts/Sample.ttf"
    )
    let output = try workplace.scvdb("record", "--db", "runs.sqlite")
    #expect(output.status == 0)
    #expect(output.errors == "")
    #expect(try width(in: workplace) == "20.5\n")
  }

  @Test func missingScenarioFontIsError() throws {
    let workplace = try workplace(["Baselines/a.yaml": Self.scenario(fonts: "fonts: [gone]\n")])
    let output = try workplace.scvdb("record", "--db", "runs.sqlite")
    #expect(output.status == 2)
    #expect(
      output.errors == """
        error: Baselines/a.yaml:2:9: there is no such file or folder of fonts: Baselines/gone
        hint: paths are relative to the scenario file

        """
    )
  }

  /// The same scenario with another font is another question, so its result is not drift of the
  /// engine.
  @Test func changedFontChangesQuestion() throws {
    let workplace = try workplace(["Baselines/a.yaml": Self.scenario()], font: "fonts/Sample.ttf")
    let record = ["record", "--db", "runs.sqlite", "--fonts", "fonts"]
    #expect(try workplace.scvdb(record).status == 0)
    var wide = SampleFont()
    wide.kerning = []
    try workplace.write(wide.data, to: "fonts/Sample.ttf")
    #expect(try workplace.scvdb(record).status == 0)
    #expect(try width(in: workplace) == "22.0\n")
    let questions = try workplace.ask("SELECT count(*) FROM question", of: "runs.sqlite")
    #expect(questions == "2\n")
  }
}
