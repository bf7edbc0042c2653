import SnapshotModel

extension RunWriter {
  /// Stores the assignment of a recording.
  func write(_ assignment: Assignment, of recording: RecordingID) throws(StoreError) {
    let plan = try planID(of: assignment.plan)
    try changeDetails(of: recording) { () throws(StoreError) in
      try connection.insert(
        ShardRow(
          recording: recording.rawValue,
          plan: plan,
          number: assignment.shard.number,
          count: assignment.shard.count
        )
      )
    }
  }

  /// Returns the id of a plan and stores a new plan.
  private func planID(of plan: Plan) throws(StoreError) -> Int64 {
    let row = PlanRow(hash: plan.hash)
    if let id = try connection.knownID(of: row) { return id }
    try connection.insert(row)
    let id = connection.lastInsertedID
    try writeCases(of: plan, id: id)
    return id
  }

  private func writeCases(of plan: Plan, id: Int64) throws(StoreError) {
    let ids = try caseIDs(of: plan.cases.map(\.identity))
    let rows = zip(plan.cases, ids).map { planned, scenarioCase in
      PlannedCaseRow(
        plan: id,
        scenarioCase: scenarioCase,
        question: planned.questionHash,
        draw: planned.identity.draw
      )
    }
    try connection.insert(rows) { $0 }
  }
}
