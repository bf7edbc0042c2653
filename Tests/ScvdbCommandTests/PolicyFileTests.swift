import ScvdbTestSupport
import Testing

/// Tests the file with the severities of drift.
@Suite struct PolicyFileTests {
  /// The field has moved by 5 points.
  private func moved(policy: String) throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let moved = boxScenario.replacing("constant: 20 }", with: "constant: 25 }")
    try workplace.write(moved, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    try workplace.write(policy, to: "Baselines/drift.policy")
    return workplace
  }

  @Test func policyChangesSeverityAndHidesNothing() throws {
    let workplace = try moved(policy: "# Of no matter.\nnote moved view field scenario box\n")
    let drift = try workplace.scvdb("diff", "--device", "iphone-8")
    // Notes do not fail the comparison.
    #expect(drift.status == 0)
    #expect(drift.output.contains("\n  note    box/field: x 20 -> 25 (+5)\n"), "\(drift)")
    #expect(drift.output.contains("\nseverities changed by 1 rule of a policy\n"), "\(drift)")
  }

  @Test(
    arguments: sample([
      ("grave moved", ":1:1: unknown severity 'grave'"),
      ("note move", ":1:6: unknown class of drift 'move'"),
      ("\nnote", ":2:5: the rule ends before its class of drift"),
      ("note any views x", ":1:10: unexpected 'views'"),
      ("note any view", ":1:14: the rule ends before the name of the view"),
      ("# nothing", ": the policy has no rule"),
      ("note any view banner", ":1: this rule is not used: no case shows a view 'banner'"),
      ("note any scenario other", ":1: this rule is not used: no case of 'other'"),
    ])
  )
  func invalidRuleIsRefused(policy: String, message: String) throws {
    let output = try moved(policy: policy).scvdb("diff")
    #expect(output.status == 2)
    #expect(output.output.isEmpty)
    #expect(output.errors.contains("error: Baselines/drift.policy\(message)"), "\(output)")
  }
}
