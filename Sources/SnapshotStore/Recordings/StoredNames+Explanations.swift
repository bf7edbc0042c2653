import SnapshotModel

extension StoredNames {
  /// Returns the explanations of a run, in the order of the steps, views and dimensions.
  ///
  /// It is the inverse of `ExplanationWriter`.
  func explanations(ofExplanation id: Int64) throws(StoreError) -> [ExplainedStep] {
    var steps: [ExplainedStep] = []
    _ = try connection.rows(of: id) { (row: ExplainedValueRow) throws(StoreError) in
      let step = row.step
      guard let path = try paths.row(row.path) else {
        throw damage("the name of view \(row.path) is missing")
      }
      var value = row.value
      try readParts(of: row.id, into: &value)
      if steps.last?.step != step { steps.append(ExplainedStep(step: step, views: [])) }
      let last = steps.count - 1
      if steps[last].views.last?.view != path {
        steps[last].views.append(FrameExplanation(view: path, values: []))
      }
      steps[last].views[steps[last].views.count - 1].values.append(value)
    }
    return steps
  }

  private func readParts(
    of id: Int64,
    into value: inout FrameExplanation.Value
  ) throws(StoreError) {
    let rows = try connection.rows(of: id) { (row: ExplainedPartRow) in row }
    for row in rows {
      guard let item = try sources.row(row.source) else {
        throw damage("the source \(row.source) of an explanation is missing")
      }
      switch (ExplanationRole(rawValue: row.role), try source(of: item), row.part) {
      case (.part, let source?, var part?):
        part.source = source
        value.parts.append(part)
      case (.pressure, let source?, nil): value.pressedBy.append(source)
      case (.empty, nil, nil): value.emptyItems.append(item.view)
      case (.free, nil, nil): value.freeItems.append(item.view)
      default: throw damage("explained_part.role is '\(row.role)' of a \(item.kind)")
      }
    }
  }

  private func source(of item: ExplanationSourceRow) throws(StoreError) -> ExplanationSource? {
    do throws(MalformedEquation) {
      return try item.source()
    } catch {
      throw damage("explanation_source.equation \(error)")
    }
  }

  private func damage(_ reason: String) -> StoreError {
    .damaged(file: connection.file, reason: reason)
  }
}
