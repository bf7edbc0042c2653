import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Groups drift by the edits of the input.
@Suite struct EntryTests {
  private static let identity = sampleRun().identity
  private static let location = FileLocation(file: "App/Main.storyboard", line: 31, column: 9)

  private func change(
    _ views: [ViewPath],
    _ text: String = "constraint",
    cases: Set<CaseIdentity> = [identity]
  ) -> NamedChange {
    NamedChange(text: text, views: views, location: Self.location, cases: cases)
  }

  /// A moved field, a larger content, and a text that is cut off.
  ///
  /// The hint ends at 20 + 460.5 in the window. The content can scroll by 700 - 647 = 53, so the hint
  /// becomes reachable above the keyboard at 451.
  private func edited() throws -> Drift {
    var screen = sampleScreen()
    screen.change("scrollView", "form", "email") { $0.frame = $0.frame.moved(y: 8) }
    screen.change("scrollView") { $0.scroll?.contentSize = Size(width: 375, height: 700) }
    var run = sampleRun(screen, questionHash: "changed")
    let hint = "signUp/scrollView/form/hint" as ViewPath
    run.findings.append(Finding(step: 1, kind: .truncatedText, view: hint, message: "cut off"))
    return try drift(sampleRun(), run)
  }

  @Test func editHasOneEntry() throws {
    var drift = try edited()
    #expect(drift.causes.count == 4 && drift.entries.count == 4)
    drift.inputChanges = [change(["signUp/scrollView/form/email"])]
    let entry = try #require(drift.entries.first)
    #expect(drift.entries.count == 1)
    #expect(entry.effect.kinds == [.moved])
    #expect(entry.consequences.map(\.kinds) == [[.contentSize], [.reachable], [.truncated]])
    // The text that is cut off is an error.
    #expect(entry.effect.severity == .warning && entry.severity == .error)
    #expect(entry.identities == [Self.identity])
  }

  @Test func otherCasesHaveOwnEntries() throws {
    var drift = try edited()
    drift.inputChanges = [change(["signUp/scrollView/form/email"], cases: [])]
    #expect(drift.entries.map(\.consequences.count) == [0, 0, 0, 0])
    #expect(drift.entries.map(\.changes.count) == [1, 0, 0, 0])
  }

  @Test func consequenceBelongsToNearestEdit() throws {
    var screen = sampleScreen()
    screen.change("scrollView", "form", "email") { $0.frame = $0.frame.moved(y: 8) }
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 5) }
    var run = sampleRun(screen, questionHash: "changed")
    let hint = "signUp/scrollView/form/hint" as ViewPath
    run.findings.append(Finding(step: 1, kind: .truncatedText, view: hint, message: "cut off"))
    var drift = try drift(sampleRun(), run)
    drift.inputChanges = [
      change(["signUp/scrollView"], "outer"), change(["signUp/scrollView/form/email"], "inner"),
    ]
    let entries = Dictionary(uniqueKeysWithValues: drift.entries.map { ($0.changes[0].text, $0) })
    #expect(entries.count == 2)
    #expect(entries["outer"]?.consequences.map(\.kinds) == [])
    #expect(entries["inner"]?.consequences.map(\.kinds) == [[.truncated]])
  }

  @Test func editOfStepsExplainsTheirCases() throws {
    var drift = try edited()
    drift.inputChanges = [change([], "step 1")]
    #expect(drift.entries.map(\.consequences.count) == [3])
    drift.inputChanges.append(change(["signUp/scrollView/form/email"]))
    // The constraint explains all drift of the case, so the step explains none.
    #expect(drift.entries.map(\.changes.count) == [1])
    #expect(drift.entries.flatMap(\.changes).map(\.text) == ["constraint"])
  }

  @Test(arguments: allFormats.map(\.file)) func everyFormatCountsConsequences(file: String) throws {
    let format = try #require(allFormats.first { $0.file == file }).format
    var drift = try edited()
    drift.inputChanges = [change(["signUp/scrollView/form/email"])]
    let report = try format.render(drift)
    if file.hasSuffix("json") {
      let consequences = try JSONValue(json: report)["causes"][0]["consequences"].array
      let kinds = consequences?.map { $0["kinds"][0].text }
      #expect(kinds == ["contentSize", "reachable", "truncated"])
    } else {
      let counts = "consequences: 3 (1 content size, 1 reachable, 1 truncated)"
      #expect(report.contains(counts), "\(report)")
      #expect(report.contains("text is now cut off"))
    }
  }

  @Test func summaryCountsConsequences() throws {
    var drift = try edited()
    drift.inputChanges = [change(["signUp/scrollView/form/email"])]
    #expect(
      DriftSummary(drift, drift.entries).text
        == "drift in 1 of 1 compared case: 1 cause (1 error), 3 consequences"
    )
  }

  @Test func annotationIsOnlyAtTheEdit() throws {
    var drift = try edited()
    drift.inputChanges = [change(["signUp/scrollView/form/email"])]
    let commands = GitHubReportFormat().render(drift).workflowCommands
    #expect(commands.map { $0.properties["line"] } == ["31"])
  }
}
