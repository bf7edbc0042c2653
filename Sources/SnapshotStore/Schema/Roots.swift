import SnapshotModel

/// Gives the recordings of a database their roots, and the hashes of their geometry, which schema 16 has added.
///
/// A run whose rows do not fit together is left out, and is refused where it is read.
@Sendable func addRoots(_ connection: Connection) throws(StoreError) {
  let select = try connection.prepared(
    """
    SELECT
      run.recording_id, scenario_case.scenario_id, scenario.name, device.name,
      scenario_case.orientation, scenario_case.technique, nullif(scenario_case.system, ''),
      nullif(scenario_case.settings, ''), question.hash, answer.hash, answer.geometry_hash
    FROM run
    JOIN question ON question.id = run.question_id
    JOIN scenario_case ON scenario_case.id = question.case_id
    JOIN scenario ON scenario.id = scenario_case.scenario_id
    JOIN device ON device.id = scenario_case.device_id
    JOIN answer ON answer.id = run.answer_id
    ORDER BY run.recording_id
    """
  )
  var sums = RecordingSums(connection)
  while try select.next() {
    let (recording, scenario) = (select.integer(), select.integer())
    if recording != sums.recording { try sums.begin(recording) }
    let identity = select.caseIdentity()
    sums.add(
      RootHash(
        identity: identity,
        questionHash: select.text(),
        answerHash: select.hexadecimal()
      ),
      of: scenario
    )
    sums.geometry.append((identity: identity, geometryHash: select.hexadecimal()))
  }
  try sums.write()
}

/// What the runs of one recording after the other come to.
private struct RecordingSums {
  private let connection: Connection
  private(set) var recording: Int64?
  private var scenarios: [Int64: RootHash] = [:]
  var geometry: [(identity: CaseIdentity, geometryHash: String)] = []

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Writes what there is, and goes on with another recording.
  mutating func begin(_ recording: Int64) throws(StoreError) {
    try write()
    self.recording = recording
    scenarios = [:]
    geometry = []
  }

  mutating func add(_ root: RootHash, of scenario: Int64) {
    scenarios[scenario, default: RootHash()] += root
  }

  func write() throws(StoreError) {
    guard let recording else { return }
    let insert = try connection.prepared("INSERT INTO scenario_root VALUES (?, ?, ?)")
    for (scenario, root) in scenarios.sorted(by: { $0.key < $1.key }) {
      try insert.bind(recording)
      try insert.bind(scenario)
      try insert.bind(root.bytes)
      try insert.run()
    }
    let update = try connection.prepared(
      "UPDATE recording SET root = ?, geometry_hash = ? WHERE id = ?"
    )
    try update.bind(scenarios.values.reduce(RootHash(), +).bytes)
    try update.bind(bytes(fromHexadecimal: recordingHash(of: geometry)))
    try update.bind(recording)
    try update.run()
  }
}
