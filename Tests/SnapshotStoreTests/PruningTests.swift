import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@Suite struct PruningTests {
  /// Records the sample matrix on the first day of each month, with the given labels.
  private func record(_ labels: [String?], to file: String) throws {
    for (index, label) in labels.enumerated() {
      var sample = SampleShards()
      sample.runs = SampleRuns.matrix(shift: Double(index))
      sample.label = label
      try sample.record(1, of: 1, to: file, at: "2026-0\(index + 1)-01T00:00:00Z")
    }
  }

  private func pruned(
    _ file: String,
    by rule: PruneRule,
    baselines: String
  ) throws -> (removed: [Int64], kept: [Int64]) {
    let pruning = try RecordingStore(file: file, mode: .readOnly)
      .pruning(by: rule, keepingRunsOf: BaselineFolder(path: baselines))
    return (
      pruning.removed.map(\.id.rawValue), pruning.kept.map(\.recording.id.rawValue)
    )
  }

  @Test func everyPruneConditionMustHold() throws {
    try withTemporaryFolder { folder in
      let (file, none) = ("\(folder)/a.sqlite", "\(folder)/none")
      try record([nil, nil, nil, nil], to: file)
      let march = try Date("2026-03-01T00:00:00Z", strategy: .iso8601)
      let old = PruneRule(recordedBefore: march)
      #expect(try pruned(file, by: old, baselines: none).removed == [1, 2])
      let three = PruneRule(keepingNewest: 3)
      #expect(try pruned(file, by: three, baselines: none).removed == [1])
      let both = PruneRule(recordedBefore: march, keepingNewest: 1)
      #expect(try pruned(file, by: both, baselines: none).removed == [1, 2])
      let more = PruneRule(keepingNewest: 9)
      #expect(try pruned(file, by: more, baselines: none).removed == [])
    }
  }

  /// A label refers to its newest runs.
  @Test func labelsProtectTheirRuns() throws {
    try withTemporaryFolder { folder in
      let (file, none) = ("\(folder)/a.sqlite", "\(folder)/none")
      try record(["a", "a", "b", nil], to: file)
      let all = PruneRule(keepingNewest: 0)
      let pruned = try pruned(file, by: all, baselines: none)
      #expect(pruned.removed == [1, 4])
      #expect(pruned.kept == [2, 3])
      let named = try self.pruned(file, by: PruneRule(labels: ["a"]), baselines: none)
      #expect(named.removed == [1, 2])
      let newest = PruneRule(keepingNewest: 1, labels: ["a"])
      #expect(try self.pruned(file, by: newest, baselines: none).removed == [1])
    }
  }

  @Test func baselinesProtectTheirRuns() throws {
    try withTemporaryFolder { folder in
      let (file, baselines) = ("\(folder)/a.sqlite", "\(folder)/Baselines")
      try record([nil, nil, nil], to: file)
      // Only the iPad's cases differ between recordings; the second one is accepted.
      try BaselineFolder(path: baselines).write(SampleRuns.matrix(shift: 1)[0])
      let pruned = try pruned(file, by: PruneRule(keepingNewest: 0), baselines: baselines)
      #expect(pruned.removed == [1, 3])
      #expect(pruned.kept == [2])
      // A damaged baseline cannot protect a recording, and the command stops.
      let text = "\(baselines)/\(baselinePath(for: SampleRuns.matrix()[0].identity))"
      try "damaged".write(toFile: text, atomically: true, encoding: .utf8)
      #expect(throws: BaselineError.self) {
        try self.pruned(file, by: PruneRule(keepingNewest: 0), baselines: baselines)
      }
    }
  }

  @Test func prunedDatabaseEqualsSeparateRecording() throws {
    try withTemporaryFolder { folder in
      let (file, alone) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite")
      var other = SampleShards()
      other.runs = SampleRuns.matrix(
        engine: EngineIdentity(name: "other", version: "2", fingerprint: "x"),
        shift: 7,
        events: SampleRuns.events
      )
      for index in other.runs.indices { other.runs[index].identity.scenario = "other/case" }
      for index in other.runs.indices { other.runs[index].steps[0].snapshot?.views[0].path = "x" }
      try other.record(1, of: 1, to: file)
      try SampleShards().record(1, of: 1, to: file)
      try SampleShards().record(1, of: 1, to: alone)
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.remove([RecordingID(rawValue: 1)])
      #expect(try store.check() == [])
      #expect(try rowCounts(file) == rowCounts(alone))
      #expect(try export(of: file) == export(of: alone))
      // The store can continue.
      try store.save(other.runs)
      #expect(try store.check() == [])
    }
  }

  @Test func pruningFreesSpace() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save((0..<100).map { SampleRuns.keyboard(shift: Double($0)) })
      try store.save([SampleRuns.keyboard()])
      let pages = { Int(try shell(file, "PRAGMA page_count").dropLast()) ?? 0 }
      let before = try pages()
      try store.remove([RecordingID(rawValue: 1)])
      #expect(try pages() < before)
      #expect(try store.runs().count == 1)
      #expect(try store.check() == [])
    }
  }
}
