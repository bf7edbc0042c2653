import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore

/// Exports: imported as a whole, or refused with the line.
struct ExportSurface: FuzzSurface {
  private let lines: [JSONValue]

  init() throws {
    lines = try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try Self.record(in: file)
      return try Self.export(of: file).split(separator: "\n").map {
        try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
      }
    }
  }

  /// Recordings with and without a plan, a label, failed cases and runs.
  private static func record(in file: String) throws {
    let store = try RecordingStore(file: file, mode: .readWrite)
    let runs = SampleRuns.matrix(events: SampleRuns.events)
    let plan = Plan(runs.map { Plan.Case(identity: $0.identity, questionHash: $0.questionHash) })
    let planned = try store.startRecording(
      engine: SampleRuns.engine,
      label: "label",
      commit: "c0ffee",
      recordedAt: "2026-01-01T00:00:00Z",
      assignment: Assignment(plan: plan, shard: .whole)
    )
    try store.save(Array(runs.dropFirst()), in: planned)
    if let run = runs.first {
      let failure = CaseFailure(
        identity: run.identity,
        questionHash: run.questionHash,
        kind: .timeout,
        reason: "it sent no reply"
      )
      try store.save(failure, in: planned)
    }
    var random = RandomRuns(seed: 1)
    for _ in 0..<3 {
      let run = random.run()
      try store.save([run], in: try store.startRecording(engine: run.engine))
    }
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    var changed = lines
    let index = numbers.number(below: lines.count)
    switch numbers.number(below: 12) {
    case 0: changed.remove(at: index)
    case 1: changed.insert(changed[index], at: numbers.number(below: lines.count))
    case 2: changed.swapAt(index, numbers.number(below: lines.count))
    default: changed[index] = JSONMutator().mutant(of: changed[index], &numbers)
    }
    let texts = changed.compactMap { try? JSONEncoder.sorted().encode($0) }
    // Hashes reveal most changes; sealed inputs reach more code.
    let sealed = numbers.number(below: 4) == 0 ? texts : ExportSeal.sealed(texts)
    let bytes = Data(sealed.map { $0 + Data("\n".utf8) }.joined())
    return FuzzInput(
      numbers.number(below: 8) == 0 ? ByteMutator.mutant(of: bytes, &numbers) : bytes
    )
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    try withTemporaryFolder { folder in
      let source = "\(folder)/export"
      try bytes.write(to: URL(filePath: source))
      let file = "\(folder)/a.sqlite"
      do throws(StoreError) {
        _ = try RecordingStore.importRecordings(from: source, into: file)
      } catch {
        try checkClear("\(error)", startingWith: folder)
        guard !FileManager.default.fileExists(atPath: file) else {
          throw FuzzFinding("an export that was refused left a database")
        }
        return .refused
      }
      let written = try Self.export(of: file)
      try written.write(toFile: source, atomically: false, encoding: .utf8)
      let copy = "\(folder)/b.sqlite"
      _ = try RecordingStore.importRecordings(from: source, into: copy)
      guard try Self.export(of: copy) == written else {
        throw FuzzFinding("an export of an import is another export")
      }
      return .read
    }
  }

  private static func export(of file: String) throws -> String {
    let store = try RecordingStore(file: file, mode: .readOnly)
    let faults = try store.check()
    guard faults.isEmpty else { throw FuzzFinding("an imported database is damaged: \(faults)") }
    var text = ""
    try store.export { text += $0 }
    return text
  }
}

/// The hashes and counts of an export.
private enum ExportSeal {
  /// Returns the lines with correct hashes and counts; unchanged if one is not a line of an export.
  static func sealed(_ texts: [Data]) -> [Data] {
    let decoder = JSONDecoder()
    var lines = texts.compactMap { try? decoder.decode(ExportLine.self, from: $0) }
    guard lines.count == texts.count else { return texts }
    var end = ExportLine.End()
    for index in lines.indices {
      if let plan = lines[index].plan { lines[index].plan?.hash = Plan(plan.cases).hash }
      if let run = lines[index].run, let digested = try? DigestedRun(run.run) {
        lines[index].run?.answer = digested.digests.answer
      }
    }
    for index in lines.indices {
      guard let recording = lines[index].recording else { continue }
      let runs = lines[(index + 1)...].prefix { $0.run != nil }.compactMap(\.run)
      lines[index].recording?.runs = runs.count
      lines[index].recording?.content = ExportLine.Recording.content(
        of: runs.map {
          Answered(
            $0.run.identity,
            $0.run.questionHash,
            answer: $0.answer,
            $0.run.explanations.explanationDigest
          )
        },
        failures: recording.failures ?? []
      )
      end.recordings += 1
      end.runs += runs.count
    }
    var root = ExportRoot()
    return lines.compactMap { line in
      var line = line
      if line.end != nil {
        line.end = end
        line.end?.root = root.hash
      }
      guard let bytes = try? JSONEncoder.sorted().encode(line) else { return nil }
      root.add(bytes)
      return bytes
    }
  }
}
