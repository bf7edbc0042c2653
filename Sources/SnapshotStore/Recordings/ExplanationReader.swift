import SnapshotModel

/// Reads what determined the frames of runs, the counterpart of `ExplanationWriter`.
struct ExplanationReader {
  private let connection: Connection
  private let names: StoredNames

  /// Takes the names of the connection's file as they are while the reader is in use.
  init(_ connection: Connection, _ names: StoredNames) {
    self.connection = connection
    self.names = names
  }

  /// An explanation of a run, in the order of the steps, views and dimensions.
  func explanations(_ id: Int64) throws(StoreError) -> [ExplainedStep] {
    let select = try connection.prepared(
      """
      SELECT
        id, step, view_id, dimension, value, alignment, rounding, set_directly, ambiguous
      FROM explained_value
      WHERE explanation_id = ?
      ORDER BY id
      """
    )
    try select.bind(id)
    var steps: [ExplainedStep] = []
    _ = try select.all { row throws(StoreError) in
      let valueID = row.integer()
      let (step, viewID) = (Int(row.integer()), row.integer())
      guard let path = try names.paths.row(viewID) else {
        throw damage("the name of view \(viewID) is missing")
      }
      let value = try value(in: row, valueID)
      if steps.last?.step != step { steps.append(ExplainedStep(step: step, views: [])) }
      let last = steps.count - 1
      if steps[last].views.last?.view != path {
        steps[last].views.append(FrameExplanation(view: path, values: []))
      }
      steps[last].views[steps[last].views.count - 1].values.append(value)
    }
    return steps
  }

  private func value(
    in row: Statement,
    _ id: Int64
  ) throws(StoreError) -> FrameExplanation.Value {
    let name = row.text()
    guard let dimension = FrameExplanation.Dimension(rawValue: name) else {
      throw damage("explained_value.dimension is `\(name)`")
    }
    var value = FrameExplanation.Value(dimension, row.real())
    value.alignment = row.real()
    value.rounding = row.real()
    value.setDirectly = row.real()
    value.isAmbiguous = row.bool()
    try readParts(of: id, into: &value)
    return value
  }

  private func readParts(
    of id: Int64,
    into value: inout FrameExplanation.Value
  ) throws(StoreError) {
    let select = try connection.prepared(
      """
      SELECT role, source_id, amount, multiplier, surroundings, priority
      FROM explained_part
      WHERE value_id = ?
      ORDER BY position
      """
    )
    try select.bind(id)
    let rows = try select.all { row in
      (
        role: row.text(), source: row.integer(),
        numbers: (0..<4).map { _ in row.optionalReal() ?? 0 }
      )
    }
    for row in rows {
      guard let item = try names.sources.row(row.source) else {
        throw damage("the source \(row.source) of an explanation is missing")
      }
      switch (ExplanationRole(rawValue: row.role), item.source) {
      case (.part, let source?):
        value.parts.append(
          FrameExplanation.Part(
            source,
            amount: row.numbers[0],
            multiplier: row.numbers[1],
            surroundings: row.numbers[2],
            priority: row.numbers[3]
          )
        )
      case (.pressure, let source?): value.pressedBy.append(source)
      case (.empty, nil): value.emptyItems.append(item.view)
      case (.free, nil): value.freeItems.append(item.view)
      default: throw damage("explained_part.role is `\(row.role)` of a \(item.kind)")
      }
    }
  }

  private func damage(_ reason: String) -> StoreError {
    .damaged(file: connection.file, reason: reason)
  }
}
