import Reporting
import ScenarioModel
import SnapshotModel
import Testing
import Workflows

/// Selects cases by the names of a command line.
@Suite struct SelectionTests {
  private static let cases = ["sign-up/keyboard", "sign-up/rotation", "settings"].map {
    CaseIdentity(
      scenario: $0,
      device: "iphone-8",
      orientation: "portrait",
      technique: "scrolling-content",
      system: "17.0"
    )
  }

  private func matching(_ selection: CaseSelection) -> [String] {
    Self.cases.filter(selection.matches).map(\.scenario)
  }

  @Test func nothingSelectsEverything() {
    #expect(CaseSelection().isEmpty)
    #expect(matching(CaseSelection()).count == 3)
  }

  @Test func folderSelectsItsScenarios() {
    #expect(
      matching(CaseSelection(scenarios: ["sign-up"])) == ["sign-up/keyboard", "sign-up/rotation"]
    )
    #expect(matching(CaseSelection(scenarios: ["sign"])) == [])
  }

  @Test func missingCasesAreReportedWithoutFilter() {
    let error = #expect(throws: Failure.self) {
      try [ScenarioFile]().cases(in: StageSelection(), under: nil, measuredBy: FontLibrary())
    }
    #expect(error?.message == "the scenarios have no cases")
  }

  @Test func everySelectionPartMustMatch() {
    let stages = StageSelection(devices: ["iphone-8"], orientations: ["landscape"])
    #expect(matching(CaseSelection(stages: stages)) == [])
    #expect(matching(CaseSelection(stages: StageSelection(systems: ["17"]))).count == 3)
    #expect(matching(CaseSelection(techniques: ["none"])) == [])
  }

  @Test(arguments: [
    (CaseSelection(scenarios: ["settingz"]), "--scenario: no case of it matches 'settingz'"),
    (
      CaseSelection(stages: StageSelection(devices: ["iphone-9000"])),
      "--device: there is no device 'iphone-9000'"
    ),
    (
      CaseSelection(stages: StageSelection(devices: ["ipad-10"])),
      "--device: no case of it matches 'ipad-10'"
    ),
    (CaseSelection(techniques: ["none"]), "--technique: no case of it matches 'none'"),
  ])
  func partThatMatchesNothingIsAnError(selection: CaseSelection, message: String) {
    let failure = #expect(throws: Failure.self) {
      try selection.checkThatEachPartMatches(Self.cases, of: "it")
    }
    #expect(failure?.message == message)
  }

  @Test func allSelectsEveryTechnique() throws {
    #expect(try chosenTechniques([]) == nil)
    #expect(try chosenTechniques(["all"]) == Technique.allCases)
    #expect(try chosenTechniques(["form-root", "none", "none"]) == [.none, .formRoot])
    let failure = #expect(throws: Failure.self) { try chosenTechniques(["from-root"]) }
    #expect(failure?.report.advice == [.hint("did you mean 'form-root'?")])
  }

  @Test func similarViewNameIsSuggested() {
    #expect(nearestView(to: "emial", among: ["form/email", "form"]) == "did you mean 'email'?")
    #expect(nearestView(to: "x", among: ["form/email"]) == nil)
  }
}
