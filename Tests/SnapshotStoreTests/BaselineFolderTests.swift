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

  @Test func whatIsWrittenIsRead() throws {
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

  @Test func databaseAndBaselinesSayTheSame() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      let store = try RecordingStore(file: "\(path)/runs.sqlite", mode: .readWrite)
      try store.save(SampleRuns.matrix())
      for run in try store.load(.latest) { try folder.write(run) }
      try store.save(folder.runs())
      #expect(try store.load(.latest) == SampleRuns.matrix())
    }
  }

  @Test func baselinesOfSystemsAreFound() throws {
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

  @Test func theSameBytesAreNotWrittenAgain() throws {
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

  @Test func aFolderThatDoesNotExistHasNoBaselines() throws {
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

  @Test func aBaselineInAnotherFolderIsRefused() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      let moved = "sign-up/keyboard/iphone-9.portrait.scrolling-content.txt"
      try FileManager.default.moveItem(atPath: "\(path)/\(file)", toPath: "\(path)/\(moved)")
      let error = #expect(throws: BaselineError.self) { try folder.runs() }
      #expect(
        error?.description == """
          \(path)/\(moved): this is the baseline of sign-up/keyboard iphone-8 portrait \
          scrolling-content, which belongs at \(path)/\(file); move it there, or delete it and \
          accept the case again
          """
      )
    }
  }

  @Test func linksThatLeadElsewhereAreRefused() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      let manager = FileManager.default
      try manager.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      try manager.createDirectory(atPath: "\(path)/elsewhere", withIntermediateDirectories: true)
      try manager.createSymbolicLink(
        atPath: "\(folder.path)/sign-up",
        withDestinationPath: "../elsewhere"
      )
      let expected = BaselineError.leavesFolder(
        file: "\(folder.path)/sign-up",
        folder: folder.path
      )
      #expect(throws: expected) { try folder.write(SampleRuns.keyboard()) }
      #expect(throws: expected) { try folder.run(at: file) }
      #expect(throws: expected) { try folder.remove(file) }
      #expect(try manager.contentsOfDirectory(atPath: "\(path)/elsewhere") == [])
    }
  }

  @Test func aLinkedFileElsewhereIsRefused() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      try folder.write(SampleRuns.keyboard())
      let baseline = "\(folder.path)/\(file)"
      try FileManager.default.moveItem(atPath: baseline, toPath: "\(path)/secret")
      try FileManager.default.createSymbolicLink(
        atPath: baseline,
        withDestinationPath: "\(path)/secret"
      )
      let expected = BaselineError.leavesFolder(file: baseline, folder: folder.path)
      #expect(throws: expected) { try folder.runs() }
      #expect(throws: expected) { try folder.write(SampleRuns.keyboard(shift: 1)) }
    }
  }

  @Test func bytesThatAreNoTextAreNamed() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      try Data([0x73, 0xFF, 0xFE]).write(to: URL(filePath: "\(path)/\(file)"))
      #expect(
        throws: BaselineError.unreadable(file: "\(path)/\(file)", reason: "it is not UTF-8 text")
      ) { try folder.runs() }
    }
  }

  /// A character may be a slash, or a dot, with an accent on it; a file system sees the slash.
  @Test func accentsHideNoLinkAndNoBaseline() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
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
        withDestinationPath: "../elsewhere"
      )
      let expected = BaselineError.leavesFolder(file: "\(folder.path)/s", folder: folder.path)
      #expect(throws: expected) { try folder.write(run) }
      #expect(throws: expected) { try folder.run(for: run.identity) }
    }
  }

  /// Opening a pipe would wait for another process to write into it.
  @Test func whatIsNoFileIsRefused() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: path)
      try folder.write(SampleRuns.keyboard())
      try FileManager.default.removeItem(atPath: "\(path)/\(file)")
      #expect(mkfifo("\(path)/\(file)", 0o600) == 0)
      #expect(throws: BaselineError.unreadable(file: "\(path)/\(file)", reason: "it is not a file"))
      {
        try folder.runs()
      }
    }
  }

  @Test(arguments: [
    ("a/b", "A/b", "A"), ("a/b", "A/c", "A"), ("\u{E9}", "e\u{301}", "e\u{301}"),
  ])
  func casesThatOnlySomeFileSystemsTellApartAreRefused(
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
