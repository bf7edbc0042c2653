import Foundation
import ProjectFiles
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Baselines that are accepted together: either all or none, whenever the process ends.
@Suite struct BaselineStagingTests {
  private let runs = SampleRuns.matrix()
  private let changed = SampleRuns.matrix(shift: 4)
  private static let staged = ".accept.0123456789abcdef.draft"

  /// The matrix has six cases, and a shift changes two of them, both on the first device.
  private func files(in folder: BaselineFolder) throws -> [String: Run] {
    Dictionary(uniqueKeysWithValues: try folder.files().map { ($0, try folder.run(at: $0)) })
  }

  /// Leaves the files of a process that was killed while it moved two baselines into place.
  private func interrupt(_ path: String, hasList: Bool, promoted: Int) throws {
    let news = runs.indices.filter { runs[$0] != changed[$0] }.map { changed[$0] }
    try #require(news.count == 2)
    let staged = "\(path)/\(Self.staged)"
    try FileManager.default.createDirectory(atPath: staged, withIntermediateDirectories: true)
    for (number, run) in news.enumerated() {
      let place =
        number < promoted ? "\(path)/\(baselinePath(for: run.identity))" : "\(staged)/\(number)"
      try Data(BaselineCoding.text(for: run).utf8).write(to: URL(filePath: place))
    }
    guard hasList else { return }
    let list = news.map { baselinePath(for: $0.identity) + "\n" }.joined()
    try Data(list.utf8).write(to: URL(filePath: "\(staged)/list"))
  }

  @Test func stagedBaselinesReplaceAllOrNone() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for run in runs { try folder.write(run) }
      let before = try files(in: folder)
      var staging = try BaselineStaging(in: folder)
      for run in changed { try staging.add(run) }
      #expect(try files(in: folder) == before)
      var long = changed[0]
      long.identity.scenario = String(repeating: "x", count: 256)
      #expect(throws: BaselineError.self) { try staging.add(long) }
      #expect(try files(in: folder) == before)
      try staging.promote()
      #expect(Set(try files(in: folder).values) == Set(changed))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["sign-up"])
    }
  }

  @Test(arguments: 0...1)
  func completeStagingIsFinished(promoted: Int) throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for run in runs { try folder.write(run) }
      try interrupt(path, hasList: true, promoted: promoted)
      // Until then a reader does not accept half of a recording.
      #expect(throws: BaselineError.interrupted(folder: path, staged: Self.staged)) {
        try folder.runs()
      }
      #expect(try folder.completeInterruptedWriting().count == 2 - promoted)
      #expect(Set(try files(in: folder).values) == Set(changed))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["sign-up"])
    }
  }

  @Test func incompleteStagingIsRemoved() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for run in runs { try folder.write(run) }
      try interrupt(path, hasList: false, promoted: 0)
      #expect(Set(try folder.runs()) == Set(runs))
      #expect(try folder.completeInterruptedWriting() == [])
      #expect(Set(try folder.runs()) == Set(runs))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["sign-up"])
    }
  }

  /// A link out of the project in place of the list.
  @Test func listThatIsNotReadIsKept() throws {
    try withTemporaryFolder { root in
      let path = "\(root)/project/Baselines"
      try FileManager.default.createDirectory(
        atPath: "\(root)/project/.git",
        withIntermediateDirectories: true
      )
      let folder = BaselineFolder(path: path)
      try interrupt(path, hasList: false, promoted: 0)
      try Data().write(to: URL(filePath: "\(root)/list"))
      #expect(symlink("\(root)/list", "\(path)/\(Self.staged)/list") == 0)
      let error = #expect(throws: BaselineError.self) { try folder.completeInterruptedWriting() }
      #expect("\(try #require(error))".contains("list: the path leads out of the project"))
      #expect(throws: BaselineError.self) { try folder.files() }
      #expect(FileManager.default.fileExists(atPath: "\(path)/\(Self.staged)/1"))
    }
  }

  /// Only `accept` completes it, and no other writer removes it.
  @Test func writersKeepCompleteStaging() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for run in runs { try folder.write(run) }
      try interrupt(path, hasList: true, promoted: 0)
      #expect(throws: BaselineError.interrupted(folder: path, staged: Self.staged)) {
        try folder.write(runs[0])
      }
      #expect(FileSystem.replace("\(path)/drift.policy", with: Data()) == 0)
      #expect(try folder.completeInterruptedWriting().count == 2)
      #expect(Set(try folder.runs()) == Set(changed))
    }
  }

  /// The second folder is not lost if the first one cannot be completed.
  @Test func allListsAreKeptAfterAnError() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try interrupt(path, hasList: true, promoted: 0)
      let other = "\(path)/.accept.fedcba9876543210.draft"
      try FileManager.default.copyItem(atPath: "\(path)/\(Self.staged)", toPath: other)
      // A file in place of the baselines' folder.
      try Data().write(to: URL(filePath: "\(path)/sign-up"))
      #expect(throws: BaselineError.self) { try folder.completeInterruptedWriting() }
      try FileManager.default.removeItem(atPath: "\(path)/sign-up")
      for name in [Self.staged, ".accept.fedcba9876543210.draft"] {
        #expect(FileManager.default.fileExists(atPath: "\(path)/\(name)/list"))
      }
    }
  }

  /// Paths in the staged list of an untrusted repository stay in the folder, and are names of
  /// baselines.
  @Test func stagedPathsStayInFolder() throws {
    try withTemporaryFolder { root in
      let path = "\(root)/Baselines"
      let staged = "\(path)/\(Self.staged)"
      try FileManager.default.createDirectory(atPath: staged, withIntermediateDirectories: true)
      for number in 0..<3 {
        try Data("x".utf8).write(to: URL(filePath: "\(staged)/\(number)"))
      }
      let list = "../a.b.c.txt\nscenario.yaml\n/../../a.b.c.txt\n"
      try Data(list.utf8).write(to: URL(filePath: "\(staged)/list"))
      #expect(try BaselineFolder(path: path).completeInterruptedWriting() == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["Baselines"])
    }
  }

  /// If a folder blocks one baseline, the others can be completed later and are not lost.
  @Test func blockedBaselineIsKept() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      let place = "\(path)/\(baselinePath(for: runs[1].identity))"
      var staging = try BaselineStaging(in: folder)
      for run in runs { try staging.add(run) }
      try FileManager.default.createDirectory(
        atPath: "\(place)/inside",
        withIntermediateDirectories: true
      )
      #expect(throws: BaselineError.self) { try staging.promote() }
      #expect(throws: BaselineError.self) { try folder.files() }
      try FileManager.default.removeItem(atPath: place)
      // Like a process that has ended.
      staging = try BaselineStaging(in: BaselineFolder(path: "\(path)/other"))
      _ = try folder.completeInterruptedWriting()
      #expect(Set(try folder.runs()) == Set(runs))
    }
  }
}
