import Foundation
import Glibc
import ProjectFiles
import ScvdbTestSupport
import SnapshotModel
import Synchronization
import Testing

@testable import SnapshotStore

/// Each call that writes files beside a database fails, either once or with all later calls.
///
/// The baselines are the earlier or the later ones, and the operation reports the outcome
/// correctly.
@Suite struct FileFaultTests {
  /// Counts calls, and makes one fail, or it and all later calls.
  private final class Plan: Sendable {
    private let calls = Mutex(0)
    private let number: Int
    private let isLasting: Bool

    init(failing number: Int, isLasting: Bool) {
      self.number = number
      self.isLasting = isLasting
    }

    @Sendable private func code(_ call: FileSystem.Call, _ path: String) -> Int32 {
      calls.withLock { calls in
        calls += 1
        return calls == number || isLasting && calls > number ? ENOSPC : 0
      }
    }

    var hasFailed: Bool { calls.withLock { $0 >= number } }

    /// Runs work with failing calls; returns whether it threw no error.
    func during(_ work: () throws -> Void) -> Bool {
      FileSystem.$fault.withValue(code) { (try? work()) != nil }
    }
  }

  /// Runs work with the first call failing, then the second, until no call fails.
  private func failEachCall(
    isLasting: Bool,
    _ work: (_ number: Int, _ folder: String, _ plan: Plan) throws -> Void
  ) throws -> Int {
    for number in 1...200 {
      let plan = Plan(failing: number, isLasting: isLasting)
      try withTemporaryFolder { folder in try work(number, folder, plan) }
      if !plan.hasFailed { return number - 1 }
    }
    Issue.record("there is no end of calls")
    return 200
  }

  /// The matrix has six cases, and a shift changes two; one has no baseline yet.
  @Test(arguments: [false, true])
  func interruptedAcceptLeavesOldOrNew(isLasting: Bool) throws {
    let (old, new) = (Array(SampleRuns.matrix().dropLast()), SampleRuns.matrix(shift: 4))
    let calls = try failEachCall(isLasting: isLasting) { number, path, plan in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      for run in old { try folder.write(run) }
      let isDone = plan.during {
        var staging = try BaselineStaging(in: folder)
        for run in new { try staging.add(run) }
        try staging.promote()
      }
      // The next process that accepts completes a valid list; until then no reader accepts a half.
      let read = try? folder.runs()
      #expect(read.map { [Set(old), Set(new)].contains(Set($0)) } ?? !isDone, "call \(number)")
      _ = try folder.completeInterruptedWriting()
      let runs = Set(try folder.runs())
      #expect(runs == Set(new) || runs == Set(old) && !isDone, "call \(number)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sign-up"])
    }
    // Three files are written, synchronized and renamed, and so is their list.
    #expect(calls > 12)
  }

  @Test(arguments: [false, true])
  func failedMergeLeavesNoPartialDatabase(isLasting: Bool) throws {
    let runs = Array(SampleRuns.matrix().prefix(2))
    let calls = try failEachCall(isLasting: isLasting) { number, folder, plan in
      let parts = try SampleShards(runs: runs).record(parts: 2, in: folder)
      let file = "\(folder)/new/runs.sqlite"
      let isDone = plan.during { _ = try RecordingStore.merge(parts, into: file) }
      let isThere = FileManager.default.fileExists(atPath: file)
      // After the rename, a power cut can only lose the name.
      #expect(isThere || !isDone, "call \(number)")
      guard isThere else { return }
      #expect(try RecordingStore(file: file, mode: .readOnly).runs().count == 2, "call \(number)")
    }
    #expect(calls > 3)
  }

  @Test(arguments: [false, true])
  func databaseWithoutCopyIsNotMigrated(isLasting: Bool) throws {
    let calls = try failEachCall(isLasting: isLasting) { number, folder, plan in
      let file = "\(folder)/runs.sqlite"
      try makeFixture(of: FormerSchema.version, at: file)
      let isDone = plan.during {
        try RecordingStore(file: file, mode: .readWrite).close()
      }
      let pending = try RecordingStore.pendingMigrations(of: file)
      #expect(pending.isEmpty == isDone, "call \(number)")
      let backup = FileManager.default.fileExists(atPath: "\(file).schema-18.bak")
      #expect(backup == isDone, "call \(number)")
    }
    // The copy and the name of the copy are synchronized.
    #expect(calls == 2)
  }

  @Test(arguments: [false, true])
  func replacedFileIsOldOrNew(isLasting: Bool) throws {
    let (old, new) = (Data("old\n".utf8), Data("old\nnew\n".utf8))
    let calls = try failEachCall(isLasting: isLasting) { number, folder, plan in
      let (file, link) = ("\(folder)/drift.policy", "\(folder)/link")
      try old.write(to: URL(filePath: file))
      #expect(chmod(file, 0o640) == 0)
      #expect(symlink("drift.policy", link) == 0)
      var code: Int32 = 0
      _ = plan.during { code = FileSystem.replace(link, with: new) }
      #expect((code == 0) == !plan.hasFailed, "call \(number)")
      let content = try Data(contentsOf: URL(filePath: file))
      #expect(content == new || content == old && code != 0, "call \(number)")
      var status = stat()
      #expect(lstat(file, &status) == 0 && status.st_mode == S_IFREG | 0o640)
      // The link still leads to the file, and there are no other files.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.sorted() == ["drift.policy", "link"], "call \(number)")
      #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }
    // The file is written, synchronized and renamed, and the folder synchronized.
    #expect(calls == 4)
  }

  /// A file that cannot be written completely is an error with the system's number.
  @Test func fileIsWrittenCompletelyOrFails() throws {
    try withTemporaryFolder { folder in
      let (file, bytes) = ("\(folder)/report.html", Data(repeating: 65, count: 1000))
      #expect(FileSystem.write(bytes, to: file) == 0)
      #expect(FileManager.default.contents(atPath: file) == bytes)
      // Shorter content replaces all former content.
      #expect(FileSystem.write(bytes.prefix(10), to: file) == 0)
      #expect(FileManager.default.contents(atPath: file)?.count == 10)
      #expect(FileSystem.write(bytes, to: folder) == EISDIR)
      #expect(FileSystem.write(bytes, to: "\(folder)/none/file") == ENOENT)
      #expect(FileSystem.write(bytes, to: "/dev/full") == ENOSPC)
      #expect(FileSystem.makeFolder("\(folder)/a/b/c") == 0)
      #expect(FileSystem.makeFolder("\(folder)/a/b/c") == 0)
      #expect(FileSystem.makeFolder("\(file)/a") == ENOTDIR)
      #expect(FileSystem.makeFolder(file) == EEXIST)
    }
  }
}
