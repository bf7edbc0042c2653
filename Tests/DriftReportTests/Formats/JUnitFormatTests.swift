import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct JUnitFormatTests {
  @Test func casesAreTestsAndDriftFails() throws {
    let tree = try XMLTree(JUnitReportFormat().render(goldenDrift()))
    let tests = tree.elements("testcase")
    #expect(
      tests.map { $0.attributes["name"] } == [
        "ipad-10 portrait scrolling-content", "iphone-8 portrait scrolling-content",
        "iphone-se portrait scrolling-content", "iphone-xs portrait scrolling-content",
        "scvdb 1.0.0",
      ]
    )
    #expect(tests.map { $0.children.count } == [1, 1, 1, 0, 1])
    // All causes of the case are warnings, and the keyboard's cause is the first.
    #expect(
      tree.elements("failure").map { $0.attributes["type"] } == [
        "caseAppeared", "keyboardFrame", "caseVanished", "fingerprintChanged",
      ]
    )
    try checkCounts(tree)
  }

  @Test func equalSidesPass() throws {
    let tree = try XMLTree(JUnitReportFormat().render(equalSides()))
    #expect(tree.elements("testcase").count == 2)
    #expect(tree.elements("failure").isEmpty)
    try checkCounts(tree)
  }

  @Test func testNamesContainUserSettings() throws {
    let settings: [UserSettings] = [
      .standard, "accessibilityLarge", "de", "de accessibilityLarge",
    ]
    let runs = settings.map { settings in
      var run = sampleRun()
      run.identity.settings = settings
      return run
    }
    let sides = ["baseline", "latest"].map { name in
      RecordingSide(name: name, cases: runs.map { RecordedCase($0) })
    }
    let drift = try Drift(from: sides[0], to: sides[1])
    let name = "iphone-8 portrait scrolling-content"
    #expect(
      try XMLTree(JUnitReportFormat().render(drift)).elements("testcase")
        .map { $0.attributes["name"] } == [
          name, "\(name) accessibilityLarge", "\(name) de", "\(name) de accessibilityLarge",
        ]
    )
  }

  @Test func failureHasTheNumbersOfItsCase() throws {
    var (first, second) = (sampleRun(), sampleRun(device: "ipad-10"))
    let before = side("baseline", first, second)
    first.keyboardFrames[0].end = Rect(x: 0, y: 451, width: 375, height: 217)
    second.keyboardFrames[0].end = Rect(x: 0, y: 451, width: 375, height: 219)
    let report = try JUnitReportFormat().render(
      Drift(from: before, to: side("latest", first, second))
    )
    #expect(report.contains("end.height 216 -&gt; 217 (+1)"))
    #expect(report.contains("end.height 216 -&gt; 219 (+3)"))
    #expect(!report.contains("elsewhere"))
  }

  /// Checks the sums, which readers trust more than the tests themselves.
  private func checkCounts(_ tree: XMLTree) throws {
    for suite in tree.elements("testsuite") + tree.elements("testsuites") {
      let tests = suite.elements("testcase")
      #expect(suite.attributes["tests"] == "\(tests.count)")
      let failures = tests.filter { !$0.children.isEmpty }
      #expect(suite.attributes["failures"] == "\(failures.count)")
    }
  }
}
