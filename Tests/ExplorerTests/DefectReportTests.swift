import ScenarioModel
import Testing

@testable import Explorer

@Suite struct DefectReportTests {
  private func defect(_ origin: Defect.Origin, rule: String = "geometryComesBack") throws -> Defect
  {
    var question = try smallForm()
    question.scenario.technique = .none
    let events = [Event(step: .focus(view: "a")), Event(step: .resign)]
    let trial = Trial(base: question, events: events)
    return Defect(
      rule: rule,
      view: "form/a",
      message: "a.y is 31, and was 30 at the beginning",
      origin: origin,
      eventsFound: 12,
      steps: ["focus: a", "resign"],
      question: trial.finding("a view moved", invariants: [], expectations: []),
      signature: Signature(trial, upTo: 2)
    )
  }

  private func report(_ defect: Defect) throws -> DefectReport {
    let file = try ScenarioFile.parse(
      text: defect.question.scenario.text(),
      file: "Baselines/forms/form.yaml",
      name: "forms/form"
    )
    return DefectReport(defect: defect, file: file, seed: 7)
  }

  @Test func reportNamesOrigin() throws {
    #expect(
      try report(defect(.sequence(40))).lines == [
        "iphone-8 portrait none: geometryComesBack form/a",
        "a.y is 31, and was 30 at the beginning",
        "found in forms/form by sequence 40 of seed 7: 2 events of 12 are enough",
      ]
    )
    let pair = try #require(try report(defect(.pair)).lines.last)
    #expect(pair == "found in forms/form before random sequences: 2 events")
    let mirror = try #require(try report(defect(.mirror)).lines.last)
    #expect(mirror == "found in forms/form by reading from right to left")
  }

  @Test func otherViewsShareOneLine() throws {
    var defect = try defect(.pair)
    defect.otherViews = ["form/b", "other/a"]
    #expect(try report(defect).lines[2] == "the same happens to form/b, other/a")
  }

  /// A comparison contains characters that a file name must not have.
  @Test func fileNameHasOnlyLettersAndDigits() throws {
    let rule = "screen.hasUnsatisfiableConstraints == false"
    #expect(
      try report(defect(.pair, rule: rule)).fileName
        == "none-screen-hasUnsatisfiableConstraints-false"
    )
  }

  /// The scenario is in Baselines/forms; its path from Found/today is two folders up and two down.
  @Test func filePathsAreRelativeToReport() throws {
    var defect = try defect(.pair)
    defect.question.scenario.screens = [
      ScreenReference(name: "form", source: .file("screens/form.yaml")),
      ScreenReference(name: "other", source: .file("/screens/other.yaml")),
    ]
    defect.question.scenario.fonts = ["fonts"]
    let report = try report(self.defect(.pair))
    let moved = DefectReport(defect: defect, file: report.file, seed: 7).text(in: "Found/today")
    #expect(moved.contains("../../Baselines/forms/screens/form.yaml"))
    #expect(moved.contains("../../Baselines/forms/fonts"))
    // Absolute paths stay unchanged.
    #expect(moved.contains("file: \"/screens/other.yaml\""))
    let own = DefectReport(defect: defect, file: report.file, seed: 7).text(in: nil)
    #expect(own.contains("file: screens/form.yaml") && !own.contains(".."))
  }
}
