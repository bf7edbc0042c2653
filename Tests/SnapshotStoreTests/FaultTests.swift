import Foundation
import ProjectFiles
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// A failed call of the disk leaves the earlier or the later state, and the operation reports the
/// outcome correctly.
///
/// Every seventh call fails in a complete run, and a quarter of them otherwise, different calls for
/// each effect; every call with `SCVDB_FAULTS=1`.
@Suite(.serialized) struct FaultTests {
  /// An operation in a folder with the database `runs.sqlite`.
  struct Operation: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Returns the content of a database, which is the earlier or the later state; nil without the
    /// file.
    var content: @Sendable (_ file: String) throws -> [String]? = { try FaultTests.content(of: $0) }
    var prepare: @Sendable (_ folder: String) throws -> Void
    var perform: @Sendable (_ folder: String) throws -> Void
  }

  private static let file = "runs.sqlite"

  private static func record(_ runs: [Run], label: String, in file: String) throws {
    let store = try RecordingStore(file: file, mode: .readWrite)
    try store.save(runs, label: label)
    guard try store.close() else { throw StoreError.busy(file: file) }
  }

  private static let operations = [
    Operation(testDescription: "record into a new database") { _ in
    } perform: { folder in
      try record([SampleRuns.keyboard()], label: "new", in: "\(folder)/\(file)")
    },
    Operation(testDescription: "record") { folder in
      try record([SampleRuns.keyboard()], label: "old", in: "\(folder)/\(file)")
    } perform: { folder in
      try record([SampleRuns.keyboard(shift: 4)], label: "new", in: "\(folder)/\(file)")
    },
    Operation(testDescription: "merge") { folder in
      _ = try SampleShards(runs: Array(SampleRuns.matrix().prefix(2))).record(parts: 2, in: folder)
    } perform: { folder in
      let parts = (1...2).map { "\(folder)/part-\($0)-of-2.sqlite" }
      _ = try RecordingStore.merge(parts, into: "\(folder)/\(file)")
    },
    Operation(testDescription: "import") { folder in
      try record([SampleRuns.keyboard()], label: "old", in: "\(folder)/source.sqlite")
      try Data(export(of: "\(folder)/source.sqlite").utf8).write(
        to: URL(filePath: "\(folder)/export")
      )
    } perform: { folder in
      _ = try RecordingStore.importRecordings(
        from: "\(folder)/export",
        into: "\(folder)/\(file)"
      )
    },
    Operation(testDescription: "prune") { folder in
      try record([SampleRuns.keyboard()], label: "old", in: "\(folder)/\(file)")
      try record([SampleRuns.keyboard(shift: 4)], label: "new", in: "\(folder)/\(file)")
    } perform: { folder in
      let store = try RecordingStore(file: "\(folder)/\(file)", mode: .readWrite)
      try store.remove([try #require(try store.recordings().first).id])
      guard try store.close() else { throw StoreError.busy(file: file) }
    },
    Operation(testDescription: "migrate") { file in
      try migrationState(of: file)
    } prepare: { folder in
      try makeFixture(of: oldSchema, at: "\(folder)/\(file)")
    } perform: { folder in
      let store = try RecordingStore(file: "\(folder)/\(file)", mode: .readWrite)
      guard try store.close() else { throw StoreError.busy(file: file) }
    },
  ]

  /// The schema version that is upgraded.
  private static let oldSchema = FormerSchema.version

  /// Returns the pending migrations of a database with an older schema.
  ///
  /// For the current schema it returns the content, and checks the schema of the backup.
  private static func migrationState(of file: String) throws -> [String]? {
    let pending = try RecordingStore.pendingMigrations(of: file)
    guard pending.isEmpty else {
      let faults = try Connection(file: file, mode: .readOnly).pageFaults()
      #expect(faults == [])
      return pending
    }
    // A copy of the file has no backup beside it.
    let backup = "\(file).schema-\(oldSchema).bak"
    if file.hasSuffix(Self.file) {
      let former = try Connection(file: backup, mode: .immutable)
      #expect(try former.integer("PRAGMA user_version") == oldSchema)
      #expect(try former.pageFaults() == [])
      #expect(try former.integer("SELECT count(*) FROM run") > 0)
    }
    return try content(of: file)
  }

  /// Returns the content of a database: the results of each recording, by its label; nil without
  /// the file.
  ///
  /// The last connection copies the log into the file, and this counts if the log exists.
  private static func content(of file: String) throws -> [String]? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    let store: RecordingStore
    do {
      store = try RecordingStore(file: file, mode: .readOnly)
    } catch .empty {
      return nil
    }
    #expect(try store.check() == [])
    // A new database may exist without a run, as before its first run.
    let runs = try store.runs()
    return runs.isEmpty
      ? nil
      : try runs.map { "\($0.label ?? "-") \(RunDigests(of: try store.load($0.id)).answer)" }
  }

  @Test(arguments: sample(operations), FaultPlan.Effect.allCases)
  func faultLeavesStateBeforeOrAfter(
    _ operation: Operation,
    _ effect: FaultPlan.Effect
  ) throws {
    var (before, after): ([String]?, [String]?)
    try withTemporaryFolder { folder in
      try operation.prepare(folder)
      before = try operation.content("\(folder)/\(Self.file)")
      try operation.perform(folder)
      after = try operation.content("\(folder)/\(Self.file)")
    }
    try #require(before != after && after != nil)
    let isThorough = ProcessInfo.processInfo.environment["SCVDB_FAULTS"] == "1"
    let stride = isThorough ? 1 : 7 * sampleStride
    var number = isThorough ? 1 : 1 + (FaultPlan.Effect.allCases.firstIndex(of: effect) ?? 0)
    var isOver = false
    while !isOver {
      defer { number += stride }
      try withTemporaryFolder { folder in
        let folder = FileSystem.resolved(folder)
        try operation.prepare(folder)
        var isDone = false
        let plan = FaultPlan(in: folder, failing: number, effect)
        isOver = !plan.during { isDone = (try? operation.perform(folder)) != nil }
        let file = "\(folder)/\(Self.file)"
        if isDone {
          // The file alone, as in a copy.
          let copy = "\(folder)/copy.sqlite"
          try FileManager.default.copyItem(atPath: file, toPath: copy)
          #expect(try operation.content(copy) == after, "call \(number)")
        }
        let found = try operation.content(file)
        #expect(found == after || found == before && !isDone, "call \(number)")
      }
      try #require(number < 2000)
    }
    // Each operation writes and synchronizes a journal or log and the database.
    #expect(number > 5)
  }
}
