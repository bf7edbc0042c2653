import CSQLite
import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@Suite struct RecordingStoreTests {
  @Test func savedRunRoundTrips() throws {
    try withStore { store in
      let runs = SampleRuns.matrix() + [SampleRuns.keyboard(events: SampleRuns.events)]
      let ids = try store.save(runs, label: "first", commit: "c0ffee", recordedAt: "2025-01-01")
      for (id, run) in zip(ids, runs) { #expect(try store.load(id) == run) }
      #expect(try store.check() == [])
    }
  }

  @Test func systemMakesSeparateCase() throws {
    try withStore { store in
      let present = SampleRuns.keyboard()
      var old = present
      old.identity.system = "9.3"
      let ids = try store.save([present, old])
      #expect(try ids.map { try store.load($0) } == [present, old])
      #expect(try store.runs(.latest).map(\.identity.system) == [nil, "9.3"])
      #expect(try store.check() == [])
    }
  }

  @Test(
    arguments: sample([
      "", " ", "'; DROP TABLE run; --", "\"", "\u{0}", "a\u{0}b", "\n", "日本語", "e\u{301}", "👩‍👩‍👧",
      String(repeating: "x", count: 100_000),
    ])
  )
  func anyTextRoundTrips(text: String) throws {
    var run = SampleRuns.keyboard()
    run.identity = CaseIdentity(scenario: text, device: text, orientation: text, technique: text)
    run.engine = EngineIdentity(name: text, version: text, fingerprint: text)
    run.questionHash = QuestionHash(text: text)
    run.steps[0].action = text
    run.steps[0].detail = text
    run.steps[0].snapshot?.firstResponder = ViewPath(text)
    run.steps[0].snapshot?.views[0].path = ViewPath(text)
    run.steps[0].snapshot?.views[0].className = text
    run.pushes[0].from = text
    run.keyboardFrames[0].notification = text
    run.findings[0].view = ViewPath(text)
    run.findings[0].subject = .prose(.brokenInvariant, text)
    run.findings += hostileFindings(step: run.findings[0].step, text)
    try withStore { store in
      let id = try store.save([run], label: text, commit: text)[0]
      #expect(try store.load(id) == run)
      #expect(try store.runs(.label(text)).map(\.label) == [text])
      #expect(try store.check() == [])
    }
  }

  /// In Swift `é` equals `e` with an accent.
  ///
  /// Their bytes differ, hence they are different names.
  @Test func similarLettersAreDistinguished() throws {
    try withStore { store in
      for name in ["\u{E9}", "e\u{301}", "\u{E9}"] {
        var run = SampleRuns.keyboard()
        run.identity.device = name
        run.steps[0].snapshot?.views[0].path = ViewPath(name)
        try store.save([run])
      }
      let loaded = try store.runs().map { try store.load($0.id) }
      let names = loaded.map { Array($0.identity.device.utf8) }
      #expect(names == [[0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xC3, 0xA9]])
      #expect(try store.check() == [])
    }
  }

  @Test func unchangedRunAddsOnlyOneRow() throws {
    try withStore { store in
      try store.save(SampleRuns.matrix())
      let first = try rowCounts(store.file)
      try store.save(SampleRuns.matrix())
      let second = try rowCounts(store.file)
      let grown = second.filter { first[$0.key] != $0.value }
      // Both recordings have runs of one scenario.
      #expect(grown == ["recording": 2, "run": 12, "scenario_root": 2])
      // Six runs with the same content share one result, with its two different screens and the
      // form under the keyboard.
      #expect(first["answer"] == 1)
      #expect(first["snapshot"] == 3)
    }
  }

  @Test func changedFrameAddsOneSnapshot() throws {
    try withStore { store in
      try store.save([SampleRuns.keyboard()])
      try store.save([SampleRuns.keyboard(shift: 4)])
      // The password field is on two of the three screens; the pushed screen is shared.
      #expect(try rowCounts(store.file)["snapshot"] == 5)
      let hashes = try store.runs().map(\.geometryHash)
      #expect(Set(hashes).count == 2)
    }
  }

  @Test func aRunOfAnotherEngineIsRefused() throws {
    try withStore { store in
      let recording = try store.startRecording(engine: SampleRuns.engine)
      var run = SampleRuns.keyboard()
      run.engine.version = "2.0.0"
      let error = #expect(throws: StoreError.self) { try store.save(run, in: recording) }
      #expect(
        error?.description == """
          sign-up/keyboard iphone-8 portrait scrolling-content: engine sample 2.0.0 answered, but \
          the recording has engine sample 1.0.0\nfix: record each engine by itself
          """
      )
      #expect(try store.runs().isEmpty)
    }
  }

  @Test func faultyRunLeavesNothing() throws {
    try withStore { store in
      var faulty = SampleRuns.keyboard()
      faulty.identity.device = "other"
      faulty.findings[0].step = 99
      #expect(throws: StoreError.self) { try store.save([SampleRuns.keyboard(), faulty]) }
      #expect(try rowCounts(store.file).values.allSatisfy { $0 == 0 })
      // The ids of the failed transaction must be forgotten.
      let id = try store.save([SampleRuns.keyboard()])[0]
      #expect(try store.load(id) == SampleRuns.keyboard())
    }
  }

  @Test func changedContentIsFound() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      try shell(file, "UPDATE geometry SET x = x + 1 WHERE snapshot_id = 2 AND view_id = 1")
      try shell(file, "UPDATE finding SET message = 'never mind'")
      try shell(file, "DROP VIEW drift; CREATE TABLE extra (a)")
      #expect(
        try RecordingStore(file: file, mode: .readOnly).check() == [
          "table extra does not belong to the schema",
          "view drift is missing from the schema",
          "snapshot 2 was changed: its hash differs",
          "answer 1 was changed: its hash differs",
        ]
      )
    }
  }
}

/// Runs a test's body with a new store.
func withStore(_ body: (RecordingStore) throws -> Void) throws {
  try withTemporaryFolder { folder in
    try body(RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite))
  }
}

/// Returns the number of rows of each table except the table of migrations.
func rowCounts(_ file: String) throws -> [String: Int] {
  let tables = try shell(
    file,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
  )
  var counts: [String: Int] = [:]
  let others = ["migration", "removed_recording"]
  for table in tables.split(separator: "\n") where !others.contains(String(table)) {
    counts[String(table)] = Int(try shell(file, "SELECT count(*) FROM \(table)").dropLast())
  }
  return counts
}
