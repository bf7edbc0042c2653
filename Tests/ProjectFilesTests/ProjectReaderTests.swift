import Foundation
import ProjectFiles
import ScvdbTestSupport
import Testing

/// Reads files of each kind in an untrusted project.
@Suite struct ProjectReaderTests {
  /// A project with a git repository, inside a folder with other files.
  private final class Project {
    private let folder: TemporaryFolder
    let path: String
    let reader: ProjectReader

    init() throws {
      folder = try TemporaryFolder()
      path = "\(folder.path)/project"
      try FileManager.default.createDirectory(
        atPath: "\(path)/.git",
        withIntermediateDirectories: true
      )
      reader = ProjectReader(around: "\(path)/file")
    }

    func write(_ text: String = "text", to name: String) throws -> String {
      let file = "\(path)/\(name)"
      try FileManager.default.createDirectory(
        at: URL(filePath: file).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: URL(filePath: file))
      return file
    }

    func link(_ name: String, to target: String) throws -> String {
      #expect(symlink(target, "\(path)/\(name)") == 0)
      return "\(path)/\(name)"
    }

    func reason(_ path: String, _ kind: FileKind) -> FileRefusal.Reason? {
      do throws(FileRefusal) {
        _ = try reader.contents(of: path, as: kind)
        return nil
      } catch {
        #expect(error.path == path)
        return error.reason
      }
    }
  }

  private func name(_ kind: FileKind) -> String { "file.\(kind.extensions[0])" }

  @Test(arguments: FileKind.allCases)
  func everyFileKindIsRead(kind: FileKind) throws {
    let project = try Project()
    let file = try project.write(to: name(kind))
    #expect(try project.reader.contents(of: file, as: kind) == Data("text".utf8))
    #expect(try project.reader.text(of: file, as: kind) == "text")
    #expect(try project.reader.entry(at: file) == .file)
  }

  @Test(arguments: FileKind.allCases)
  func linkInsideIsFollowed(kind: FileKind) throws {
    let project = try Project()
    _ = try project.write(to: "a/\(name(kind))")
    let link = try project.link(name(kind), to: "a/\(name(kind))")
    #expect(try project.reader.text(of: link, as: kind) == "text")
  }

  @Test(arguments: FileKind.allCases)
  func linkToOutsideIsRefused(kind: FileKind) throws {
    let project = try Project()
    _ = try project.write(to: "../\(name(kind))")
    let link = try project.link(name(kind), to: "../\(name(kind))")
    #expect(project.reason(link, kind) == .outside)
    #expect(project.reason("\(project.path)/../\(name(kind))", kind) == .outside)
    _ = try project.link("folder", to: "..")
    #expect(project.reason("\(project.path)/folder/\(name(kind))", kind) == .outside)
    #expect(throws: FileRefusal(.outside, at: link)) { try project.reader.entry(at: link) }
  }

  @Test(arguments: FileKind.allCases)
  func gitFolderIsRefused(kind: FileKind) throws {
    let project = try Project()
    _ = try project.write(to: ".git/config")
    _ = try project.write(to: ".git/\(name(kind))")
    #expect(project.reason(try project.link(name(kind), to: ".git/config"), kind) == .gitFolder)
    #expect(project.reason("\(project.path)/.git/\(name(kind))", kind) == .gitFolder)
  }

  @Test(arguments: FileKind.allCases)
  func linkToAnotherKindIsRefused(kind: FileKind) throws {
    let project = try Project()
    _ = try project.write(to: ".env")
    let link = try project.link(name(kind), to: ".env")
    #expect(project.reason(link, kind) == .wrongTarget(kind))
    #expect(project.reason(try project.write(to: "file"), kind) == .wrongName(kind))
    #expect(throws: FileRefusal(.wrongTarget(kind), at: link)) {
      try project.reader.contents(of: link, as: kind, isNamed: true)
    }
  }

  @Test(arguments: FileKind.allCases)
  func danglingLinkIsNotMissingFile(kind: FileKind) throws {
    let project = try Project()
    let missing = "\(project.path)/none/\(name(kind))"
    #expect(project.reason(missing, kind) == .missing)
    #expect(try project.reader.entry(at: missing) == nil)
    let link = try project.link(name(kind), to: "nothing")
    #expect(project.reason(link, kind) == .danglingLink(link))
    #expect(throws: FileRefusal(.danglingLink(link), at: link)) {
      try project.reader.entry(at: link)
    }
    let folder = try project.link("folder", to: "nothing")
    #expect(project.reason("\(folder)/a/\(name(kind))", kind) == .danglingLink(folder))
    let own = try project.link("own-\(name(kind))", to: "own-\(name(kind))")
    #expect(project.reason(own, kind) == .circularLink)
  }

  @Test(.timeLimit(.minutes(1)), arguments: FileKind.allCases)
  func onlyRegularFilesAreOpened(kind: FileKind) throws {
    let project = try Project()
    let pipe = "\(project.path)/\(name(kind))"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(project.reason(pipe, kind) == .special)
    #expect(try project.reader.entry(at: pipe) == .special)
    let folder = "\(project.path)/folder.\(kind.extensions[0])"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(project.reason(folder, kind) == .folder)
    let device = try project.link("device-\(name(kind))", to: "/dev/zero")
    #expect(project.reason(device, kind) == .outside)
    #expect(throws: FileRefusal(.special, at: device)) {
      try ProjectReader.unbounded.contents(of: device, as: kind)
    }
  }

  @Test func pathWithMissingEndIsResolved() throws {
    let folder = try TemporaryFolder()
    let real = try #require(realPath(folder.path))
    try FileManager.default.createDirectory(
      atPath: "\(real)/a",
      withIntermediateDirectories: true
    )
    #expect(symlink("a", "\(real)/link") == 0)
    #expect(symlink("gone", "\(real)/dangling") == 0)
    for (path, resolved) in [
      ("link", "a"), ("link/b/c", "a/b/c"), ("link/../a/./b", "a/b"), ("b", "b"),
      ("dangling/c", "dangling/c"),
    ] {
      #expect(PartialPath("\(real)/\(path)").resolved == "\(real)/\(resolved)")
    }
    #expect(PartialPath("/").resolved == "/")
    #expect(PartialPath("/no such name/a").resolved == "/no such name/a")
  }

  @Test(arguments: FileKind.allCases)
  func fileBeyondTheLimitIsRefused(kind: FileKind) throws {
    let project = try Project()
    let file = try project.write(to: name(kind))
    let size = kind.sizeLimit + 1
    #expect(truncate(file, size) == 0)
    #expect(project.reason(file, kind) == .tooLarge(limit: kind.sizeLimit, size: size))
    guard kind.sizeLimit <= 1 << 20 else { return }
    #expect(truncate(file, kind.sizeLimit) == 0)
    #expect(try project.reader.contents(of: file, as: kind).count == kind.sizeLimit)
  }

  @Test func bytesOfAnotherEncodingAreRefused() throws {
    let project = try Project()
    let file = try project.write(to: "drift.policy")
    try Data([0x6E, 0xFF]).write(to: URL(filePath: file))
    #expect(throws: FileRefusal(.notUTF8, at: file)) {
      try project.reader.text(of: file, as: .policy)
    }
  }

  @Test func procFileIsReadCompletely() throws {
    // The system reports a size of 0 for it.
    let status = try ProjectReader.unbounded.text(
      of: "/proc/self/status",
      as: .policy,
      isNamed: true
    )
    #expect(status.hasPrefix("Name:"))
  }

  @Test func namesAreOrderedByBytes() throws {
    let project = try Project()
    for name in ["b", "a", "B", "cafe\u{301}", "caf\u{E9}"] {
      _ = try project.write(to: "x/\(name)")
    }
    let names = try project.reader.names(in: "\(project.path)/x")
    #expect(
      names.map(ExactPath.init) == ["B", "a", "b", "cafe\u{301}", "caf\u{E9}"].map(ExactPath.init)
    )
    let link = try project.link("out", to: "..")
    #expect(throws: FileRefusal(.outside, at: link)) { try project.reader.names(in: link) }
    let file = "\(project.path)/x/a"
    #expect(throws: FileRefusal(.notAFolder, at: file)) { try project.reader.names(in: file) }
  }

  @Test func projectIsFoundByItsFiles() throws {
    for marker in ["scvdb.yaml", "Package.swift", "App.xcodeproj", ".git"] {
      let folder = try TemporaryFolder()
      let project = "\(folder.path)/project"
      try FileManager.default.createDirectory(
        atPath: "\(project)/a/b",
        withIntermediateDirectories: true
      )
      for file in [marker, "a.yaml", "../b.yaml"] {
        try Data().write(to: URL(filePath: "\(project)/\(file)"))
      }
      let reader = ProjectReader(around: "\(project)/a/b/c.yaml")
      #expect(try reader.text(of: "\(project)/a/../a.yaml", as: .scenario) == "")
      #expect(throws: FileRefusal(.outside, at: "\(project)/../b.yaml")) {
        try reader.text(of: "\(project)/../b.yaml", as: .scenario)
      }
    }
  }

  @Test func parentFolderIsDefaultProject() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/a/b",
      withIntermediateDirectories: true
    )
    for file in ["a.yaml", "a/b.yaml"] {
      try Data().write(to: URL(filePath: "\(folder.path)/\(file)"))
    }
    let reader = ProjectReader(around: "\(folder.path)/a/b/c.yaml")
    #expect(try reader.text(of: "\(folder.path)/a/b.yaml", as: .scenario) == "")
    #expect(throws: FileRefusal(.outside, at: "\(folder.path)/a.yaml")) {
      try reader.text(of: "\(folder.path)/a.yaml", as: .scenario)
    }
  }

  @Test func writingStaysInsideProject() throws {
    let project = try Project()
    let file = try project.write(to: "drift.policy")
    try project.reader.checkWritable(file)
    try project.reader.checkWritable("\(project.path)/new/folder/drift.policy")
    let out = try project.link("out.policy", to: "../out.policy")
    #expect(throws: FileRefusal(.danglingLink(out), at: out)) {
      try project.reader.checkWritable(out)
    }
    _ = try project.link("out", to: "..")
    #expect(throws: FileRefusal.self) {
      try project.reader.checkWritable("\(project.path)/out/new.policy")
    }
  }

  @Test func refusalsContainProblemAndFix() {
    let outside = FileRefusal(.outside, at: "a.policy")
    #expect(outside.description == "a.policy: the path leads out of the project")
    #expect(outside.linkFix?.contains("SCVDB_ALLOW_OUTSIDE=1") == true)
  }
}
