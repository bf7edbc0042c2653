import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests databases that other programs replace while `import`, `merge` or `prune` writes to them.
@Suite struct ReadingBackTests {
  /// A change of the file by another program.
  enum Interference: CaseIterable {
    case removal, renaming, olderCopy, otherDatabase, emptyFile, cutFile, newDatabase

    func act(on file: String, in folder: String) throws {
      let files = FileManager.default
      switch self {
      case .removal: try files.removeItem(atPath: file)
      case .renaming: try files.moveItem(atPath: file, toPath: "\(folder)/renamed")
      case .olderCopy, .otherDatabase, .newDatabase:
        let name = self == .olderCopy ? "older" : self == .newDatabase ? "new" : "other"
        try files.copyItem(atPath: "\(folder)/\(name)", toPath: "\(folder)/copy")
        #expect(rename("\(folder)/copy", file) == 0)
      case .emptyFile: try Data().write(to: URL(filePath: file))
      case .cutFile: #expect(truncate(file, 8192) == 0)
      }
    }
  }

  /// A folder with four databases: two recordings, a copy from before the second one, a different
  /// one with three recordings, and an empty one.
  private func withDatabases(_ body: (_ file: String, _ folder: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore.withStore(writing: file) { store throws(StoreError) in
        _ = try store.save([SampleRuns.keyboard()])
      }
      try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/older")
      try RecordingStore.withStore(writing: file) { store throws(StoreError) in
        _ = try store.save([SampleRuns.keyboard()])
      }
      try RecordingStore.withStore(writing: "\(folder)/other") { store throws(StoreError) in
        for shift in [1.0, 2, 3] { _ = try store.save([SampleRuns.keyboard(shift: shift)]) }
      }
      try RecordingStore.withStore(writing: "\(folder)/new") { _ in }
      try body(file, folder)
    }
  }

  @Test(arguments: sample(Interference.allCases))
  func lossIsDetectedAfterSaving(_ interference: Interference) throws {
    try withDatabases { file, folder in
      #expect(throws: StoreError.self) {
        try RecordingStore.withStore(writing: file) { store throws(StoreError) in
          _ = try store.save(SampleRuns.matrix())
          perform { try interference.act(on: file, in: folder) }
        }
      }
    }
  }

  /// Pruning writes all pages to the log, which restores a truncated file.
  @Test(arguments: sample(Interference.allCases.filter { $0 != .emptyFile && $0 != .cutFile }))
  func lossIsDetectedAfterRemoving(_ interference: Interference) throws {
    try withDatabases { file, folder in
      #expect(throws: StoreError.self) {
        try RecordingStore.readingBack(writing: file) { store throws(StoreError) in
          try store.remove([RecordingID(rawValue: 1)])
          perform { try interference.act(on: file, in: folder) }
        }
      }
    }
  }

  @Test func missingDatabaseIsNotCreated() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      #expect(throws: StoreError.missing(file: file)) {
        try RecordingStore.remove([RecordingID(rawValue: 1)], from: file)
      }
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func missingRecordingIsNotRemoved() throws {
    try withDatabases { file, _ in
      #expect(throws: StoreError.notRemoved(file: file)) {
        try RecordingStore.remove([RecordingID(rawValue: 9)], from: file)
      }
      let text = StoreError.notRemoved(file: file).description
      #expect(!text.contains("lost") && text.contains("may still be there"))
    }
  }

  /// The failures of a recording grow while a process makes it, and do not change afterwards.
  @Test func changedFailuresAreNoticed() throws {
    try withDatabases { file, folder in
      let other = "\(folder)/changed"
      try FileManager.default.copyItem(atPath: file, toPath: other)
      for (path, reason) in [(file, "it ended"), (other, "it was killed")] {
        try fail("iphone-8", reason, in: path)
      }
      let written = try RecordingStore.closing(file) { _ in }.written
      #expect(throws: StoreError.replaced(file: other)) {
        try RecordingStore.verify(written, in: other)
      }
      try fail("iphone-xs", "it ended", in: file)
      try RecordingStore.verify(written, in: file)
      try shell(other, "INSERT INTO lease SELECT id, 1, 1, '', 1 FROM recording")
      try RecordingStore.verify(written, in: other)
    }
  }

  private func fail(_ device: String, _ reason: String, in file: String) throws {
    var identity = SampleRuns.keyboard().identity
    identity.device = device
    let failure = CaseFailure(
      identity: identity,
      questionHash: SampleRuns.keyboard().questionHash,
      kind: .crash,
      reason: reason
    )
    let store = try RecordingStore(file: file, mode: .readWrite)
    try store.save(failure, in: RecordingID(rawValue: 1))
    _ = try store.close()
  }

  /// Other processes record, and prune recordings, while a command runs.
  @Test func workOfOthersIsNotLoss() throws {
    try withDatabases { file, _ in
      try RecordingStore.withStore(writing: file) { store throws(StoreError) in
        _ = try store.save(SampleRuns.matrix())
        perform {
          let other = try RecordingStore(file: file, mode: .readWrite)
          try other.save([SampleRuns.keyboard(shift: 4)])
          try other.remove([RecordingID(rawValue: 1)])
        }
      }
      try RecordingStore.remove([RecordingID(rawValue: 2)], from: file)
      let ids = try RecordingStore(file: file, mode: .readOnly).recordings().map(\.id.rawValue)
      #expect(ids == [3, 4])
    }
  }

  /// Runs work that must not fail, inside work that throws only other errors.
  private func perform(_ work: () throws -> Void) {
    do { try work() } catch { Issue.record(error) }
  }
}
