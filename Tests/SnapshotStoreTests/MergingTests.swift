import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@Suite struct MergingTests {
  private let sample = SampleShards()

  private func fault(_ body: () throws -> Void) -> MergeFault? {
    let error = #expect(throws: StoreError.self) { try body() }
    guard case .unmergeable(let fault)? = error else {
      Issue.record("\(String(describing: error))")
      return nil
    }
    return fault
  }

  /// The recording of one process is the reference for the recordings of several.
  @Test(arguments: [1, 2, 3, 4, 7])
  func mergedPartsEqualOneRecording(count: Int) throws {
    try withTemporaryFolder { folder in
      let (one, whole) = ("\(folder)/one.sqlite", "\(folder)/whole.sqlite")
      try sample.record(1, of: 1, to: one)
      let files = try sample.record(parts: count, in: folder)
      let result = try RecordingStore.merge(files, into: whole)
      #expect(result.runs.count == 6 && result.added == 6 && result.missing == [])
      let single = try RecordingStore(file: one, mode: .readOnly).runs(.latest)
      #expect(
        result.contentHash == recordingHash(of: single.map { ($0.identity, $0.geometryHash) })
      )
      #expect(try export(of: whole) == export(of: one))
      let store = try RecordingStore(file: whole, mode: .readOnly)
      #expect(try store.load(.latest) == sample.runs)
      #expect(try store.check() == [])
      #expect(try store.missingCases(of: result.recording) == [])
    }
  }

  @Test func mergeIgnoresOrderAndRepetition() throws {
    try withTemporaryFolder { folder in
      let files = try sample.record(parts: 3, in: folder)
      var exports: [String] = []
      for (name, order) in [("a", [0, 1, 2]), ("b", [2, 0, 1]), ("c", [1, 1, 0, 2, 0])] {
        let target = "\(folder)/\(name).sqlite"
        _ = try RecordingStore.merge(order.map { files[$0] }, into: target)
        exports.append(try export(of: target))
        let rows = try rowCounts(target)
        let again = try RecordingStore.merge(files, into: target)
        #expect(again.added == 0)
        #expect(try rowCounts(target) == rows)
        exports.append(try export(of: target))
      }
      #expect(Set(exports).count == 1)
    }
  }

  /// The parts have two commits and two times: the merged recording has no commit, and the later
  /// time.
  @Test(arguments: [("c1", "c1", "c1"), ("c1", "c2", nil)] as [(String, String, String?)])
  func stepwiseMergeKeepsCommitAndTime(_ one: String, _ two: String, _ both: String?) throws {
    try withTemporaryFolder { folder in
      let (first, second) = ("\(folder)/1.sqlite", "\(folder)/2.sqlite")
      let (stepwise, direct) = ("\(folder)/stepwise.sqlite", "\(folder)/direct.sqlite")
      var sample = sample
      sample.commit = one
      try sample.record(1, of: 2, to: first, at: "2026-01-01T00:00:00Z")
      sample.commit = two
      try sample.record(2, of: 2, to: second, at: "2026-01-02T00:00:00Z")
      _ = try RecordingStore.merge([first], into: stepwise, allowsIncomplete: true)
      _ = try RecordingStore.merge([second], into: stepwise)
      _ = try RecordingStore.merge([first, second], into: direct)
      #expect(try export(of: stepwise) == export(of: direct))
      let recordings = try RecordingStore(file: stepwise, mode: .readOnly).recordings()
      #expect(recordings.map(\.commit) == [both])
      #expect(recordings.map(\.recordedAt) == ["2026-01-02T00:00:00Z"])
    }
  }

  /// The parts are merged one by one, with incomplete sets allowed.
  @Test func partsCanBeMergedStepwise() throws {
    try withTemporaryFolder { folder in
      let files = try sample.record(parts: 3, in: folder)
      let (stepwise, whole) = ("\(folder)/stepwise.sqlite", "\(folder)/whole.sqlite")
      var missing: [Int] = []
      for file in files.reversed() {
        let result = try RecordingStore.merge([file], into: stepwise, allowsIncomplete: true)
        missing.append(result.missing.count)
        #expect(try RecordingStore(file: stepwise, mode: .readOnly).recordings().count == 1)
      }
      #expect(missing == missing.sorted(by: >) && missing.last == 0)
      _ = try RecordingStore.merge(files, into: whole)
      #expect(try export(of: stepwise) == export(of: whole))
    }
  }

  @Test func missingCasesAreNamedAndNothingWritten() throws {
    try withTemporaryFolder { folder in
      let left = sample.runs[2].identity
      let file = "\(folder)/part.sqlite"
      let recording = try sample.record(1, of: 1, to: file, leavingOut: [left])
      let store = try RecordingStore(file: file, mode: .readOnly)
      #expect(try store.missingCases(of: recording) == [left])
      let target = "\(folder)/new/whole.sqlite"
      let fault = fault { _ = try RecordingStore.merge([file], into: target) }
      #expect(fault == .incomplete(missing: [left], planned: 6))
      #expect(
        fault?.description == """
          incomplete: 1 of 6 planned cases are missing:
            sign-up/keyboard iphone-8 landscape scrolling-content
          fix: record the missing parts, and merge again
          """
      )
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/new"))
      // The database reports that too.
      let sql = "SELECT device, orientation FROM expected_cases WHERE run IS NULL"
      #expect(try shell(file, sql) == "iphone-8|landscape\n")
      #expect(try shell(file, "SELECT planned, expected, done FROM shards") == "6|6|5\n")
    }
  }

  /// A second attempt at a part, in the same file, is merged with the first.
  @Test func attemptsAtPartAreCombined() throws {
    try withTemporaryFolder { folder in
      let (file, target) = ("\(folder)/part.sqlite", "\(folder)/whole.sqlite")
      let identities = sample.runs.map(\.identity)
      try sample.record(1, of: 1, to: file, leavingOut: Array(identities.prefix(2)))
      try sample.record(1, of: 1, to: file, leavingOut: Array(identities.suffix(3)))
      #expect(try RecordingStore.merge([file], into: target).runs.count == 6)
    }
  }

  @Test func twoAnswersOfOneEngineAreNondeterministic() throws {
    try withTemporaryFolder { folder in
      var other = sample
      other.runs = SampleRuns.matrix(shift: 4)
      let (a, b) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite")
      let target = "\(folder)/whole.sqlite"
      try sample.record(1, of: 1, to: a)
      try other.record(1, of: 1, to: b)
      let fault = fault { _ = try RecordingStore.merge([a, b], into: target) }
      // The shift affects the first device, in two orientations.
      #expect(
        fault?.description == """
          nondeterministic: one engine gave two answers to 2 cases:
            sign-up/keyboard ipad-10 landscape scrolling-content: run 1 of \(a), run 1 of \(b)
            sign-up/keyboard ipad-10 portrait scrolling-content: run 2 of \(a), run 2 of \(b)
          fix: correct the engine, and record the cases again
          """
      )
      #expect(!FileManager.default.fileExists(atPath: target))

      // It is not merged into a database with the other result either.
      _ = try RecordingStore.merge([a], into: target)
      let before = try export(of: target)
      guard
        case .nondeterministic? = self.fault({
          _ = try RecordingStore.merge([b], into: target)
        })
      else {
        Issue.record("the second answer was merged")
        return
      }
      #expect(try export(of: target) == before)
    }
  }

  @Test func otherPlansEnginesAndLabelsAreRefused() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      try sample.record(1, of: 2, to: file)
      var question = sample
      for index in question.runs.indices { question.runs[index].questionHash = "other" }
      var fewer = sample
      fewer.runs.removeLast()
      var engine = sample
      engine.runs = SampleRuns.matrix(
        engine: EngineIdentity(name: "sample", version: "1.0.0", fingerprint: "other")
      )
      var label = sample
      label.label = "nightly"
      for (name, other) in [("q", question), ("f", fewer), ("e", engine), ("l", label)] {
        let otherFile = "\(folder)/\(name).sqlite"
        try other.record(2, of: 2, to: otherFile)
        let target = "\(folder)/whole.sqlite"
        let fault = fault { _ = try RecordingStore.merge([file, otherFile], into: target) }
        switch (name, fault) {
        case ("q", .otherPlan?), ("f", .otherPlan?), ("e", .otherEngine?), ("l", .otherLabel?):
          break
        default: Issue.record("\(name): \(String(describing: fault))")
        }
        #expect(!FileManager.default.fileExists(atPath: target))
      }
      let result = try RecordingStore.merge(
        [file, "\(folder)/l.sqlite"],
        into: "\(folder)/whole.sqlite",
        label: "all"
      )
      #expect(result.runs.map(\.label) == Array(repeating: "all", count: 6))
    }
  }

  @Test func databaseWithoutManifestIsNotPart() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save(sample.runs)
      #expect(
        fault { _ = try RecordingStore.merge([file], into: "\(folder)/b.sqlite") }
          == .noManifest(file: file)
      )
      #expect(
        fault { _ = try RecordingStore.merge([file], into: file) } == .sameFile(file: file)
      )
    }
  }

  @Test func falsifiedPlanIsDetected() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      try sample.record(1, of: 1, to: file)
      try shell(file, "UPDATE planned_case SET question = 'other' WHERE case_id = 1")
      #expect(throws: StoreError.self) {
        try RecordingStore.merge([file], into: "\(folder)/b.sqlite")
      }
      let faults = try RecordingStore(file: file, mode: .readOnly).check()
      #expect(faults.count == 1 && faults[0].hasPrefix("plan "), "\(faults)")
    }
  }

  /// Other recordings of the target do not change.
  @Test func targetKeepsOtherRecordings() throws {
    try withTemporaryFolder { folder in
      let target = "\(folder)/runs.sqlite"
      try RecordingStore(file: target, mode: .readWrite).save(SampleRuns.matrix(shift: 9))
      let files = try sample.record(parts: 2, in: folder)
      let result = try RecordingStore.merge(files, into: target)
      let store = try RecordingStore(file: target, mode: .readOnly)
      #expect(try store.recordings().map(\.runCount) == [6, 6])
      #expect(try store.latestRecording()?.id == result.recording)
      #expect(try store.check() == [])
    }
  }
}
