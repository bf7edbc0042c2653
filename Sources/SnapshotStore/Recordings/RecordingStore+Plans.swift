package import SnapshotModel

extension RecordingStore {
  /// The plan with a hash; nil without one.
  package func plan(_ hash: String) throws(StoreError) -> Plan? {
    let select = try connection.prepared(
      plannedCases + "WHERE plan.hash = ? ORDER BY planned_case.case_id"
    )
    try select.bind(hash)
    let cases = try select.all { $0.plannedCase() }
    return cases.isEmpty ? nil : Plan(cases)
  }

  /// The cases of a recording's plan that it has no run of, in the plan's order; whether they fell
  /// to it is another question.
  ///
  /// Empty for a recording without a manifest.
  package func missingCases(of recording: RecordingID) throws(StoreError) -> [CaseIdentity] {
    guard let manifest = try recordings().first(where: { $0.id == recording })?.manifest,
      let plan = try plan(manifest.planHash)
    else { return [] }
    let done = Set(
      try runs(matching: RunFilter(recording: recording)).map(\.identity.canonicalLine)
    )
    return plan.cases.map(\.identity).filter { !done.contains($0.canonicalLine) }
  }
}

/// The columns that ``Statement/plannedCase()`` reads, and the case's draw.
let plannedCases = """
  SELECT
    scenario.name, device.name, scenario_case.orientation, scenario_case.technique,
    nullif(scenario_case.system, ''), planned_case.question, planned_case.draw
  FROM planned_case
  JOIN plan ON plan.id = planned_case.plan_id
  JOIN scenario_case ON scenario_case.id = planned_case.case_id
  JOIN scenario ON scenario.id = scenario_case.scenario_id
  JOIN device ON device.id = scenario_case.device_id

  """

extension Statement {
  func plannedCase() -> Plan.Case {
    Plan.Case(identity: caseIdentity(), questionHash: text())
  }
}
