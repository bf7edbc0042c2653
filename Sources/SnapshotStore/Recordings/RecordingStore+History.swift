package import SnapshotModel

/// A view at a checkpoint of a run.
package struct ViewAtCheckpoint: Hashable, Sendable {
  /// The index of the step in its run.
  package let step: Int
  /// The name of the checkpoint.
  package let checkpoint: String
  /// The geometry of the view at the checkpoint.
  package let view: ViewGeometry
}

/// Views selected by name for a history.
package struct ViewSelection: Hashable, Sendable {
  /// The paths of the views, in order.
  package let paths: [ViewPath]
}

extension RecordingStore {
  /// Returns the recorded cases, in order.
  package func recordedCases() throws(StoreError) -> [CaseIdentity] {
    let select = try connection.prepared(
      """
      SELECT \(CaseIdentity.columns)
      FROM scenario_case
      \(CaseIdentity.names)
      WHERE EXISTS (
        SELECT 1
        FROM question
        JOIN run ON run.question_id = question.id
        WHERE question.case_id = scenario_case.id
      )
      """
    )
    return try select.all { row throws(StoreError) in try row.caseIdentity() }.sorted()
  }

  /// Returns the views with a path, or with a path that ends with it; without a name, all recorded
  /// views.
  package func views(called name: ViewPattern? = nil) throws(StoreError) -> ViewSelection {
    let select = try connection.prepared(
      """
      SELECT path
      FROM view_path
      WHERE ?1 IS NULL OR path = ?1 OR substr(path, -length(?1) - 1) = '/' || ?1
      ORDER BY path
      """
    )
    try select.bind(name?.text)
    return ViewSelection(paths: try select.all { ViewPath($0.text()) })
  }

  /// Iterates over the runs of a case, oldest first, with the selected views of each.
  ///
  /// A run with the same answer as the previous run is skipped without reading it. All other runs
  /// are read completely, to compare their hashes.
  ///
  /// - Parameters:
  ///   - views: The selected views.
  ///   - identity: The case.
  ///   - take: Receives a run, and the views at its checkpoints in the order of the steps.
  /// - Throws: A database error, or an error from `take`.
  package func eachChange(
    of views: ViewSelection,
    in identity: CaseIdentity,
    _ take: (RunSummary, [ViewAtCheckpoint]) throws -> Void
  ) throws {
    var previous: String?
    let paths = Set(views.paths)
    for run in try runs(of: identity) where run.answerHash != previous {
      previous = run.answerHash
      try take(run, try load(run.id).views(of: paths))
    }
  }

  private func runs(of identity: CaseIdentity) throws(StoreError) -> [RunSummary] {
    let select = try connection.prepared(
      runSummaries + """
        WHERE scenario_case.id = (
          SELECT scenario_case.id
          FROM scenario_case
          \(CaseIdentity.names)
          WHERE scenario.name = ? AND device.name = ? AND scenario_case.orientation = ?
            AND scenario_case.technique = ? AND scenario_case.system = ?
            AND scenario_case.settings = ?
        )
        ORDER BY run.id
        """
    )
    try select.bind(identity.scenario)
    try select.bind(identity.device)
    try select.bind(identity.orientation)
    try select.bind(identity.technique)
    try select.bind(identity.system ?? "")
    try select.bind(identity.settings.name ?? "")
    return try select.all(checkedRun)
  }
}

extension Run {
  /// Returns the views with some paths, at all checkpoints.
  fileprivate func views(of paths: Set<ViewPath>) -> [ViewAtCheckpoint] {
    steps.flatMap { step in
      (step.snapshot?.views ?? []).filter { paths.contains($0.path) }.map { view in
        ViewAtCheckpoint(step: step.index, checkpoint: step.detail, view: view)
      }
    }
  }
}
