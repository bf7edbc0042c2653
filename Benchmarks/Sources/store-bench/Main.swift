import Foundation
import SnapshotModel
import SnapshotStore

/// Writes runs as a recorder does, and reports the time.
///
///     store-bench write FILE CASES CHECKPOINTS VIEWS [--at-once]
///     store-bench record FILE CASES CHECKPOINTS VIEWS [STRIDE CHECKPOINTS VIEWS] [--label=NAME]
///
/// `write` makes and digests the runs first. It times only the store, with one transaction for each
/// run or one for all runs. It prints the rows of geometry, the elapsed seconds and the seconds of
/// processor time. `record` makes one run after the other, with a manifest, like a recording of
/// many cases. With STRIDE, the last views of the last checkpoints of every STRIDE-th case are
/// moved.
@main
struct StoreBench {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    let numbers = words.dropFirst(2).compactMap { Int($0) }
    guard [5, 8].contains(words.count), numbers.count == words.count - 2 else {
      print(
        """
        usage: store-bench write FILE CASES CHECKPOINTS VIEWS [--at-once]
               store-bench record FILE CASES CHECKPOINTS VIEWS [STRIDE CHECKPOINTS VIEWS] \
        [--label=NAME]
        """
      )
      exit(64)
    }
    let (file, cases) = (words[1], numbers[0])
    var suite = Suite(checkpoints: numbers[1], views: numbers[2])
    if numbers.count == 6 {
      suite.drift = SuiteDrift(stride: numbers[3], checkpoints: numbers[4], views: numbers[5])
    }
    switch words[0] {
    case "write":
      let isAtOnce = CommandLine.arguments.contains("--at-once")
      try write(suite, cases: cases, to: file, isAtOnce: isAtOnce)
    default:
      try record(suite, cases: cases, to: file)
    }
  }

  private static func write(
    _ suite: Suite,
    cases: Int,
    to file: String,
    isAtOnce: Bool
  ) throws {
    let store = try RecordingStore(file: file, mode: .readWrite)
    let runs = try (0..<cases).map { try DigestedRun(suite.run($0)) }
    let (start, processorStart) = (ContinuousClock.now, clock())
    let recording = try store.startRecording(engine: Suite.engine)
    if isAtOnce {
      let recent = RecentSnapshots()
      let prepared = runs.map {
        PreparedRun($0, like: nil, sharing: recent, in: recording, sealedBy: nil)
      }
      try store.save(prepared, in: recording)
    } else {
      for run in runs { try store.save(run, in: recording) }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let processorSeconds = Double(clock() - processorStart) / Double(CLOCKS_PER_SEC)
    print(cases * suite.framesOfRun, seconds, processorSeconds)
  }

  private static func record(_ suite: Suite, cases: Int, to file: String) throws {
    let store = try RecordingStore(file: file, mode: .readWrite)
    let plan = Plan((0..<cases).map(suite.plannedCase))
    let label = CommandLine.arguments.compactMap { $0.wholeMatch(of: /--label=(.+)/) }.first
    let recording = try store.startRecording(
      engine: Suite.engine,
      label: label.map { String($0.output.1) },
      assignment: Assignment(plan: plan, shard: .whole)
    )
    var geometry: [(identity: CaseIdentity, geometryHash: String)] = []
    for number in 0..<cases {
      let run = try DigestedRun(suite.run(number))
      try store.save(run, in: recording)
      geometry.append((identity: run.run.identity, geometryHash: run.digests.geometry))
    }
    try store.finish(recording, contentHash: recordingHash(of: geometry))
    print(cases * suite.framesOfRun)
  }
}
