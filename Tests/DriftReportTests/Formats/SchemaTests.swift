import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Checks the published schema and the reports against each other.
@Suite struct SchemaTests {
  static func schema() throws -> JSONValue {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/DriftReport/Formats/drift-report.schema.json")
    return try JSONValue(json: String(contentsOf: root, encoding: .utf8))
  }

  /// Reports that together contain every possible key.
  static func reports() throws -> [JSONValue] {
    var push = sampleRun(version: "1.1.0")
    push.pushes[0].animated = false
    push.events[1].time = 0.2
    push.findings = []
    push.identity.system = "9.3"
    push.identity.settings = "de accessibilityLarge"
    var before = sampleRun()
    before.identity.system = "9.3"
    before.identity.settings = push.identity.settings
    var moved = try drift { screen in
      screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
      screen.change("scrollView", "form") { $0.subviews.removeFirst() }
    }
    let location = FileLocation(file: "App/Main.storyboard", line: 31, column: 9)
    moved.inputChanges = [
      NamedChange(
        text: "constraint",
        views: ["signUp/scrollView"],
        location: location,
        cases: [sampleRun().identity]
      )
    ]
    moved.explanation = ["constraint: the only difference"]
    let occurrences = moved.causes.compactMap(\.frameOccurrence)
    moved.reasons = Dictionary(uniqueKeysWithValues: occurrences.map { ($0, ["y 20 -> 44: top"]) })
    var titles = ViewTitles()
    let title = ViewTitle(description: "scroll view", id: "a1b-2c-d3e")
    titles.add(screen: "signUp", root: "root", views: ["scrollView": title])
    moved.titles = [sampleRun().identity.scenario: titles]
    let estimated = try drift { screen in
      screen.change("scrollView", "form", "hint") { $0.frame = $0.frame.moved(y: 4) }
    }
    return try [
      goldenDrift(), equalSides(), drift(before, push), moved, estimated, omitted(), known(),
      axis(),
    ]
    .map { try JSONValue(json: JSONReportFormat().render($0)) }
  }

  /// A taller bar on another device, and a case of each side without a pair.
  private static func axis() throws -> Drift {
    let comparison = AxisComparison(
      axis: .device,
      from: "iphone-8",
      to: "iphone-16",
      unpairedInFrom: [sampleRun(device: "ipad-10").identity],
      unpairedInTo: [sampleRun(device: "ipad-9").identity]
    )
    var drift = try SurroundingsTests.drift(
      SurroundingsTests.screen(bar: 44, buttonY: 300),
      SurroundingsTests.screen(bar: 54, buttonY: 300),
      comparison
    )
    drift.repeatedLengths = [
      RepeatedLength(
        scenario: sampleRun().identity.scenario,
        text: "constraint",
        location: FileLocation(file: "App/Main.storyboard", line: 31, column: 9)
      )
    ]
    return drift
  }

  /// A moved view of a screen with omitted code.
  private static func omitted() throws -> Drift {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
    var (before, after) = (sampleRun(), sampleRun(screen))
    before.omissions = [OmissionCount(screen: "signUp", type: "SignUp", count: 2)]
    after.omissions = before.omissions
    return try drift(before, after)
  }

  /// A broken invariant that a policy accepts, and comparisons of every kind of value.
  private static func known() throws -> Drift {
    let run = sampleRun()
    var broken = run
    let step = try #require(run.steps.last?.index)
    broken.findings += [
      Finding(step: step, view: "form/email", subject: .invariant("focusedFieldVisible"))
    ]
    let known = KnownInvariant(
      invariant: "focusedFieldVisible",
      scenario: run.identity.scenario,
      view: "email",
      reason: "the old phone is too low",
      location: "Baselines/drift.policy:1"
    )
    var drift = try Drift(
      from: side("baseline", run),
      to: side("latest", broken),
      options: DriftOptions(policy: DriftPolicy(known: [known]))
    )
    drift.unreadScenarios = [
      UnreadScenario(FailureReport("no view 'x'", at: "Baselines/a.yaml:3:5", hint: "choose y")),
      UnreadScenario(FailureReport("no document")),
    ]
    #expect(!drift.hasDrift && drift.knownInvariants.map(\.broken) == [1])
    let values: [ComparedValue?] = [.number(3, .points), .flag(true), .view("form/email"), nil]
    broken.comparisons = values.map { value in
      ValueComparison(
        step: step,
        comparison: "a == b",
        subject: "a",
        relation: "==",
        actual: value,
        expected: value,
        holds: value != nil,
        reason: value == nil ? "there is no a" : nil
      )
    }
    drift.comparisons = broken.recordedComparisons
    drift.reusedAnswers = 1
    drift.review = BaselineReview(try omitted())
    return drift
  }

  @Test func reportsMatchSchema() throws {
    let schema = JSONSchema(root: try Self.schema())
    for report in try Self.reports() { #expect(schema.violations(report) == []) }
  }

  /// Finds parts of the schema that no report uses.
  @Test func reportsUseEverySchemaProperty() throws {
    let used = Set(try Self.reports().flatMap(\.paths).compactMap(\.last))
    let named = try Self.schema().paths.filter { $0.dropLast().last == "properties" }
      .compactMap(\.last)
    #expect(Set(named).subtracting(used) == [])
  }

  @Test func schemaKeywordsMatchModel() throws {
    let definitions = try Self.schema()["$defs"]
    #expect(definitions["kind"]["enum"].words == DriftKind.allCases.map(\.rawValue))
    let severities = definitions["cause"]["properties"]["severity"]["enum"].words
    #expect(severities == Severity.allCases.map(\.rawValue))
    let version = try Self.schema()["properties"]["schemaVersion"]["enum"][0].number
    #expect(version == Double(JSONReportFormat.schemaVersion))
  }

  /// Replaces each object and each number of a report in turn.
  @Test func changedReportsAreNoticed() throws {
    let schema = JSONSchema(root: try Self.schema())
    let report = try #require(Self.reports().first)
    for path in report.paths {
      let changed = report.replacing(path[...]) { _ in .null }
      #expect(!schema.violations(changed).isEmpty, "\(path)")
    }
    let more = report.replacing(["from"]) { side in
      .object((side.object ?? [:]).merging(["new": .flag(true)]) { $1 })
    }
    #expect(schema.violations(more) == ["$.from: new is unknown"])
  }
}

extension JSONValue {
  fileprivate var words: [String] { array?.compactMap(\.text) ?? [] }
}
