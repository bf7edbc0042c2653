package import SnapshotModel

/// A view as a checkpoint of a run shows it.
package struct ViewSighting: Hashable, Sendable {
  /// The index of the step in its run.
  package let step: Int
  /// The name of the checkpoint.
  package let checkpoint: String
  package let view: ViewGeometry
}

/// Views whose history is asked for, by their names.
package struct ViewSelection: Hashable, Sendable {
  /// The ids of their paths as a JSON list.
  fileprivate let ids: String
  /// Their paths, in order.
  package let paths: [String]
}

extension RecordingStore {
  /// The cases that have been recorded, in order.
  package func recordedCases() throws(StoreError) -> [CaseIdentity] {
    let select = try connection.prepared(
      """
      SELECT
        scenario.name, device.name, scenario_case.orientation, scenario_case.technique,
        nullif(scenario_case.system, '')
      FROM scenario_case
      JOIN scenario ON scenario.id = scenario_case.scenario_id
      JOIN device ON device.id = scenario_case.device_id
      WHERE EXISTS (
        SELECT 1
        FROM question
        JOIN run ON run.question_id = question.id
        WHERE question.case_id = scenario_case.id
      )
      """
    )
    return try select.all { $0.caseIdentity() }.sorted()
  }

  /// The views that have a path or whose path ends with it; without one, all that were ever
  /// recorded.
  package func views(called name: String? = nil) throws(StoreError) -> ViewSelection {
    let select = try connection.prepared(
      """
      SELECT id, path
      FROM view_path
      WHERE ?1 IS NULL OR path = ?1 OR substr(path, -length(?1) - 1) = '/' || ?1
      ORDER BY path
      """
    )
    try select.bind(name)
    let rows = try select.all { (id: $0.integer(), path: $0.text()) }
    return ViewSelection(
      ids: "[\(rows.map { "\($0.id)" }.joined(separator: ","))]",
      paths: rows.map(\.path)
    )
  }

  /// Goes through the runs of a case, oldest first, and reports what each shows of some views.
  ///
  /// A run that answers what the run before it answered is left out, and nothing of it is read.
  ///
  /// - Parameters:
  ///   - views: The views that are asked for.
  ///   - identity: The case.
  ///   - take: Takes a run, and the views at its checkpoints in the order of the steps.
  /// - Throws: A fault of the database, and what `take` throws.
  package func eachChange(
    of views: ViewSelection,
    in identity: CaseIdentity,
    _ take: (RunSummary, [ViewSighting]) throws -> Void
  ) throws {
    var previous: String?
    for run in try runs(of: identity) where run.answerHash != previous {
      previous = run.answerHash
      try take(run, try sightings(of: views, in: run.id))
    }
  }

  private func runs(of identity: CaseIdentity) throws(StoreError) -> [RunSummary] {
    let select = try connection.prepared(
      runSummaries + """
        WHERE scenario_case.id = (
          SELECT scenario_case.id
          FROM scenario_case
          JOIN scenario ON scenario.id = scenario_case.scenario_id
          JOIN device ON device.id = scenario_case.device_id
          WHERE scenario.name = ? AND device.name = ? AND scenario_case.orientation = ?
            AND scenario_case.technique = ? AND scenario_case.system = ?
        )
        ORDER BY run.id
        """
    )
    try select.bind(identity.scenario)
    try select.bind(identity.device)
    try select.bind(identity.orientation)
    try select.bind(identity.technique)
    try select.bind(identity.system ?? "")
    return try select.all { $0.runSummary() }
  }

  private func sightings(
    of views: ViewSelection,
    in run: RunID
  ) throws(StoreError) -> [ViewSighting] {
    let select = try connection.prepared(
      """
      SELECT step.step, step.detail, \(viewColumns)
      FROM run
      JOIN step ON step.answer_id = run.answer_id
      JOIN geometry ON geometry.snapshot_id = step.snapshot_id
      JOIN view_path ON view_path.id = geometry.view_id
      JOIN view_class ON view_class.id = geometry.class_id
      LEFT JOIN scroll_geometry
        ON scroll_geometry.snapshot_id = geometry.snapshot_id
        AND scroll_geometry.view_id = geometry.view_id
      WHERE run.id = ?
        AND geometry.view_id IN (SELECT value FROM json_each(?))
      ORDER BY step.step, geometry.position
      """
    )
    try select.bind(run.rawValue)
    try select.bind(views.ids)
    return try select.all { row in
      ViewSighting(step: Int(row.integer()), checkpoint: row.text(), view: row.viewGeometry())
    }
  }
}
