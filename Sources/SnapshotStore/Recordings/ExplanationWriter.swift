import SnapshotModel

/// Writes the explanations of runs, each distinct explanation once.
struct ExplanationWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  private var sources: [[ExactText]: Int64] = [:]

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func invalidateIDs() {
    paths.forget()
    sources = [:]
  }

  /// Returns the id of a run's explanation and stores a new explanation; nil for a run without one.
  mutating func id(of run: DigestedRun) throws(StoreError) -> Int64? {
    guard let digest = run.digests.explanations else { return nil }
    let hash = bytes(fromHexadecimal: digest)
    let row = ExplanationRow(hash: hash)
    if let id = try connection.knownID(of: row) { return id }
    try connection.insert(row)
    let id = connection.lastInsertedID
    try write(run.run.explanations, of: id)
    return id
  }

  private mutating func write(
    _ explanations: [ExplainedStep],
    of explanation: Int64
  ) throws(StoreError) {
    var values: [ExplainedValueRow] = []
    var parts: [ExplainedPartRow] = []
    var id = try connection.nextID(of: ExplainedValueRow.self)
    for step in explanations {
      for view in step.views {
        let path = try paths.id(of: ExactText(text: view.view.text), in: connection)
        for value in view.values {
          values.append(
            ExplainedValueRow(
              id: id,
              explanation: explanation,
              step: step.step,
              path: path,
              value: value
            )
          )
          parts += try newParts(of: value, id)
          id += 1
        }
      }
    }
    try connection.insert(values) { $0 }
    try connection.insert(parts) { $0 }
  }

  private mutating func newParts(
    of value: FrameExplanation.Value,
    _ id: Int64
  ) throws(StoreError) -> [ExplainedPartRow] {
    var parts: [ExplainedPartRow] = []
    func add(_ role: ExplanationRole, _ source: Int64, _ part: FrameExplanation.Part? = nil) {
      parts.append(
        ExplainedPartRow(
          value: id,
          position: parts.count,
          role: role.rawValue,
          source: source,
          part: part
        )
      )
    }
    for part in value.parts { add(.part, try sourceID(ExplanationSourceRow(part.source)), part) }
    for source in value.pressedBy { add(.pressure, try sourceID(ExplanationSourceRow(source))) }
    for item in value.emptyItems { add(.empty, try sourceID(ExplanationSourceRow(item: item))) }
    for item in value.freeItems { add(.free, try sourceID(ExplanationSourceRow(item: item))) }
    return parts
  }

  private mutating func sourceID(_ row: ExplanationSourceRow) throws(StoreError) -> Int64 {
    if let id = sources[row.key] { return id }
    let id = try connection.id(of: row)
    sources[row.key] = id
    return id
  }
}
