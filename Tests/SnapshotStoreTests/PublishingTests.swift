import Foundation
import ProjectFiles
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Creates a new database: complete, under its name alone, or not at all.
@Suite struct PublishingTests {
  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func newDatabaseIsOneFile() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore.withStore(writing: file) { store throws(StoreError) in
        _ = try store.save(SampleRuns.matrix())
      }
      let left = try names(in: folder)
      #expect(left == ["runs.sqlite"])
      let runs = try RecordingStore(file: file, mode: .readOnly).load(.latest)
      #expect(runs == SampleRuns.matrix())
    }
  }

  @Test func failedWorkLeavesNothing() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      #expect(throws: StoreError.full(file: "x")) {
        try RecordingStore.withStore(writing: file) { store throws(StoreError) in
          _ = try store.save([SampleRuns.keyboard()])
          throw .full(file: "x")
        }
      }
      let left = try names(in: folder)
      #expect(left == [])
    }
  }

  /// Drafts once had the process's id as a name, and the next process with the id continued them.
  @Test func existingDraftIsNotPublished() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let draft = "\(file).\(getpid()).draft"
      try RecordingStore(file: draft, mode: .readWrite).save([SampleRuns.keyboard(shift: 7)])
      try RecordingStore.withStore(writing: file) { store throws(StoreError) in
        _ = try store.save(SampleRuns.matrix())
      }
      let store = try RecordingStore(file: file, mode: .readOnly)
      #expect(try store.recordings().map(\.runCount) == [6])
    }
  }

  /// Another process makes the database between the check of the path and the end of the work.
  @Test func concurrentDatabaseIsKept() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      #expect(throws: StoreError.self) {
        try RecordingStore.withStore(writing: file) { store throws(StoreError) in
          _ = try store.save([SampleRuns.keyboard()])
          let other = try RecordingStore(file: file, mode: .readWrite)
          _ = try other.save(SampleRuns.matrix())
          try other.close()
        }
      }
      let left = try names(in: folder)
      #expect(left == ["runs.sqlite"])
      let runs = try RecordingStore(file: file, mode: .readOnly).load(.latest)
      #expect(runs == SampleRuns.matrix())
    }
  }

  /// Even a database that is made after the last check.
  @Test func renameReplacesNothing() throws {
    try withTemporaryFolder { folder in
      try Data("draft".utf8).write(to: URL(filePath: "\(folder)/draft"))
      try Data("present".utf8).write(to: URL(filePath: "\(folder)/present"))
      let status = FileSystem.renameExclusively("\(folder)/draft", "\(folder)/present")
      #expect(status == EEXIST)
      #expect(FileManager.default.contents(atPath: "\(folder)/present") == Data("present".utf8))
      #expect(FileSystem.renameExclusively("\(folder)/draft", "\(folder)/new") == 0)
      #expect(try names(in: folder) == ["new", "present"])
    }
  }

  /// A reader that does not end prevents the copy of the log, and then the file alone is
  /// incomplete.
  @Test func remainingLogIsReported() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save([SampleRuns.keyboard()])
      let reader = try Connection(file: file, mode: .existing)
      try reader.execute("BEGIN; SELECT count(*) FROM run")
      try store.save([SampleRuns.keyboard()])
      let isWhole = try store.close()
      #expect(!isWhole)
      try reader.execute("COMMIT")
      #expect(try RecordingStore(file: file, mode: .readWrite).close())
      #expect(try shell(file, "SELECT count(*) FROM run") == "2\n")
    }
  }

  @Test func onlyFoldersOfKilledProcessesAreRemoved() throws {
    try withTemporaryFolder { folder in
      let live = try WorkFolder(in: folder, prefix: "a.", suffix: ".draft")
      let dead = "\(folder)/a.0123456789abcdef.draft"
      let others = ["a.0123456789abcdeg.draft", "a.0123456789abcdef", "b.0123456789abcdef.draft"]
      for path in [dead] + others.map({ "\(folder)/\($0)" }) {
        try FileManager.default.createDirectory(
          atPath: "\(path)/inside",
          withIntermediateDirectories: true
        )
      }
      let next = try WorkFolder(in: folder, prefix: "a.", suffix: ".draft")
      let expected = [live.path, next.path].map { URL(filePath: $0).lastPathComponent } + others
      #expect(try names(in: folder) == expected.sorted())
    }
  }

  /// A starting program has its parent's descriptors until it runs.
  @Test func copiedDescriptorDoesNotKeepLock() throws {
    try withTemporaryFolder { parent in
      var work: WorkFolder? = try WorkFolder(in: parent, prefix: "work.")
      let path = work?.path
      let descriptors = "/proc/self/fd"
      let own = try FileManager.default.contentsOfDirectory(atPath: descriptors).first {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)")) == path
      }
      let copy = dup(try #require(own.flatMap { Int32($0) }))
      defer { close(copy) }
      work?.keep()
      work = nil
      let leftovers = WorkFolder.leftovers(in: parent, prefix: "work.", suffix: "")
      #expect(leftovers.map(\.path) == [path])
    }
  }

  /// A link in place of a leftover leads elsewhere.
  @Test func cleanupDoesNotFollowLinks() throws {
    try withTemporaryFolder { folder in
      let elsewhere = "\(folder)/elsewhere"
      try FileManager.default.createDirectory(
        atPath: elsewhere,
        withIntermediateDirectories: false
      )
      try Data().write(to: URL(filePath: "\(elsewhere)/file"))
      let link = "\(folder)/a.0123456789abcdef.draft"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere)
      _ = try WorkFolder(in: folder, prefix: "a.", suffix: ".draft")
      #expect(try names(in: elsewhere) == ["file"])
    }
  }
}
