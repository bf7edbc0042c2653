import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the differences that a policy accepts, and those it must not accept.
@Suite struct PolicyTests {
  private func rule(
    _ severity: Severity,
    _ kind: DriftKind? = nil,
    scenario: String? = nil,
    view: ViewPattern? = nil
  ) -> DriftPolicy.Rule {
    DriftPolicy.Rule(
      severity: severity,
      kind: kind,
      scenario: scenario,
      view: view,
      location: "drift.policy:1"
    )
  }

  private func severities(_ rules: DriftPolicy.Rule...) throws -> [Severity] {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
    let drift = try Drift(
      from: side("baseline", sampleRun()),
      to: side("latest", sampleRun(screen)),
      options: DriftOptions(policy: DriftPolicy(rules: rules))
    )
    #expect(drift.hasDrift)
    return drift.causes.map(\.severity)
  }

  @Test func policySetsSeverityOfMove() throws {
    #expect(try severities() == [.warning])
    #expect(try severities(rule(.note, .moved)) == [.note])
    #expect(try severities(rule(.error)) == [.error])
    #expect(try severities(rule(.note, .resized)) == [.warning])
  }

  @Test func lastMatchingRuleApplies() throws {
    #expect(try severities(rule(.error, .moved), rule(.note, view: "scrollView")) == [.note])
    #expect(try severities(rule(.note, view: "scrollView"), rule(.error, .moved)) == [.error])
  }

  @Test(arguments: [
    ("scrollView" as ViewPattern, Severity.note), ("signUp/scrollView", .note),
    ("signUp", .note), ("email", .warning),
  ])
  func ruleCoversViewAndItsSubviews(view: ViewPattern, severity: Severity) throws {
    #expect(try severities(rule(.note, view: view)) == [severity])
  }

  @Test func ruleCoversScenarioOrFolder() throws {
    #expect(try severities(rule(.note, scenario: "sign-up")) == [.note])
    #expect(try severities(rule(.note, scenario: "sign-up/keyboard")) == [.note])
  }

  @Test func ruleWithoutMatchIsRefused() {
    #expect(throws: DriftError.self) { try severities(rule(.note, scenario: "sign")) }
    #expect(throws: DriftError.self) { try severities(rule(.note, view: "banner")) }
  }
}

/// The same drift at several occurrences is reported once.
@Suite struct GroupingTests {
  /// The scroll view moves by the given distance on each device.
  private func drift(_ travels: [String: Double]) throws -> Drift {
    let devices = travels.keys.sorted()
    let moved = devices.map { device in
      var screen = sampleScreen()
      screen.change("scrollView") { $0.frame = $0.frame.moved(y: travels[device] ?? 0) }
      return sampleRun(screen, device: device)
    }
    let before = devices.map { sampleRun(device: $0) }
    func recorded(_ name: String, _ runs: [Run]) -> RecordingSide {
      RecordingSide(name: name, cases: runs.flatMap { side(name, $0).cases })
    }
    return try Drift(from: recorded("baseline", before), to: recorded("latest", moved))
  }

  @Test func devicesWithEqualMovesAreOneCause() throws {
    let drift = try drift(["ipad-10": 12, "iphone-8": 12])
    #expect(drift.causes.count == 1)
    #expect(drift.causes[0].identities.map(\.device) == ["ipad-10", "iphone-8"])
    let text = TextReportFormat(width: 200).render(drift)
    #expect(text.contains("signUp/scrollView: y 20 -> 32 (+12)\n"))
    #expect(
      text.contains(
        #"at "keyboard up" in all 2 cases, sign-up/keyboard scrolling-content on "#
          + "ipad-10, iphone-8 (portrait)\n"
      )
    )
  }

  @Test func differentLengthsInOneDirectionAreNamed() throws {
    let text = TextReportFormat(width: 200).render(try drift(["ipad-10": 12, "iphone-8": 4]))
    #expect(text.contains("signUp/scrollView: y 20 -> 32 (+12, elsewhere +4 to +12)\n"))
  }

  @Test func oppositeDirectionIsOtherCause() throws {
    let causes = try drift(["ipad-10": 12, "iphone-8": -4]).causes
    #expect(causes.filter { $0.kinds == [.moved] }.count == 2)
  }

  @Test func stepsOfOneCaseShareCause() throws {
    var run = sampleRun()
    for step in [1, 3] { run.steps[step].snapshot?.views[5].isHidden = true }
    let drift = try DriftReportTests.drift(sampleRun(), run)
    #expect(drift.causes.count == 1)
    #expect(drift.causes[0].stepNames == ["\"keyboard up\"", "\"pushed\""])
  }
}
