import DeviceCatalog
import DriftReport
import Foundation
import Lint
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct FormatTests {
  /// Returns a finding of a rule with all names equal to `name`.
  static func finding(
    _ rule: String = "sided-constraint",
    _ name: String,
    stages: Int = 1,
    to user: UserSettings = UserSettings()
  ) throws -> LintFinding {
    let rule = try #require(LintRules.all.first { $0.id == rule })
    let devices = Devices.all.prefix(stages)
    return LintFinding(
      rule: rule,
      scene: name,
      source: FileLocation(file: name, line: 3, column: 5),
      view: name,
      viewName: name,
      viewTitle: name,
      constraint: name,
      occurrences: devices.map {
        LintFinding.Occurrence(
          stage: ScreenStage(device: $0, orientation: .portrait, user: user),
          message: "places '\(name)' by left"
        )
      }
    )
  }

  /// Two intervals, one of them a single width.
  static var widths: FindingWidths {
    get throws {
      let device = try #require(Devices.device(id: "iphone-8"))
      return FindingWidths(
        stage: ScreenStage(device: device, orientation: .portrait),
        range: 320...400,
        spans: [320...331.5, 340...340]
      )
    }
  }

  /// 4 + 1 = 5 omissions on one screen.
  static var omissions: ScreenOmissions? {
    ScreenOmissions.all([
      OmissionCount(screen: "chat", type: "Chat", count: 4),
      OmissionCount(screen: "chat", type: "ChatCell", count: 1),
    ]).first
  }

  static func report(_ findings: [LintFinding]) -> LintReport {
    LintReport(findings: findings, rules: LintRules.all, screens: 1, files: 1)
  }

  static let formats: [(name: String, format: any LintReportFormat)] = [
    ("text", TextLintFormat()), ("json", JSONLintFormat()), ("github", GitHubLintFormat()),
    ("sarif", SARIFLintFormat()),
  ]

  // MARK: - Shapes

  @Test func textShowsPlaceProblemAndFix() throws {
    var finding = try Self.finding("small-tap-target", "b")
    finding.occurrences = ["iphone-8", "iphone-16"].compactMap(Devices.device(id:)).map {
      LintFinding.Occurrence(
        stage: ScreenStage(device: $0, orientation: .landscape),
        message: "button 'b' is 44 x 30 pt"
      )
    }
    #expect(
      TextLintFormat().render(Self.report([finding])) == """
        b:3:5: note: small-tap-target: button 'b' is 44 x 30 pt (scene b)
          on iphone-8 landscape, iphone-16 landscape
          fix: Make the button at least 44 x 44 pt, for example by its insets.
        1 note in 1 screen of 1 file

        """
    )
    #expect(TextLintFormat().render(Self.report([])) == "no problems in 1 screen of 1 file\n")
  }

  @Test func omissionsAreInEveryFormat() throws {
    var finding = try Self.finding("ambiguous-layout", "b")
    finding.omissions = Self.omissions
    for (name, format) in Self.formats where name != "json" {
      let words = "omissions: 5 on screen chat (Chat 4, ChatCell 1)"
      #expect(try format.render(Self.report([finding])).contains(words), "\(name)")
    }
    let json = try JSONValue(json: JSONLintFormat().render(Self.report([finding])))
    let omissions = json["findings"][0]["omissions"]
    #expect(omissions["total"].number == 5 && omissions["types"][0]["count"].number == 4)
  }

  @Test func widthsAreInEveryFormat() throws {
    var finding = try Self.finding("ambiguous-layout", "b")
    finding.widths = try Self.widths
    for (name, format) in Self.formats where name != "json" {
      let words = "at widths 320...331.5, 340 of 320...400 (iphone-8 portrait)"
      #expect(try format.render(Self.report([finding])).contains(words), "\(name)")
    }
    let json = try JSONValue(json: JSONLintFormat().render(Self.report([finding])))
    let spans = json["findings"][0]["widths"]["spans"]
    #expect(spans[0]["from"].number == 320 && spans[0]["to"].number == 331.5)
  }

  @Test func jsonMatchesSchema() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Lint/Formats/lint-report.schema.json")
    let root = try JSONValue(json: String(contentsOf: path, encoding: .utf8))
    let user = UserSettings(language: Language(tag: "de"), boldText: true, width: .half)
    var finding = try Self.finding("ambiguous-layout", "b", stages: 2, to: user)
    finding.widths = try Self.widths
    finding.omissions = Self.omissions
    finding.consequences = [.init(rule: "small-tap-target", message: "button 'b' is 2 x 44 pt")]
    let report = try JSONValue(json: JSONLintFormat().render(Self.report([finding])))
    #expect(JSONSchema(root: root).violations(report) == [])
    let used = Set(report.paths.compactMap(\.last))
    let named = root.paths.filter { $0.dropLast().last == "properties" }.compactMap(\.last)
    #expect(Set(named).subtracting(used) == [], "a schema that allows what no report has")
    #expect(
      root["properties"]["schemaVersion"]["enum"][0].number == Double(JSONLintFormat.schemaVersion)
    )
  }

  @Test func githubAnnotatesTheLine() throws {
    let text = GitHubLintFormat().render(Self.report([try Self.finding("off-screen-view", "b")]))
    let command = try #require(text.workflowCommands.first)
    #expect(command.name == "error")
    #expect(
      command.properties == ["file": "b", "line": "3", "col": "5", "title": "off-screen-view b"]
    )
    #expect(command.data.hasPrefix("lint: places 'b' by left (scene b)\non "))
  }

  /// GitHub shows ten annotations of each level: nine findings, and a summary of the other three.
  @Test func githubReportIsLimited() throws {
    let notes = try (1...12).map { try Self.finding("small-tap-target", "n\($0)") }
    let errors = try (1...10).map { try Self.finding("off-screen-view", "e\($0)") }
    let text = GitHubLintFormat().render(Self.report(notes + errors))
    let commands = text.workflowCommands
    #expect(commands.map(\.name).filter { $0 == "error" }.count == 10)
    #expect(commands.map(\.name).filter { $0 == "notice" }.count == 10)
    #expect(commands.last?.properties["title"] == "3 more notes")
    for name in ["n10", "n11", "n12"] { #expect(text.contains("note: \(name):3:5: ")) }
  }

  @Test func sarifPointsAtTheLine() throws {
    let report = Self.report([try Self.finding("sided-constraint", "App/Main.storyboard")])
    let log = try JSONValue(json: SARIFLintFormat().render(report))
    let run = log["runs"][0]
    let result = run["results"][0]
    #expect(log["version"].text == "2.1.0")
    #expect(run["tool"]["driver"]["rules"].array?.count == LintRules.all.count)
    #expect(result["ruleId"].text == "sided-constraint")
    let index = Int(result["ruleIndex"].number ?? -1)
    #expect(run["tool"]["driver"]["rules"][index]["id"].text == "sided-constraint")
    #expect(result["level"].text == "note")
    let place = result["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].text == "App/Main.storyboard")
    #expect(place["region"]["startLine"].number == 3)
    #expect(place["region"]["startColumn"].number == 5)
  }

  // MARK: - External names

  @Test(arguments: [
    "a\u{1B}[2J\u{9B}31mevil", "\n::error::evil", "::error::evil", "##[error]evil",
    "\u{301}::error::evil", "evil%0A::error::x", "evil\u{202E}txt", "[evil](https://evil)",
    "{0} evil", "evil,title=x", "evil\r\nnothing wrong\u{2028}",
  ])
  func hostileNamesHaveNoEffect(_ name: String) throws {
    let report = Self.report([try Self.finding("off-screen-view", name)])
    for (format, lintFormat) in Self.formats {
      let text = try lintFormat.render(report)
      let acting = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && [.control, .format, .lineSeparator, .paragraphSeparator]
            .contains(scalar.properties.generalCategory)
      }
      #expect(acting.isEmpty, "\(format)")
      let commands = text.workflowCommands.map(\.name)
      #expect(commands == (format == "github" ? ["error"] : []), "\(format)")
    }
  }

  @Test func findingsHaveStableIdentifiers() throws {
    let findings = [
      try Self.finding("off-screen-view", "a"), try Self.finding("off-screen-view", "b"),
    ]
    let log = try JSONValue(json: SARIFLintFormat().render(Self.report(findings)))
    let prints = log["runs"][0]["results"].array?.compactMap {
      $0["partialFingerprints"]["lint/v1"].text
    }
    #expect(Set(prints ?? []).count == 2)
  }
}
