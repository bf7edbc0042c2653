import SnapshotModel

extension RunWriter {
  /// Stores what a recording is to record.
  func write(_ assignment: Assignment, of recording: RecordingID) throws(StoreError) {
    let plan = try planID(of: assignment.plan)
    try changeDetails(of: recording) { () throws(StoreError) in
      let insert = try connection.prepared(
        "INSERT INTO shard (recording_id, plan_id, number, count) VALUES (?, ?, ?, ?)"
      )
      try insert.bind(recording.rawValue)
      try insert.bind(plan)
      try insert.bind(assignment.shard.number)
      try insert.bind(assignment.shard.count)
      try insert.run()
    }
  }

  /// The row of a plan that is stored already, or of the plan that is stored now.
  private func planID(of plan: Plan) throws(StoreError) -> Int64 {
    let select = try connection.prepared("SELECT id FROM plan WHERE hash = ?")
    try select.bind(plan.hash)
    if let id = try select.first({ $0.integer() }) { return id }
    let insert = try connection.prepared("INSERT INTO plan (hash) VALUES (?)")
    try insert.bind(plan.hash)
    try insert.run()
    let id = connection.lastInsertedID
    try writeCases(of: plan, id: id)
    return id
  }

  private func writeCases(of plan: Plan, id: Int64) throws(StoreError) {
    let insert = try connection.prepared(
      "INSERT INTO planned_case (plan_id, case_id, question, draw) VALUES (?, ?, ?, ?)"
    )
    for planned in plan.cases {
      let caseID = try caseID(of: planned.identity)
      try insert.bind(id)
      try insert.bind(caseID)
      try insert.bind(planned.questionHash)
      try insert.bind(planned.identity.draw)
      try insert.run()
    }
  }
}
