import Foundation
import ScvdbTestSupport
import Testing

@testable import Workflows

@Suite struct FileWatchTests {
  private func write(_ path: String, atomically: Bool = false) throws {
    try "text".write(toFile: path, atomically: atomically, encoding: .utf8)
  }

  @Test func changedFilesAreReported() throws {
    try withTemporaryFolder { folder in
      let watch = try FileWatch()
      try watch.watch([folder])
      try write("\(folder)/a")
      #expect(watch.nextChanges()?.paths == ["\(folder)/a"])
      try FileManager.default.moveItem(atPath: "\(folder)/a", toPath: "\(folder)/b")
      #expect(watch.nextChanges()?.paths == ["\(folder)/a", "\(folder)/b"])
      try FileManager.default.removeItem(atPath: "\(folder)/b")
      #expect(watch.nextChanges()?.paths == ["\(folder)/b"])
    }
  }

  /// Imitates editors, which save into a new file and rename it.
  @Test func replacedFileIsReported() throws {
    try withTemporaryFolder { folder in
      try write("\(folder)/a")
      let watch = try FileWatch()
      try watch.watch([folder])
      for _ in 0..<2 {
        try write("\(folder)/a", atomically: true)
        #expect(watch.nextChanges()?.paths.contains("\(folder)/a") ?? false)
      }
    }
  }

  @Test func consecutiveChangesAreDeliveredTogether() throws {
    try withTemporaryFolder { folder in
      let watch = try FileWatch()
      try watch.watch([folder])
      let names = (0..<100).map { "\(folder)/\($0)" }
      for name in names { try write(name) }
      #expect(watch.nextChanges() == FileChanges(paths: Set(names)))
    }
  }

  @Test func laterFolderIsWatched() throws {
    try withTemporaryFolder { folder in
      let watch = try FileWatch()
      try watch.watch(["\(folder)/a/b"])
      try FileManager.default.createDirectory(
        atPath: "\(folder)/a/b",
        withIntermediateDirectories: true
      )
      #expect(watch.nextChanges()?.paths == ["\(folder)/a"])
    }
  }

  @Test func recreatedFolderIsWatchedAgain() throws {
    try withTemporaryFolder { folder in
      let inner = "\(folder)/a"
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
      let watch = try FileWatch()
      try watch.watch([folder, inner])
      try FileManager.default.removeItem(atPath: inner)
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
      #expect(watch.nextChanges()?.paths == [inner])
      try watch.watch([folder, inner])
      try write("\(inner)/file")
      #expect(watch.nextChanges()?.paths == ["\(inner)/file"])
    }
  }

  @Test func waitCanBeEnded() throws {
    try withTemporaryFolder { folder in
      let watch = try FileWatch()
      try watch.watch([folder])
      let waker = watch.waker
      Thread { waker.wake() }.start()
      #expect(watch.nextChanges() == nil)
    }
  }
}
