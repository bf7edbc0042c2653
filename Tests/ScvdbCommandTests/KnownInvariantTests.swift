import Foundation
import ScvdbTestSupport
import Testing

/// Tests broken invariants that are accepted with a reason.
@Suite struct KnownInvariantTests {
  /// The keyboard covers the focused field.
  private let scenario =
    lowFieldScreen + """

      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      invariants: [focusedFieldVisible]
      steps:
        - focus: field
        - wait: 0.5
        - checkpoint: keyboard up
      """

  private let reason = "the old phone is too low"
  private let line =
    "known broken invariant: focusedFieldVisible in 1 case: the old phone is too low "
    + "(Baselines/drift.policy:1)"

  /// Returns a report without its line breaks.
  private func unwrapped(_ text: String) -> String { text.replacing("\n", with: " ") }

  private func accepted() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    #expect(try workplace.scvdb("record").status == 1)
    #expect(try workplace.scvdb("accept").status == 0)
    return workplace
  }

  private func know(_ workplace: Workplace) throws {
    let output = try workplace.scvdb(
      "accept",
      "--known",
      "focusedFieldVisible",
      "--reason",
      reason
    )
    #expect(
      output.output
        == "Baselines/drift.policy: added: known focusedFieldVisible because \(reason)\n",
      "\(output)"
    )
  }

  @Test func acceptedInvariantIsListedWithoutFailure() throws {
    let workplace = try accepted()
    let before = try workplace.scvdb("test")
    #expect(before.status == 1, "\(before)")
    #expect(before.output.hasSuffix("failed: 1 case, 1 broken invariant\n"))
    try know(workplace)
    let after = try workplace.scvdb("test")
    #expect(after.status == 0, "\(after)")
    #expect(unwrapped(after.output).contains(line), "\(after)")
    #expect(after.output.hasSuffix("passed: 1 case, no drift; 1 known broken invariant\n"))
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0 && recorded.output.hasPrefix("\(line)\n"), "\(recorded)")
    let json = try workplace.scvdb("record", "--format", "json")
    #expect(json.output.contains("\"brokenCases\" : 1"), "\(json)")
  }

  @Test(arguments: sample(["text", "json", "junit", "github", "markdown", "sarif", "html"]))
  func everyFormatListsIt(format: String) throws {
    let workplace = try accepted()
    try know(workplace)
    for command in ["test", "diff"] {
      let output = try workplace.scvdb(command, "--format", format)
      #expect(output.status == 0, "\(output)")
      #expect(output.output.contains(reason), "\(output)")
      #expect(output.output.contains("focusedFieldVisible"), "\(output)")
    }
  }

  /// The baseline is older than the invariant, so the broken invariant is new.
  @Test func acceptedInvariantIsNotDrift() throws {
    let unasked = scenario.replacing("invariants: [focusedFieldVisible]\n", with: "")
    let workplace = try Workplace(["Baselines/box.yaml": unasked])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    try workplace.write(scenario, to: "Baselines/box.yaml")
    let before = try workplace.scvdb("test")
    #expect(before.status == 1 && before.output.contains("1 case drifted"), "\(before)")
    try know(workplace)
    let after = try workplace.scvdb("test")
    #expect(after.status == 0 && unwrapped(after.output).contains(line), "\(after)")
  }

  /// At 300 the field ends 111 points above the keyboard's top at 451.
  @Test func fixedInvariantEntryIsUnnecessary() throws {
    let workplace = try accepted()
    try know(workplace)
    let fixed = scenario.replacing("constant: 600", with: "constant: 300")
    try workplace.write(fixed, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let output = try workplace.scvdb("test")
    #expect(output.status == 0, "\(output)")
    #expect(
      unwrapped(output.output).contains(
        "no longer needed: focusedFieldVisible is not broken in 1 case; remove "
          + "Baselines/drift.policy:1 unless other cases need it (\(reason))"
      ),
      "\(output)"
    )
    #expect(output.output.hasSuffix("passed: 1 case, no drift\n"))
  }

  @Test func onlyBrokenInvariantsAreAccepted() throws {
    let workplace = try accepted()
    let misspelled = try workplace.scvdb(
      "accept",
      "--known",
      "focusedFieldVisble",
      "--reason",
      reason
    )
    #expect(misspelled.status == 2, "\(misspelled)")
    #expect(
      misspelled.errors
        == "error: --known: 'focusedFieldVisble' is not broken in the latest recording\n"
        + "hint: did you mean 'focusedFieldVisible'?\n"
    )
    #expect(try workplace.scvdb("accept", "--known", "focusedFieldVisible").status == 64)
    let device = try workplace.scvdb(
      "accept",
      "--known",
      "focusedFieldVisible",
      "--reason",
      reason,
      "--device",
      "iphone-8"
    )
    #expect(device.status == 64, "\(device)")
    #expect(try workplace.contents(of: "Baselines")["drift.policy"] == nil)
  }

  /// An entry is for one scenario, and another one still fails.
  @Test func knownInvariantIsLimitedToScenario() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": scenario, "Baselines/more.yaml": scenario,
    ])
    #expect(try workplace.scvdb("record").status == 1)
    let output = try workplace.scvdb(
      "accept",
      "--known",
      "focusedFieldVisible",
      "--reason",
      reason,
      "--scenario",
      "more"
    )
    #expect(output.status == 0, "\(output)")
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 1)
    #expect(recorded.output.contains("box iphone-8 portrait none \"keyboard up\""), "\(recorded)")
    #expect(!recorded.output.contains("more iphone-8 portrait none \"keyboard up\""))
    #expect(try workplace.scvdb("record", "more").status == 0)
  }
}
