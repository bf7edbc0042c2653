import BuiltInEngine
import DriftReport
import EngineProtocol
import Foundation
import LayoutEngine
import ScenarioModel
import SnapshotStore

/// A comparison of a layout with its baselines, with its environment.
struct LayoutTest {
  var name: String
  var baselines: BaselineFolder
  /// Whether the baselines are written before they are read.
  var isRecording = false
  /// Whether the test runs in CI, where baselines must not be accepted.
  var isInCI = false
  /// The path of a database for the runs; nil for none.
  var database: String?

  func run(_ question: LayoutQuestion, _ makeController: @escaping ScreenMaker) async throws {
    if isRecording, isInCI { throw LayoutError.recordingInCI }
    let questions = try question.questions()
    let engine = BuiltInEngine.current.making([question.screenName: makeController])
    let runs = try await record(questions, with: engine)
    if let database, !database.isEmpty {
      guard database != RecordingStore.inMemory else { throw StoreError.keptInMemory }
      let store = try RecordingStore.openChecked(database, mode: .readWrite)
      try store.save(runs, recordedAt: Date.now.formatted(.iso8601))
      try store.close()
    }
    if isRecording { try accept(runs) }
    try compare(runs)
  }

  private func record(
    _ questions: [CaseQuestion],
    with engine: BuiltInEngine
  ) async throws -> [Run] {
    let recorder = Recorder(engine: engine, jobs: ProcessInfo.processInfo.activeProcessorCount)
    var runs: [Run] = []
    var failures: [String] = []
    try await recorder.record(questions) { outcome in
      switch outcome.result {
      case .success(let answer): runs.append(answer.run)
      case .failure(let error): failures.append("\(outcome.identity): \(error)")
      }
    }
    guard failures.isEmpty else { throw LayoutError.notAnswered(reasons: failures) }
    return runs
  }

  private func accept(_ runs: [Run]) throws {
    try baselines.checkNames(of: runs.map(\.identity))
    for run in runs { try baselines.write(run) }
  }

  private func compare(_ runs: [Run]) throws {
    var accepted: [RecordedCase] = []
    var recorded: [RecordedCase] = []
    var mismatch = LayoutMismatch(name: name, folder: baselines.path)
    for run in runs {
      guard let baseline = try baselines.run(for: run.identity) else {
        mismatch.missing.append(run.identity.description)
        continue
      }
      accepted.append(RecordedCase(baseline))
      recorded.append(RecordedCase(run))
    }
    if !accepted.isEmpty {
      let drift = try Drift(
        from: RecordingSide(name: "baseline", cases: accepted),
        to: RecordingSide(name: "now", cases: recorded)
      )
      // A different fingerprint of the engine without a changed layout does not concern the
      // screen's test.
      if !drift.cases.isEmpty { mismatch.drift = TextReportFormat().render(drift) }
    }
    mismatch.obsolete = try obsoleteFiles(keeping: runs.map(\.identity))
    guard mismatch.isMatch else { throw mismatch }
  }

  /// Returns the layout's baselines without a case, except the baselines of layouts below its name.
  private func obsoleteFiles(keeping cases: [CaseIdentity]) throws -> [String] {
    guard let file = cases.first.map(baselinePath),
      let end = file.lastIndex(of: "/")
    else { return [] }
    let folder = file[...end]
    return try baselines.obsoleteFiles(keeping: cases)
      .filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }
  }
}
