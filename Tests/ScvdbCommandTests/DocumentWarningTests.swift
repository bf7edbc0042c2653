import Foundation
import ScvdbTestSupport
import Testing

/// Every command that reads a document reports the skipped parts once.
@Suite struct DocumentWarningTests {
  /// A field with a leading constraint that lost its item, two constraints with one id, an unknown
  /// element and an unsupported attribute.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController storyboardIdentifier="Form" id="vc">
    <view key="view" id="form"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><textField translatesAutoresizingMaskIntoConstraints="NO" id="name" userLabel="name"/>
    <label lineBreakStrategy="hangulWordPriority" text="a" id="hint"/></subviews><hologram/>
    <constraints>
    <constraint firstItem="name" firstAttribute="leading" secondItem="lost" secondAttribute="leading" id="c1"/>
    <constraint firstItem="name" firstAttribute="top" secondItem="form" secondAttribute="top" constant="90" id="c2"/>
    <constraint firstItem="name" firstAttribute="trailing" secondItem="form" secondAttribute="trailing" id="c2"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  private static let scenario = """
    screens: { form: { storyboard: App/Form.storyboard, scene: Form } }
    technique: none
    matrix: { devices: [iphone-8, ipad-10], orientations: [portrait, landscape] }
    steps:
      - focus: name
      - wait: 1
      - checkpoint: typing
    """

  private func workplace() throws -> Workplace {
    let files = ["App/Form.storyboard": Self.document, "form.yaml": Self.scenario]
    // A second scenario names the document by another path.
    let other = Self.scenario.replacing("App/", with: "../App/")
    return try Workplace(files.merging(["more/other.yaml": other]) { first, _ in first })
  }

  /// Returns the messages about the document, without their locations.
  private func messages(_ errors: String) -> [String] {
    errors.split(separator: "\n").filter { $0.contains("Form.storyboard:") }.map { line in
      let message = line.split(separator: ": ", maxSplits: 2).last ?? ""
      return String(message)
    }
  }

  private static let expected = [
    #"<label> has lineBreakStrategy="hangulWordPriority", which the layout ignores"#,
    "<hologram> is unknown; it is left out with its contents",
    #"constraint c1 is not installed: <constraint> has secondItem="lost", "#
      + "but its scene has no view or known layout guide with that id",
    #"the id "c2" is already used in line 9; all references lead there"#,
  ]

  @Test(
    arguments: sample([
      "record form more/other --db :memory: --baselines .",
      "record form --db :memory: --baselines . --format json",
      "explore form --baselines . --sequences 1 --seconds 10",
      "explore form --baselines . --sequences 1 --seconds 10 --format json",
      "compare form --baselines . --technique none",
      "compare App/Form.storyboard --device iphone-8 --technique none --format json",
      "explain form name --baselines .",
      "explain App/Form.storyboard name --format json",
      "sweep App/Form.storyboard --width 320...330",
      "sweep form --baselines . --width 320...330 --format json",
      "layout App/Form.storyboard --format jsonl",
      "init --dry-run App",
    ])
  )
  func omittedPartsAreOnStandardError(command: String) throws {
    let arguments = command.split(separator: " ").map(String.init)
    let output = try workplace().scvdb(arguments)
    #expect(messages(output.errors) == Self.expected, "\(output.errors)")
    // The JSON output contains them, too.
    #expect(output.output.contains("hologram") == command.hasSuffix("--format json"))
  }

  @Test func warningPathsAreNormalized() throws {
    let output = try workplace().scvdb(
      "record",
      "more/other",
      "--db",
      ":memory:",
      "--baselines",
      "."
    )
    #expect(output.errors.contains("App/Form.storyboard:"))
    #expect(!output.errors.contains(".."), "\(output.errors)")
  }

  /// A damaged document is a warning with status 1; an unsupported part is a note.
  @Test func lintReportsDocumentWarningsAsFindings() throws {
    let workplace = try workplace()
    let rules = ["--rule", "damaged-document", "--rule", "unsupported-part"]
    let documents = try workplace.scvdb(["lint", "App"] + rules)
    #expect(documents.status == 1)
    #expect(documents.errors == "")
    #expect(documents.output.contains("App/Form.storyboard:8:1: warning: damaged-document: "))
    #expect(documents.output.contains("App/Form.storyboard:10:1: warning: damaged-document: "))
    #expect(documents.output.contains(": note: unsupported-part: "))
    #expect(documents.output.hasSuffix("2 warnings and 2 notes in 1 screen of 1 file\n"))
    let scenarios = try workplace.scvdb(
      ["lint", "form.yaml", "more/other.yaml", "--baselines", "."] + rules
    )
    #expect(scenarios.output.contains("\n2 warnings and 2 notes in "))
    let notes = try workplace.scvdb("lint", "App", "--rule", "unsupported-part")
    #expect(notes.status == 0)
  }

  @Test(arguments: sample(["json", "github", "sarif"]))
  func lintWarningsAreInEveryFormat(format: String) throws {
    let rules = ["--rule", "damaged-document", "--rule", "unsupported-part"]
    let output = try workplace().scvdb(["lint", "App", "--format", format] + rules)
    #expect(output.output.contains("constraint c1 is not installed"))
    #expect(output.output.contains("hologram"))
    #expect(output.status == 1)
  }

  @Test(arguments: sample(["text", "github", "junit", "sarif", "json", "markdown", "html"]))
  func testWarningsAreInEveryFormat(format: String) throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record", "form", "--baselines", ".").status == 0)
    #expect(try workplace.scvdb("accept", "--baselines", ".").status == 0)
    let output = try workplace.scvdb("test", "form", "--baselines", ".", "--format", format)
    #expect(output.status == 0, "\(output)")
    #expect(messages(output.errors) == Self.expected, "\(output.errors)")
  }

  @Test func reportWarnsOnce() throws {
    let workplace = try workplace()
    #expect(
      try workplace.scvdb("record", "form", "--baselines", ".", "--db", "r.sqlite").status == 0
    )
    let output = try workplace.scvdb(
      "report",
      "--db",
      "r.sqlite",
      "--baselines",
      ".",
      "--output",
      "page.html"
    )
    #expect(messages(output.errors) == Self.expected, "\(output.errors)")
  }

  /// No command reads a document with the conflict markers of a merge.
  @Test func mergeConflictIsErrorWithLine() throws {
    let conflict = Self.document.replacing("<constraints>", with: "<constraints>\n<<<<<<< HEAD")
    let workplace = try Workplace(["Form.storyboard": conflict])
    let output = try workplace.scvdb("lint", "Form.storyboard")
    #expect(output.status == 2)
    #expect(
      output.errors.hasPrefix(
        "error: Form.storyboard:8:1: unresolved merge conflict: \"<<<<<<< HEAD\"\nfix: "
      ),
      "\(output.errors)"
    )
  }
}
