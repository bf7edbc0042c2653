import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Records the sample matrix, or a part of it, like one of many processes.
struct SampleShards {
  var runs = SampleRuns.matrix()
  var label: String?
  var commit: String?

  var plan: Plan {
    Plan(runs.map { Plan.Case(identity: $0.identity, questionHash: $0.questionHash) })
  }

  /// Records part `number` of `count`, without the cases of `leavingOut`.
  @discardableResult
  func record(
    _ number: Int,
    of count: Int,
    to file: String,
    leavingOut left: [CaseIdentity] = [],
    at time: String = "2026-01-01T00:00:00Z"
  ) throws -> RecordingID {
    let shard = try #require(Shard(number: number, count: count))
    let store = try RecordingStore(file: file, mode: .readWrite)
    let recording = try store.startRecording(
      engine: runs[0].engine,
      label: label,
      commit: commit,
      recordedAt: time,
      assignment: Assignment(plan: plan, shard: shard)
    )
    let own = runs.filter { shard.contains($0.identity) && !left.contains($0.identity) }
    try store.save(own, in: recording)
    return recording
  }

  /// Records every part into a separate file.
  func record(parts count: Int, in folder: String) throws -> [String] {
    try (1...count).map { number in
      let file = "\(folder)/part-\(number)-of-\(count).sqlite"
      try record(number, of: count, to: file)
      return file
    }
  }
}

/// Returns the complete output of an export.
func export(of file: String) throws -> String {
  var text = ""
  try RecordingStore(file: file, mode: .readOnly).export { text += $0 }
  return text
}
