import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Stores the titles and texts of views in a database.
@Suite struct WordingTests {
  private static let email: ViewPath = "signUp/scrollView/form/email"

  private func run(_ text: String? = "Ihre E-Mail-Adresse") throws -> DigestedRun {
    var run = try DigestedRun(SampleRuns.keyboard())
    run.wordings = [
      ViewWording(view: "signUp", title: "signUp", text: nil),
      ViewWording(view: Self.email, title: "emailField", text: text),
    ]
    return run
  }

  private func save(_ run: DigestedRun, in store: RecordingStore) throws -> RunID {
    try store.save(run, in: store.startRecording(engine: run.run.engine))
  }

  /// Both checkpoints with the field have its text.
  @Test func textsOfCheckpointsAreQueried() throws {
    try withStore { store in
      let id = try save(try run(), in: store)
      #expect(try store.wordings(of: id) == run().wordings)
      let texts = try shell(
        store.file,
        "SELECT DISTINCT title, text, width FROM texts WHERE text IS NOT NULL"
      )
      #expect(texts == "emailField|Ihre E-Mail-Adresse|343.0\n")
      #expect(try store.check() == [])
    }
  }

  @Test func textsDoNotChangeHashes() throws {
    #expect(try run().digests == DigestedRun(SampleRuns.keyboard()).digests)
  }

  /// A later recording of the same question replaces its texts, also by an empty one.
  @Test func laterTextsReplaceEarlierOnes() throws {
    try withStore { store in
      let first = try save(try run(), in: store)
      _ = try save(try run(nil), in: store)
      #expect(try store.wordings(of: first).map(\.text) == [nil, nil])
      // A run without texts keeps them.
      _ = try store.save([SampleRuns.keyboard()])
      #expect(try store.wordings(of: first).count == 2)
    }
  }

  @Test func changedTextIsAFault() throws {
    try withStore { store in
      let id = try save(try run(), in: store)
      _ = try shell(store.file, "UPDATE view_wording SET text = 'Email' WHERE text IS NOT NULL")
      #expect(try store.check() == ["wording 1 was changed: its hash differs"])
      #expect(throws: StoreError.self) { try store.wordings(of: id) }
    }
  }

  @Test func exportsContainTexts() throws {
    try withStore { store in
      _ = try save(try run(), in: store)
      try withTemporaryFolder { folder in
        let (file, copy) = ("\(folder)/a.jsonl", "\(folder)/b.sqlite")
        try export(of: store.file).write(toFile: file, atomically: true, encoding: .utf8)
        _ = try RecordingStore.importRecordings(from: file, into: copy)
        let imported = try RecordingStore(file: copy, mode: .readOnly)
        #expect(try imported.wordings(of: RunID(rawValue: 1)) == run().wordings)
      }
    }
  }
}
