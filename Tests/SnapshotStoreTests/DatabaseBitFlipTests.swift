import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Flips single bits and edits single values: a read value is refused, or equals the recorded
/// value.
///
/// `SCVDB_FLIPS` multiplies their number; 10 makes 2,000 flips and 500 edits.
@Suite struct DatabaseBitFlipTests {
  private static let factor =
    ProcessInfo.processInfo.environment["SCVDB_FLIPS"].flatMap { Int($0) } ?? 1

  /// Returns the values that `accept` uses: all cases of the plan, with the digests of the data
  /// read for each.
  private static func answers(in file: String) throws -> [String: String] {
    let store = try RecordingStore(file: file, mode: .readOnly)
    try store.checkStructure()
    for recording in try store.recordings() {
      // An incomplete recording is refused.
      guard try store.missingCases(of: recording.id).isEmpty else { throw CasesAreMissing() }
    }
    return try answersWithoutStructure(of: store)
  }

  private struct CasesAreMissing: Error {}

  /// Returns the values that `diff` uses, which reports a missing case as one that only one side
  /// has.
  private static func answersWithoutStructure(of store: RecordingStore) throws -> [String: String] {
    var answers: [String: String] = [:]
    for run in try store.runs(.latest) {
      let loaded = try store.load(run.id)
      answers["\(run.identity)"] = RunDigests(of: loaded).answer
    }
    return answers
  }

  private struct Sound: Sendable {
    var bytes: Data
    var export: String
    var answers: [String: String]
  }

  private static let sound = Result {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let runs = Array(SampleRuns.matrix(events: SampleRuns.events).prefix(2))
      try SampleShards(runs: runs).record(1, of: 1, to: file)
      return Sound(
        bytes: try Data(contentsOf: URL(filePath: file)),
        export: try SnapshotStoreTests.export(of: file),
        answers: try answers(in: file)
      )
    }
  }

  /// Bytes with one bit flipped.
  private static func flipped(_ bytes: Data, by random: inout SeededGenerator) -> Data {
    var bytes = bytes
    let position = Int.random(in: 0..<bytes.count, using: &random)
    bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    return bytes
  }

  @Test(arguments: seeds(8))
  func flippedBitGivesNoWrongAnswer(seed: Int) throws {
    let sound = try Self.sound.get()
    var random = SeededGenerator(seed: UInt64(seed))
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      for _ in 0..<25 * Self.factor {
        try Self.flipped(sound.bytes, by: &random).write(to: URL(filePath: file))
        if let found = try? Self.answers(in: file) { #expect(found == sound.answers) }
        guard let store = try? RecordingStore(file: file, mode: .readOnly),
          let found = try? Self.answersWithoutStructure(of: store)
        else { continue }
        for (name, answer) in found { #expect(sound.answers[name, default: answer] == answer) }
      }
    }
  }

  /// Edits values of any column of any table, like a user of the `sqlite3` shell.
  @Test(arguments: seeds(8))
  func editedValueGivesNoWrongAnswer(seed: Int) throws {
    let sound = try Self.sound.get()
    var random = SeededGenerator(seed: UInt64(100 + seed))
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      for _ in 0..<7 * Self.factor {
        try sound.bytes.write(to: URL(filePath: file))
        guard let edit = try Self.edit(file, by: &random) else { continue }
        if let found = try? Self.answers(in: file) { #expect(found == sound.answers, "\(edit)") }
      }
    }
  }

  /// Edits one value; returns nil if the schema prevents the edit.
  private static func edit(_ file: String, by random: inout SeededGenerator) throws -> String? {
    let connection = try Connection(file: file, mode: .existing)
    try connection.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
    // Excludes the tables that no hash of a result, plan or case contains: the recorder, the time
    // and the label.
    let tables = try connection.prepared(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'table' AND name NOT IN ('migration', 'recording', 'engine', 'shard')
        AND name NOT LIKE 'sqlite%'
      ORDER BY name
      """
    ).all { $0.text() }
    let table = try #require(tables.randomElement(using: &random))
    let columns = try connection.prepared("SELECT name FROM pragma_table_info('\(table)')")
      .all { $0.text() }
    let column = try #require(columns.randomElement(using: &random))
    let rows = try connection.integer("SELECT count(*) FROM \(table)")
    guard rows > 0 else { return nil }
    let row = Int.random(in: 0..<rows, using: &random)
    let value = try #require(
      [
        "NULL", "\(column) + 1", "\(column) + 0.001", "\(column) || 'x'", "-\(column)",
        "randomblob(32)",
        "''", "1e308", "0",
      ].randomElement(using: &random)
    )
    let key = columns.map { "\"\($0)\" IS (SELECT \"\($0)\" FROM \(table) LIMIT 1 OFFSET \(row))" }
    let edit = "UPDATE \(table) SET \(column) = \(value) WHERE \(key.joined(separator: " AND "))"
    do {
      try connection.execute(edit)
      _ = try connection.close()
    } catch {
      return nil
    }
    return edit
  }

  @Test(arguments: seeds(4))
  func flippedExportIsRefused(seed: Int) throws {
    let sound = try Self.sound.get()
    var random = SeededGenerator(seed: UInt64(200 + seed))
    try withTemporaryFolder { folder in
      for number in 0..<10 * Self.factor {
        let (source, target) = ("\(folder)/export", "\(folder)/\(number).sqlite")
        try Self.flipped(Data(sound.export.utf8), by: &random).write(to: URL(filePath: source))
        guard (try? RecordingStore.importRecordings(from: source, into: target)) != nil else {
          #expect(!FileManager.default.fileExists(atPath: target))
          continue
        }
        #expect(try Self.answers(in: target) == sound.answers)
      }
    }
  }
}
