import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// A failed case is in the database with the reason, and does not count as done.
@Suite struct FailedCaseTests {
  private let sample = SampleShards()

  private func failure(
    of identity: CaseIdentity,
    _ kind: CaseFailure.Kind = .crash,
    _ reason: String = "it stopped"
  ) -> CaseFailure {
    CaseFailure(
      identity: identity,
      questionHash: SampleRuns.keyboard().questionHash,
      kind: kind,
      reason: reason
    )
  }

  /// Records everything except the failures.
  @discardableResult
  private func record(_ failures: [CaseFailure], to file: String) throws -> RecordingID {
    let recording = try sample.record(
      1,
      of: 1,
      to: file,
      leavingOut: failures.map(\.identity)
    )
    let store = try RecordingStore(file: file, mode: .readWrite)
    for failure in failures { try store.save(failure, in: recording) }
    return recording
  }

  @Test(arguments: CaseFailure.Kind.allCases)
  func savedFailureRoundTrips(kind: CaseFailure.Kind) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let saved = failure(of: sample.runs[2].identity, kind, "first line\nlast \u{1B}words 'é'")
      let recording = try record([saved], to: file)
      let store = try RecordingStore(file: file, mode: .readOnly)
      #expect(try store.failures(of: recording) == [saved])
      #expect(try store.missingCases(of: recording) == [saved.identity])
      #expect(try store.runs(.latest).count == 5)
      #expect(try store.check() == [])
    }
  }

  @Test func failureViewNamesCaseEngineAndReason() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      var odd = failure(of: sample.runs[0].identity, .timeout, "no reply within 60 seconds")
      odd.identity.system = nil
      try record([odd, failure(of: sample.runs[5].identity)], to: file)
      #expect(
        try shell(file, "SELECT * FROM failures ORDER BY device") == """
          1|sign-up/keyboard|ipad-10|landscape|scrolling-content|||sample|1.0.0||timeout\
          |no reply within 60 seconds
          1|sign-up/keyboard|iphone-se|portrait|scrolling-content|||sample|1.0.0||crash|it stopped

          """
      )
      #expect(try shell(file, "SELECT planned, expected, done FROM shards") == "6|6|4\n")
    }
  }

  /// A recording with only failures differs from an empty recording.
  @Test func recordingWithOnlyFailuresIsLatest() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      try sample.record(1, of: 1, to: file)
      let failed = try record(sample.runs.map { failure(of: $0.identity) }, to: file)
      let store = try RecordingStore(file: file, mode: .readOnly)
      #expect(try store.latestRecording()?.id == failed)
      #expect(throws: StoreError.nothingAnswered(file: file, recording: failed)) {
        try store.runs(.latest)
      }
    }
  }

  @Test func answerAndFailureExcludeEachOther() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let recording = try sample.record(1, of: 1, to: file)
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save(failure(of: sample.runs[1].identity), in: recording)
      let faults = try store.check()
      #expect(faults.count == 1 && faults[0].contains("both an answer and a failure"), "\(faults)")
      #expect(throws: StoreError.self) {
        try store.connection.execute("UPDATE failure SET kind = 'mood'")
      }
    }
  }

  @Test func failuresAreExportedAndImported() throws {
    try withTemporaryFolder { folder in
      let (file, copy) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite")
      try record([failure(of: sample.runs[3].identity, .refused, "no view")], to: file)
      let text = try export(of: file)
      try text.write(toFile: "\(folder)/a.jsonl", atomically: true, encoding: .utf8)
      for known in [0, 1] {
        let result = try RecordingStore.importRecordings(from: "\(folder)/a.jsonl", into: copy)
        #expect(result.known == known)
        #expect(try export(of: copy) == text)
        #expect(try rowCounts(copy) == rowCounts(file))
      }
      for (was, becomes) in [("no view", "no idea"), ("\"refused\"", "\"crash\"")] {
        #expect(text.contains(was))
        let forged = text.replacing(was, with: becomes)
        try forged.write(toFile: "\(folder)/b.jsonl", atomically: true, encoding: .utf8)
        let error = #expect(throws: StoreError.self) {
          try RecordingStore.importRecordings(from: "\(folder)/b.jsonl", into: copy)
        }
        #expect(error?.description.contains("has a different hash") == true)
      }
      // Without failures, the output does not mention them.
      try sample.record(1, of: 1, to: "\(folder)/c.sqlite")
      #expect(!(try export(of: "\(folder)/c.sqlite").contains("failures")))
    }
  }

  @Test func failuresGoWithTheirRecording() throws {
    try withTemporaryFolder { folder in
      let (file, alone) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite")
      var odd = failure(of: sample.runs[4].identity)
      odd.questionHash = "another question"
      let failed = try record([odd], to: file)
      try sample.record(1, of: 1, to: file)
      try sample.record(1, of: 1, to: alone)
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.remove([failed])
      #expect(try rowCounts(file) == rowCounts(alone))
      #expect(try store.check() == [])
    }
  }

  /// The question of a failure is kept as long as the failure.
  @Test func failuresStayWithRecording() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let whole = try sample.record(1, of: 1, to: file)
      let failed = try record([failure(of: sample.runs[4].identity)], to: file)
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.remove([whole])
      #expect(try store.failures(of: failed).count == 1)
      #expect(try store.check() == [])
    }
  }

  /// An unreadable row does not hide the faults of the other rows.
  @Test func unreadableSettingsAreBesideOtherFaults() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let recording = try record([failure(of: sample.runs[2].identity)], to: file)
      try shell(file, "UPDATE scenario_case SET settings = 'nonsense'")
      try shell(file, "UPDATE answer SET hash = randomblob(32) WHERE id = 1")
      let store = try RecordingStore(file: file, mode: .readOnly)
      let faults = try store.check()
      let reason = "scenario_case.settings is 'nonsense'"
      for fault in (1...5).map({ "run \($0) cannot be read: \(reason)" }) + [
        "answer 1 was changed: its hash differs",
        "a failure of recording \(recording) cannot be read: \(reason)",
        "the root of recording \(recording) cannot be computed: \(reason)",
        "plan \(sample.plan.hash.prefix(12)) cannot be read: \(reason)",
      ] {
        #expect(faults.contains(fault), "\(faults)")
      }
    }
  }

  /// One planned case failed, and another was never recorded.
  @Test func mergeDistinguishesFailedAndMissingCases() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let identities = [sample.runs[2].identity, sample.runs[3].identity]
      let recording = try sample.record(1, of: 1, to: file, leavingOut: identities)
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save(failure(of: identities[0]), in: recording)
      let error = #expect(throws: StoreError.self) {
        try RecordingStore.merge([file], into: "\(folder)/whole.sqlite")
      }
      let fixes = """
        fix: correct the causes of the failures, record the cases again, and merge
        fix: record the missing parts, and merge again
        """
      #expect(error?.description.hasSuffix("\n" + fixes) == true, "\(error as Any)")
    }
  }

  @Test func mergeReportsFailureUntilAnswerExists() throws {
    try withTemporaryFolder { folder in
      let (a, b, target) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite", "\(folder)/whole.sqlite")
      let failed = failure(of: sample.runs[2].identity, .crash, "it stopped (exit status 1)")
      try record([failed], to: a)
      let error = #expect(throws: StoreError.self) { try RecordingStore.merge([a], into: target) }
      #expect(
        error?.description == """
          incomplete: 1 of 6 planned cases are missing:
            sign-up/keyboard iphone-8 landscape scrolling-content (crash: it stopped (exit status 1))
          fix: correct the causes of the failures, record the cases again, and merge
          """
      )
      #expect(!FileManager.default.fileExists(atPath: target))

      let partial = try RecordingStore.merge([a], into: target, allowsIncomplete: true)
      #expect(partial.failures == [failed])
      let store = try RecordingStore(file: target, mode: .readOnly)
      #expect(try store.failures(of: partial.recording) == [failed])
      #expect(try store.missingCases(of: partial.recording) == [failed.identity])

      // A later attempt replaces the failure.
      try sample.record(1, of: 1, to: b)
      let whole = try RecordingStore.merge([b], into: target)
      #expect(whole.recording == partial.recording && whole.missing == [] && whole.failures == [])
      #expect(try store.failures(of: whole.recording) == [])
      #expect(try store.check() == [])
    }
  }

  /// Two attempts failed in different ways; the kept one does not depend on their order.
  @Test func mergedFailuresIgnoreOrder() throws {
    try withTemporaryFolder { folder in
      let identity = sample.runs[2].identity
      let files = ["a", "b"].map { "\(folder)/\($0).sqlite" }
      try record([failure(of: identity, .timeout, "silent")], to: files[0])
      try record([failure(of: identity, .crash, "stopped")], to: files[1])
      var exports: Set<String> = []
      for (number, order) in [files, files.reversed()].enumerated() {
        let target = "\(folder)/whole-\(number).sqlite"
        _ = try RecordingStore.merge(order, into: target, allowsIncomplete: true)
        exports.insert(try export(of: target))
        for file in order {
          _ = try RecordingStore.merge([file], into: target, allowsIncomplete: true)
        }
        exports.insert(try export(of: target))
      }
      #expect(exports.count == 1)
      #expect(exports.first?.contains("\"reason\":\"stopped\"") == true)
    }
  }
}
