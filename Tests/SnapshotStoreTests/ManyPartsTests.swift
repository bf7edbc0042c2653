import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Merges the parts of a recording by 50 processes.
@Suite struct ManyPartsTests {
  private static let partCount = 50

  /// The sample matrix on 10 times as many devices: 60 cases.
  private static let shards: SampleShards = {
    var sample = SampleShards()
    sample.runs = (0..<10).flatMap { number in
      SampleRuns.matrix().map { run in
        var run = run
        run.identity.device += "-\(number)"
        return run
      }
    }
    return sample
  }()

  /// The files of the parts, recorded once for all tests.
  private static let recorded = Result {
    try withTemporaryFolder { folder in
      try shards.record(parts: partCount, in: folder).map { file in
        try finish(file)
        return try #require(FileManager.default.contents(atPath: file))
      }
    }
  }

  /// Finishes the only recording of a file, like a recorder.
  private static func finish(_ file: String) throws {
    let store = try RecordingStore(file: file, mode: .readWrite)
    let recording = try #require(try store.recordings().first?.id)
    let runs = try store.allRuns(of: recording)
    let hash = recordingHash(of: runs.map { ($0.identity, $0.geometryHash) })
    try store.finish(recording, contentHash: hash)
    try store.close()
  }

  /// Writes the parts into a folder, and returns their paths.
  private func parts(in folder: String) throws -> [String] {
    try Self.recorded.get().enumerated().map { index, bytes in
      let file = "\(folder)/part-\(index + 1).sqlite"
      try bytes.write(to: URL(filePath: file))
      return file
    }
  }

  /// The recording by one process is the reference.
  @Test func mergedRootEqualsRootOfOneRecording() throws {
    try withTemporaryFolder { folder in
      let (one, whole) = ("\(folder)/one.sqlite", "\(folder)/whole.sqlite")
      try Self.shards.record(1, of: 1, to: one)
      try Self.finish(one)
      let result = try RecordingStore.merge(try parts(in: folder), into: whole)
      #expect(result.runs.count == 60 && result.added == 60)
      let hashes = "SELECT hex(root), hex(geometry_hash) FROM recording"
      #expect(try shell(whole, hashes) == shell(one, hashes))
      let scenarios = "SELECT scenario_id, hex(root) FROM scenario_root"
      #expect(try shell(whole, scenarios) == shell(one, scenarios))
      #expect(result.missing == [])
    }
  }

  /// Each edit changes one value of a part: of a run, or a hash of its runs.
  private static let edits = [
    "UPDATE geometry SET x = x + 1 WHERE (snapshot_id, position) = (1, 1)",
    "UPDATE event SET time = 9 WHERE (answer_id, position) = (1, 1)",
    "UPDATE finding SET message = 'other'",
    "UPDATE question SET hash = '\(String(repeating: "91", count: 32))' WHERE id = 1",
    "UPDATE answer SET hash = zeroblob(32) WHERE id = 1",
    "UPDATE answer SET geometry_hash = zeroblob(32) WHERE id = 1",
    "UPDATE device SET name = 'iphone-99' WHERE id = 1",
    "UPDATE run SET hash = zeroblob(32) WHERE id = 1",
    "UPDATE recording SET geometry_hash = zeroblob(32)",
    "UPDATE recording SET root = zeroblob(32)",
    "UPDATE recording SET details_root = zeroblob(32)",
    "UPDATE scenario_root SET root = zeroblob(32)",
  ]

  @Test func changedPartIsRefusedByName() throws {
    try withTemporaryFolder { folder in
      let files = try parts(in: folder)
      // A part with a run, in the middle of the list.
      let part = try #require(
        files.dropFirst(20).first { try shell($0, "SELECT id FROM run") != "" }
      )
      let bytes = try Data(contentsOf: URL(filePath: part))
      let target = "\(folder)/new/whole.sqlite"
      for edit in sample(Self.edits) {
        try bytes.write(to: URL(filePath: part))
        #expect(try shell(part, "PRAGMA foreign_keys = OFF", edit, "SELECT changes()") == "1\n")
        let error = #expect(throws: StoreError.self) {
          try RecordingStore.merge(files, into: target)
        }
        guard case .damaged(part, _)? = error else {
          Issue.record("\(edit): \(String(describing: error))")
          continue
        }
        #expect(!FileManager.default.fileExists(atPath: target))
      }
    }
  }

  /// The database has the runs of the other parts.
  @Test func changedPartLeavesDatabaseUnchanged() throws {
    try withTemporaryFolder { folder in
      var files = try parts(in: folder)
      let index = try #require(
        files.indices.first { try shell(files[$0], "SELECT id FROM run") != "" }
      )
      let (changed, target) = (files.remove(at: index), "\(folder)/whole.sqlite")
      _ = try RecordingStore.merge(Array(files.prefix(5)), into: target, allowsIncomplete: true)
      let before = try export(of: target)
      try shell(changed, Self.edits[0])
      let error = #expect(throws: StoreError.self) {
        try RecordingStore.merge([changed] + files, into: target)
      }
      guard case .damaged(changed, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try export(of: target) == before)
    }
  }
}
