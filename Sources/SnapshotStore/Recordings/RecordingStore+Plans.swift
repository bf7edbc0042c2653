package import SnapshotModel

extension RecordingStore {
  /// Returns the plan with a hash; nil without one.
  package func plan(_ hash: String) throws(StoreError) -> Plan? {
    let select = try connection.prepared(
      plannedCases + "WHERE plan.hash = ? ORDER BY planned_case.case_id"
    )
    try select.bind(hash)
    let cases = try select.all { row throws(StoreError) in try row.plannedCase() }
    return cases.isEmpty ? nil : Plan(cases)
  }

  /// Returns the cases of a recording's plan without a run in it, in the plan's order.
  ///
  /// The cases can belong to other parts of the plan. The result is empty for a recording without a
  /// manifest.
  package func missingCases(of recording: RecordingID) throws(StoreError) -> [CaseIdentity] {
    guard let manifest = try recordings().first(where: { $0.id == recording })?.manifest else {
      return []
    }
    guard let plan = try plan(manifest.planHash) else {
      throw .damaged(file: file, reason: "the plan of recording \(recording) is missing")
    }
    let done = Set(
      try runs(matching: RunFilter(recording: recording)).map(\.identity.canonicalLine)
    )
    return plan.cases.map(\.identity).filter { !done.contains($0.canonicalLine) }
  }

  /// Returns the cases that were not recorded because their latest attempt was interrupted.
  ///
  /// They are in order, each with its interrupted recording.
  package func latestOmissions() throws(StoreError) -> [(
    recording: RecordingID, identity: CaseIdentity
  )] {
    // For a cross join, SQLite keeps the order of the tables. Otherwise it would scan all runs of
    // the recording for each case.
    let select = try connection.prepared(
      """
      SELECT
        latest.recording_id, \(CaseIdentity.columns)
      FROM (\(latestAttempts)) AS latest
      JOIN scenario_case ON scenario_case.id = latest.case_id
      \(CaseIdentity.names)
      WHERE NOT EXISTS (
          SELECT 1
          FROM question
          CROSS JOIN run ON run.question_id = question.id
          WHERE question.case_id = latest.case_id AND run.recording_id = latest.recording_id
        )
        AND NOT EXISTS (
          SELECT 1
          FROM question
          JOIN failure ON failure.question_id = question.id
          WHERE question.case_id = latest.case_id AND failure.recording_id = latest.recording_id
        )
      """
    )
    let omissions = try select.all { row throws(StoreError) in
      (recording: RecordingID(rawValue: row.integer()), identity: try row.caseIdentity())
    }
    return omissions.sorted(byCase: \.identity)
  }
}

/// The latest recording of each case that answered it, failed at it, or planned it, as rows of case
/// and recording.
///
/// An interrupted recording counts for its unrecorded cases, so that older runs do not replace
/// them.
let latestAttempts = """
  SELECT case_id, max(recording_id) AS recording_id
  FROM (
    SELECT question.case_id, run.recording_id
    FROM run
    JOIN question ON question.id = run.question_id
    UNION ALL
    SELECT question.case_id, failure.recording_id
    FROM failure
    JOIN question ON question.id = failure.question_id
    UNION ALL
    SELECT planned_case.case_id, shard.recording_id
    FROM shard
    JOIN planned_case
      ON planned_case.plan_id = shard.plan_id
      AND planned_case.draw % shard.count = shard.number - 1
  )
  GROUP BY case_id
  """

/// The columns that ``Statement/plannedCase()`` reads, and the case's draw.
let plannedCases = """
  SELECT
    \(CaseIdentity.columns), planned_case.question, planned_case.draw
  FROM planned_case
  JOIN plan ON plan.id = planned_case.plan_id
  JOIN scenario_case ON scenario_case.id = planned_case.case_id
  \(CaseIdentity.names)

  """

extension Statement {
  func plannedCase() throws(StoreError) -> Plan.Case {
    Plan.Case(identity: try caseIdentity(), questionHash: questionHash())
  }
}
