import SnapshotModel

/// Writes what determined the frames of runs, each distinct explanation of a run once.
struct ExplanationWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  private var sources: [[ExactText]: Int64] = [:]

  /// A value that gets a row.
  private struct NewValue {
    var id: Int64
    var step: Int
    var pathID: Int64
    var value: FrameExplanation.Value
  }

  /// A part that gets a row; one without numbers has another role than `part`.
  private struct NewPart {
    var valueID: Int64
    var position: Int
    var role: ExplanationRole
    var sourceID: Int64
    var numbers: FrameExplanation.Part?
  }

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func forgetIDs() {
    paths.forget()
    sources = [:]
  }

  /// The row of what determined the frames of a run, which is stored already or stored now; nil for a run
  /// without that.
  mutating func id(of run: DigestedRun) throws(StoreError) -> Int64? {
    guard let digest = run.digests.explanations else { return nil }
    let hash = bytes(fromHexadecimal: digest)
    let select = try connection.prepared("SELECT id FROM explanation WHERE hash = ?")
    try select.bind(hash)
    if let id = try select.first({ $0.integer() }) { return id }
    let insert = try connection.prepared("INSERT INTO explanation (hash) VALUES (?)")
    try insert.bind(hash)
    try insert.run()
    let id = connection.lastInsertedID
    try write(run.run.explanations, of: id)
    return id
  }

  private mutating func write(
    _ explanations: [ExplainedStep],
    of explanation: Int64
  ) throws(StoreError) {
    var values: [NewValue] = []
    var parts: [NewPart] = []
    var id = try connection.nextID(in: .explainedValue)
    for step in explanations {
      for view in step.views {
        let path = try paths.id(of: ExactText(text: view.view), in: connection)
        for value in view.values {
          values.append(NewValue(id: id, step: step.step, pathID: path, value: value))
          parts += try newParts(of: value, id)
          id += 1
        }
      }
    }
    try write(values, of: explanation)
    try write(parts)
  }

  private mutating func newParts(
    of value: FrameExplanation.Value,
    _ id: Int64
  ) throws(StoreError) -> [NewPart] {
    var parts: [NewPart] = []
    func add(_ role: ExplanationRole, _ source: Int64, _ numbers: FrameExplanation.Part? = nil) {
      parts.append(
        NewPart(
          valueID: id,
          position: parts.count,
          role: role,
          sourceID: source,
          numbers: numbers
        )
      )
    }
    for part in value.parts { add(.part, try sourceID(ExplanationItem(part.source)), part) }
    for source in value.pressedBy { add(.pressure, try sourceID(ExplanationItem(source))) }
    for item in value.emptyItems { add(.empty, try sourceID(ExplanationItem(item: item))) }
    for item in value.freeItems { add(.free, try sourceID(ExplanationItem(item: item))) }
    return parts
  }

  private func write(_ values: [NewValue], of explanation: Int64) throws(StoreError) {
    try connection.insert(values, into: .explainedValue) { insert, row throws(StoreError) in
      try insert.bind(row.id)
      try insert.bind(explanation)
      try insert.bind(row.step)
      try insert.bind(row.pathID)
      try insert.bind(row.value.dimension.rawValue)
      try insert.bind(row.value.value)
      try insert.bind(row.value.alignment)
      try insert.bind(row.value.rounding)
      try insert.bind(row.value.setDirectly)
      try insert.bind(row.value.isAmbiguous)
    }
  }

  private func write(_ parts: [NewPart]) throws(StoreError) {
    try connection.insert(parts, into: .explainedPart) { insert, row throws(StoreError) in
      try insert.bind(row.valueID)
      try insert.bind(row.position)
      try insert.bind(row.role.rawValue)
      try insert.bind(row.sourceID)
      try insert.bind(row.numbers?.amount)
      try insert.bind(row.numbers?.multiplier)
      try insert.bind(row.numbers?.surroundings)
      try insert.bind(row.numbers?.priority)
    }
  }

  private mutating func sourceID(_ item: ExplanationItem) throws(StoreError) -> Int64 {
    if let id = sources[item.key] { return id }
    let id = try connection.id(
      """
      SELECT id FROM explanation_source
      WHERE name = ? AND kind = ? AND view = ? AND equation = ?
      """,
      orInsert: """
        INSERT INTO explanation_source (name, kind, view, equation) VALUES (?, ?, ?, ?)
        """
    ) { statement throws(StoreError) in
      try statement.bind(item.name)
      try statement.bind(item.kind)
      try statement.bind(item.view)
      try statement.bind(item.equation)
    }
    sources[item.key] = id
    return id
  }
}
