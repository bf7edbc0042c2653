import Reporting
import SnapshotModel

/// The report for test dashboards: a suite for each scenario and a test for each case, in the
/// format of JUnit.
///
/// A case fails as in the exit status, or if only one side has it. Lesser drift is the output of a
/// passed test. Each test has at most one failure, because many readers show only the first.
package struct JUnitReportFormat: ReportFormat {
  package init() {}

  package func render(_ drift: Drift) -> String {
    let suites = TestSuites(drift)
    var text = MarkupText()
    text.element(
      "testsuites",
      [("name", "scvdb diff \(drift.from.name) \(drift.to.name)")] + suites.counts
    ) { text in
      for suite in suites.all { add(suite, properties: suites.properties, to: &text) }
    }
    return text.text
  }

  private func add(
    _ suite: TestSuite,
    properties: [MarkupText.Attribute],
    to text: inout MarkupText
  ) {
    text.element("testsuite", [("name", suite.name)] + suite.counts + [("skipped", "0")]) { text in
      text.element("properties") { text in
        for (name, value) in properties {
          text.element("property", [("name", name), ("value", value)])
        }
      }
      for test in suite.tests { add(test, of: suite, to: &text) }
    }
  }

  private func add(_ test: TestCase, of suite: TestSuite, to text: inout MarkupText) {
    let attributes = [("name", test.name), ("classname", suite.name)]
    guard let failure = test.failure else { return text.element("testcase", attributes) }
    text.element("testcase", attributes) { text in
      guard failure.fails else {
        return text.element("system-out", [], lines: failure.lines)
      }
      text.element(
        "failure",
        [("type", failure.type), ("message", failure.message)],
        lines: failure.lines
      )
    }
  }
}

/// A comparison as tests that passed or failed.
private struct TestSuites {
  let all: [TestSuite]
  /// The properties of each suite about the comparison, for readers that show one suite.
  let properties: [MarkupText.Attribute]

  init(_ drift: Drift) {
    let entries = drift.entries
    let tests = CaseTests(drift, entries).all
    let scenarios = Dictionary(grouping: tests, by: \.identity.scenario)
    all =
      scenarios.keys.sorted().map { scenario in
        TestSuite(
          name: scenario,
          tests: (scenarios[scenario] ?? []).map {
            TestCase(name: $0.identity.nameInScenario, $0.failure)
          }
        )
      } + Self.engines(drift) + Self.constants(drift)
      + Self.unreadScenarios(drift)
    properties =
      [("comparison", drift.comparison), ("verdict", DriftSummary(drift, entries).text)]
      + DriftNotes(drift).lines.map { ("note", $0.whole) }
      + drift.explanation.map { ("explanation", $0) }
  }

  /// Returns failures for engines with another fingerprint, even if no case differs.
  private static func engines(_ drift: Drift) -> [TestSuite] {
    let tests = drift.changedEngines.map { engine in
      let finding = DriftFinding(engine, from: drift.from.name, to: drift.to.name)
      return TestCase(
        name: finding.subject ?? "",
        TestFailure(type: finding.rule.id, message: finding.message, lines: [finding.message])
      )
    }
    return tests.isEmpty ? [] : [TestSuite(name: "engines", tests: tests)]
  }

  /// Returns failures for constants that repeat a former length.
  private static func constants(_ drift: Drift) -> [TestSuite] {
    let rule = DriftRule.repeatedLength
    let tests = drift.repeatedLengths.map { repeated in
      TestCase(
        name: "\(repeated.scenario) \(repeated.line)",
        TestFailure(type: rule.id, message: repeated.line, lines: [rule.sentence])
      )
    }
    return tests.isEmpty ? [] : [TestSuite(name: "constants", tests: tests)]
  }

  /// Returns failures for scenarios that could not be read.
  private static func unreadScenarios(_ drift: Drift) -> [TestSuite] {
    let rule = DriftRule.unreadScenario
    let tests = drift.unreadScenarios.map { unread in
      TestCase(
        name: unread.location?.description ?? unread.message,
        TestFailure(type: rule.id, message: unread.line, lines: [rule.sentence])
      )
    }
    return tests.isEmpty ? [] : [TestSuite(name: "scenarios", tests: tests)]
  }

  var counts: [MarkupText.Attribute] { TestSuite.counts(of: all.flatMap(\.tests)) }
}

private struct TestSuite {
  let name: String
  let tests: [TestCase]

  var counts: [MarkupText.Attribute] { Self.counts(of: tests) }

  static func counts(of tests: [TestCase]) -> [MarkupText.Attribute] {
    let failures = tests.count { $0.failure?.fails ?? false }
    return [("tests", "\(tests.count)"), ("failures", "\(failures)"), ("errors", "0")]
  }
}

private struct TestCase {
  let name: String
  let failure: TestFailure?

  init(name: String, _ failure: TestFailure?) {
    self.name = name
    self.failure = failure
  }
}

private struct TestFailure {
  /// Whether the test fails, or only has the lines as output.
  var fails = true
  let type: String
  let message: String
  let lines: [String]
}

/// The result of each case, including the cases of one side.
private struct CaseTests {
  let all: [(identity: CaseIdentity, failure: TestFailure?)]

  init(_ drift: Drift, _ entries: [DriftEntry]) {
    let failures = Self.failures(drift, entries)
    let oneSided =
      [(drift.onlyInFrom, drift.from, DriftRule.onlyInFrom)]
      + [(drift.onlyInTo, drift.to, DriftRule.onlyInTo)]
    let unpaired = oneSided.flatMap { cases, side, rule in
      cases.map { identity in
        let message = "only in \(side.name)"
        return (identity, TestFailure(type: rule.id, message: message, lines: [rule.sentence]))
      }
    }
    all = (drift.comparedCases.map { ($0, failures[$0]) } + unpaired)
      .sorted { $0.0 < $1.0 }
  }

  /// Returns a failure for each case that drifted, with the numbers of this case.
  private static func failures(
    _ drift: Drift,
    _ entries: [DriftEntry]
  ) -> [CaseIdentity: TestFailure] {
    var shown: [CaseIdentity: [CaseEntry]] = [:]
    for entry in entries {
      for identity in entry.identities {
        guard let own = entry.part(in: identity) else { continue }
        shown[identity, default: []].append(
          CaseEntry(entry: own, reasons: drift.reasons(for: own.effect))
        )
      }
    }
    let failing = Set(drift.failingCases)
    let facts = Dictionary(uniqueKeysWithValues: drift.cases.map { ($0.identity, $0.facts) })
    return shown.reduce(into: [:]) { failures, entry in
      failures[entry.key] = TestFailure(
        entry.value,
        fails: failing.contains(entry.key),
        facts: facts[entry.key] ?? [],
        titles: drift.titles(for: entry.key)
      )
    }
  }
}

/// An entry with its occurrences in one case.
private struct CaseEntry {
  let entry: DriftEntry
  let reasons: [String]

  /// Returns the changes with their followers, the steps, the edits, and the consequences.
  func line(calling titles: ViewTitles) -> String {
    let words = CauseText(cause: entry.effect, titles: titles)
    let message = [words.line, words.followers].compactMap { $0 }.joined(separator: ", ")
    let parts = [message, "at \(entry.effect.stepNames.joined(separator: ", "))"]
    let consequences = ConsequenceText(entry: entry, titles: titles)
    let notes =
      reasons.map { "why: \($0)" } + entry.changes.map { "changed: \($0.line)" }
      + words.estimates.map { "estimate: \($0)" }
      + words.omissions.map { "omissions: \($0)" }
      + [consequences.counts.map { "consequences: \($0)" }].compactMap(\.self)
      + consequences.errors.map { "error: \($0)" }
    return "\(entry.severity.rawValue): " + (parts + notes).joined(separator: "; ")
  }
}

extension TestFailure {
  /// - Precondition: `entries` is not empty.
  fileprivate init(_ entries: [CaseEntry], fails: Bool, facts: [String], titles: ViewTitles) {
    let worst = entries.map(\.entry.severity).max()
    let head = (entries.first { $0.entry.severity == worst } ?? entries[0]).entry
    let others = entries.count > 1 ? " and \(counted(entries.count - 1, "other cause"))" : ""
    self.fails = fails
    type = head.effect.rule.id
    message = CauseText(cause: head.effect, titles: titles).line + others
    lines = facts + entries.map { $0.line(calling: titles) }
  }
}

extension CaseDrift {
  /// The facts that a reader needs to interpret the case's numbers.
  fileprivate var facts: [String] {
    [
      inputsChanged ? "the scenario, its screens or the device changed" : nil,
      isNondeterministic
        ? "nondeterministic: one engine with one fingerprint gave two results for the same inputs"
        : isWithoutVersionBump
          ? "drift without a version bump: one engine version gave two results for the same inputs"
          : nil,
    ].compactMap { $0 }
  }
}

extension CaseIdentity {
  /// The case without its scenario: `iphone-8 portrait scrolling-content de accessibilityLarge`.
  fileprivate var nameInScenario: String {
    [device, orientation, technique, system.map { "iOS \($0)" }, settings.name]
      .compactMap { $0 }.joined(separator: " ")
  }
}
