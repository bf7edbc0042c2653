import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@Suite struct BaselineFolderTests {
  private let file = "sign-up/keyboard/iphone-8.portrait.scrolling-content.txt"

  private func modificationDate(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func writtenBaselineRoundTrips() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      let runs = SampleRuns.matrix()
      for run in runs { try folder.write(run) }
      #expect(try folder.runs() == runs)
      #expect(try folder.run(for: SampleRuns.identity) == SampleRuns.keyboard())
      #expect(try folder.files().contains(file))
      #expect(try folder.files() == folder.files().sorted())
    }
  }

  @Test func databaseAndBaselinesAreEqual() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      let store = try RecordingStore(file: "\(path)/runs.sqlite", mode: .readWrite)
      try store.save(SampleRuns.matrix())
      for run in try store.load(.latest) { try folder.write(run) }
      try store.save(folder.runs())
      #expect(try store.load(.latest) == SampleRuns.matrix())
    }
  }

  @Test func baselinesWithSystemsAreFound() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      var run = SampleRuns.keyboard()
      for system in ["9.3", "17", "4.3.5"] {
        run.identity.system = system
        try folder.write(run)
      }
      #expect(try folder.runs().map(\.identity.system) == ["17", "4.3.5", "9.3"])
      #expect(try folder.obsoleteFiles(keeping: [run.identity]).count == 2)
    }
  }

  @Test func equalBytesAreNotRewritten() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      let past = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes(
        [.modificationDate: past],
        ofItemAtPath: "\(path)/\(file)"
      )
      #expect(try !folder.write(SampleRuns.keyboard()))
      #expect(try modificationDate("\(path)/\(file)") == past)
      #expect(try folder.write(SampleRuns.keyboard(shift: 1)))
      #expect(try folder.runs() == [SampleRuns.keyboard(shift: 1)])
      #expect(try folder.files() == [file])
    }
  }

  @Test func scenariosBesideBaselinesAreNotBaselines() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      for other in [
        "sign-up/keyboard.yml", "notes.txt", "a.b.c.txt", "sign-up/read me.txt", ".git/a.b.c.txt",
        "sign-up/keyboard/iphone-8.portrait.scrolling-content.txt.orig",
      ] {
        let url = URL(filePath: "\(path)/\(other)")
        let parent = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: url)
      }
      #expect(try folder.files() == [file])
    }
  }

  @Test func missingFolderHasNoBaselines() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/none")
      let files = try folder.files()
      #expect(files == [])
      let run = try folder.run(for: SampleRuns.identity)
      #expect(run == nil)
    }
  }

  @Test func obsoleteBaselinesAreNamedAndRemoved() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      var gone = SampleRuns.keyboard()
      gone.identity.scenario = "log-in/rotate"
      try folder.write(gone)
      let obsolete = try folder.obsoleteFiles(keeping: [SampleRuns.identity])
      #expect(obsolete == ["log-in/rotate/iphone-8.portrait.scrolling-content.txt"])
      for file in obsolete { try folder.remove(file) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["sign-up"])
      #expect(try folder.files() == [file])
    }
  }

  @Test func baselineInOtherFolderIsRefused() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      let moved = "sign-up/keyboard/iphone-9.portrait.scrolling-content.txt"
      try FileManager.default.moveItem(atPath: "\(path)/\(file)", toPath: "\(path)/\(moved)")
      let error = #expect(throws: BaselineError.self) { try folder.runs() }
      #expect(
        error?.description == """
          \(path)/\(moved): the baseline of sign-up/keyboard iphone-8 portrait scrolling-content \
          belongs at \(path)/\(file)
          fix: move it there, or delete it and \
          accept the case again
          """
      )
    }
  }

  @Test func outsideLinksAreRefused() throws {
    try withTemporaryFolder { path in
      let folder = try project(in: path)
      let manager = FileManager.default
      try manager.createDirectory(atPath: "\(path)/elsewhere", withIntermediateDirectories: true)
      try manager.createSymbolicLink(
        atPath: "\(folder.path)/sign-up",
        withDestinationPath: "../../elsewhere"
      )
      #expect(throws: BaselineError.self) { try folder.write(SampleRuns.keyboard()) }
      #expect(throws: BaselineError.self) { try folder.remove(file) }
      #expect(throws: outside("\(folder.path)/sign-up")) { try folder.files() }
      #expect(try manager.contentsOfDirectory(atPath: "\(path)/elsewhere") == [])
    }
  }

  @Test func outsideFileLinkIsRefused() throws {
    try withTemporaryFolder { path in
      let folder = try project(in: path)
      try folder.write(SampleRuns.keyboard())
      let baseline = "\(folder.path)/\(file)"
      try FileManager.default.moveItem(atPath: baseline, toPath: "\(path)/secret.txt")
      try FileManager.default.createSymbolicLink(
        atPath: baseline,
        withDestinationPath: "\(path)/secret.txt"
      )
      #expect(throws: outside(baseline)) { try folder.runs() }
      #expect(throws: outside(baseline)) { try folder.write(SampleRuns.keyboard(shift: 1)) }
    }
  }

  /// Returns a folder of baselines in a project with a repository.
  private func project(in path: String) throws -> BaselineFolder {
    for folder in ["project/.git", "project/Baselines"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)",
        withIntermediateDirectories: true
      )
    }
    return BaselineFolder(path: "\(path)/project/Baselines")
  }

  private func outside(_ file: String) -> BaselineError {
    let project = file.components(separatedBy: "/Baselines/")[0]
    return refused(
      file,
      "the path leads out of the project",
      """
      copy the file into the project \(project), or set SCVDB_ALLOW_OUTSIDE=1 if you trust the project's files
      """
    )
  }

  private func refused(
    _ file: String,
    _ problem: String,
    _ fix: String = "restore the file, or accept the case again"
  ) -> BaselineError {
    .refused(file: file, problem: problem, advice: [.fix(fix)])
  }

  /// A folder that two projects share is read, written and cleaned through a link.
  @Test func linkedFolderInsideIsFollowed() throws {
    try withTemporaryFolder { path in
      let folder = try project(in: path)
      let run = SampleRuns.keyboard()
      let shared = "\(path)/project/Shared"
      try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/sign-up",
        withDestinationPath: "../Shared"
      )
      try folder.write(run)
      #expect(try folder.files() == [file])
      #expect(try folder.runs() == [run])
      #expect(try folder.run(for: run.identity) == run)
      #expect(try folder.obsoleteFiles(keeping: []) == [file])
      #expect(try folder.write(SampleRuns.keyboard(shift: 1)))
      try folder.remove(file)
      #expect(try folder.files() == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: shared).isEmpty)
    }
  }

  @Test func danglingLinkIsNotMissingBaseline() throws {
    try withTemporaryFolder { path in
      let folder = try project(in: path)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/sign-up",
        withDestinationPath: "../Shared"
      )
      let expected = refused(
        "\(folder.path)/sign-up",
        "the target of this link does not exist",
        "restore the target, such as a submodule, or remove the link"
      )
      #expect(throws: expected) { try folder.files() }
      #expect(throws: BaselineError.self) { try folder.run(for: SampleRuns.keyboard().identity) }
    }
  }

  /// Errors of a damaged baseline quote a line; the file may be any other file of the project.
  @Test func otherFileContentIsNotQuoted() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      try Data("token=secret\n".utf8).write(to: URL(filePath: "\(path)/\(file)"))
      #expect(throws: refused("\(path)/\(file)", "this is not a baseline")) { try folder.runs() }
    }
  }

  @Test func baselinesThatDifferInCompositionAreRefused() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      for name in ["caf\u{E9}", "cafe\u{301}"] {
        var run = SampleRuns.keyboard()
        run.identity = CaseIdentity(
          scenario: name,
          device: "iphone-8",
          orientation: "portrait",
          technique: "none"
        )
        try folder.write(run)
      }
      #expect(try folder.files().count == 2)
      #expect(throws: BaselineError.self) { try folder.runs() }
    }
  }

  @Test func invalidUTF8IsNamed() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      try Data([0x73, 0xFF, 0xFE]).write(to: URL(filePath: "\(path)/\(file)"))
      #expect(
        throws: refused("\(path)/\(file)", "the file is not UTF-8 text")
      ) { try folder.runs() }
    }
  }

  /// A character may be a slash or a dot with an accent; a file system reads it as a slash.
  @Test func combiningAccentsHideNothing() throws {
    try withTemporaryFolder { path in
      let folder = try project(in: path)
      var run = SampleRuns.keyboard()
      run.identity = CaseIdentity(
        scenario: "s",
        device: "\u{301}d",
        orientation: "\u{301}o",
        technique: "\u{301}t"
      )
      try folder.write(run)
      #expect(try folder.runs() == [run])

      let manager = FileManager.default
      try manager.moveItem(atPath: "\(folder.path)/s", toPath: "\(path)/elsewhere")
      try manager.createSymbolicLink(
        atPath: "\(folder.path)/s",
        withDestinationPath: "../../elsewhere"
      )
      let baseline = "\(folder.path)/\(baselinePath(for: run.identity))"
      #expect(throws: outside(baseline)) { try folder.write(run) }
      #expect(throws: outside(baseline)) { try folder.run(for: run.identity) }
    }
  }

  /// To open a pipe would block until another process writes into it.
  @Test func nonRegularFileIsRefused() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      try FileManager.default.removeItem(atPath: "\(path)/\(file)")
      #expect(mkfifo("\(path)/\(file)", 0o600) == 0)
      #expect(throws: refused("\(path)/\(file)", "this is not a regular file")) {
        try folder.runs()
      }
    }
  }

  @Test(
    arguments: sample([
      ("a/b", "A/b", "A"), ("a/b", "A/c", "A"), ("\u{E9}", "e\u{301}", "e\u{301}"),
    ])
  )
  func casesThatFileSystemsMergeAreRefused(
    first: String,
    second: String,
    clash: String
  ) throws {
    let folder = BaselineFolder(path: "B")
    let cases = [first, second].map { scenario in
      var identity = SampleRuns.identity
      identity.scenario = scenario
      return identity
    }
    let error = #expect(throws: BaselineError.self) { try folder.checkNames(of: cases) }
    guard case .alike(_, let path)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Array(path.utf8) == Array("B/\(clash)".utf8))
    #expect(throws: Never.self) { try folder.checkNames(of: cases.prefix(1) + cases.prefix(1)) }
  }
}
