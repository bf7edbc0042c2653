import Foundation
import Testing

/// Tests `scvdb watch`, which repeats the test when a file changes.
@Suite struct WatchCommandTests {
  private let storyboardScenario = """
    screens:
      form: { storyboard: ../App/Form.storyboard, scene: form }
    technique: none
    matrix: { devices: [iphone-8] }
    steps:
      - checkpoint: at rest
    """

  /// A field in a scene at this distance from the left, in points.
  private func storyboard(leading: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
    <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="form" id="c" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><textField translatesAutoresizingMaskIntoConstraints="NO" id="field"><rect key="frame" x="20" y="30" width="200" height="34"/></textField></subviews>
    <constraints>
    <constraint firstItem="field" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(leading)" id="k1"/>
    <constraint firstItem="field" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="k2"/>
    <constraint firstItem="field" firstAttribute="width" constant="200" id="k3"/>
    </constraints></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  /// A scenario with a storyboard, and an independent scenario: two and four cases.
  private func accepted() throws -> Workplace {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/form.yaml": storyboardScenario,
      "App/Form.storyboard": storyboard(leading: 20),
    ])
    try workplace.acceptAll()
    return workplace
  }

  /// Waits for the end of test number `count`.
  private func wait(for count: Int, _ watch: RunningCommand) throws {
    try ScvdbCommandTests.wait("\(count) tests are done") {
      try watch.errorsSoFar.components(separatedBy: "; press Ctrl-C to end\n").count > count
    }
  }

  /// Returns the last lines of the finished tests.
  private func summaries(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { line in
      ["passed:", "failed:", "incomplete:"].contains { line.hasPrefix($0) }
    }
  }

  @Test func changedFileReruns() throws {
    let workplace = try accepted()
    let watch = try workplace.start("watch")
    try wait(for: 1, watch)
    try workplace.write(storyboard(leading: 25), to: "App/Form.storyboard")
    try wait(for: 2, watch)
    // A failed scenario is tested again along with the changed one.
    try workplace.write(boxScenario + "\n", to: "Baselines/box.yaml")
    try wait(for: 3, watch)
    try workplace.write(storyboard(leading: 20), to: "App/Form.storyboard")
    try wait(for: 4, watch)
    try workplace.write("name: no scenario", to: "App/notes.txt")
    try workplace.write(boxScenario, to: "Baselines/more.yaml")
    try wait(for: 5, watch)
    watch.send(SIGINT)
    let output = try watch.wait()
    #expect(output.status == 0, "\(output)")
    #expect(output.output.contains("form/text field (field): x 20 -> 25 (+5)"))
    let expected = [
      "passed: 6 cases, no drift", "failed: 2 cases, 2 cases drifted",
      "failed: 6 cases, 2 cases drifted", "passed: 2 cases, no drift",
      "failed: 10 cases, 4 cases without a baseline",
    ]
    #expect(summaries(output.output) == expected, "\(output)")
  }

  @Test func acceptedBaselineIsUsed() throws {
    let workplace = try accepted()
    try workplace.write(storyboard(leading: 25), to: "App/Form.storyboard")
    let watch = try workplace.start("watch", "form")
    try wait(for: 1, watch)
    #expect(try workplace.scvdb("accept").status == 0)
    try ScvdbCommandTests.wait("the accepted geometry passes") {
      summaries(try watch.outputSoFar).last == "passed: 2 cases, no drift"
    }
    watch.send(SIGTERM)
    let output = try watch.wait()
    #expect(output.status == 143, "\(output)")
  }

  @Test func unreadableDocumentIsReportedAndWatched() throws {
    let workplace = try accepted()
    let watch = try workplace.start("watch", "form")
    try wait(for: 1, watch)
    try workplace.write("<document", to: "App/Form.storyboard")
    try wait(for: 2, watch)
    #expect(try watch.errorsSoFar.contains("Form.storyboard:1:"))
    try workplace.write(storyboard(leading: 20), to: "App/Form.storyboard")
    try wait(for: 3, watch)
    watch.send(SIGINT)
    let output = try watch.wait()
    #expect(output.status == 0)
    #expect(output.output.hasSuffix("passed: 2 cases, no drift\n"), "\(output)")
  }

  @Test func nothingToWatchIsError() throws {
    let output = try Workplace().scvdb("watch")
    #expect(output.status == 2)
    #expect(output.errors.contains("Baselines: there is no such folder"), "\(output)")
  }
}
