import Foundation
import ProjectFiles
import ScvdbTestSupport
import Testing

/// Searches folders with links.
@Suite struct FileTreeTests {
  private let folder: TemporaryFolder
  private let project: String
  private let reader: ProjectReader

  init() throws {
    folder = try TemporaryFolder()
    project = "\(folder.path)/project"
    for path in ["project/.git", "project/tree/a", "project/shared/b", "outside"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)",
        withIntermediateDirectories: true
      )
    }
    for path in ["project/tree/a/1", "project/tree/.2", "project/shared/b/3", "outside/4"] {
      try Data().write(to: URL(filePath: "\(folder.path)/\(path)"))
    }
    reader = ProjectReader(around: "\(project)/tree")
  }

  private func link(_ name: String, to target: String) {
    #expect(symlink(target, "\(project)/tree/\(name)") == 0)
  }

  private func tree(_ links: FileTree.Links) throws -> FileTree {
    try FileTree(of: "\(project)/tree", reader: reader, links: links)
  }

  @Test func linkedFolderInsideIsSearched() throws {
    link("linked", to: "../shared")
    #expect(try tree(.required).files == ["a/1", "linked/b/3"])
    #expect(try tree(.optional).files == ["a/1", "linked/b/3"])
    #expect(try tree(.required).folders == ["", "a", "linked", "linked/b"])
  }

  @Test func optionalLinksAreSearchedOnce() throws {
    link("one", to: "../shared")
    link("two", to: "../shared")
    #expect(try tree(.required).files == ["a/1", "one/b/3", "two/b/3"])
    #expect(try tree(.optional).files == ["a/1", "one/b/3"])
  }

  @Test(arguments: [
    ("../../outside", FileRefusal.Reason.outside), ("../.git", .gitFolder),
    ("..", .circularLink), (".", .circularLink), ("a/../../tree", .circularLink),
  ])
  func linkThatIsNotFollowedIsReported(target: String, reason: FileRefusal.Reason) throws {
    link("link", to: target)
    let link = "\(project)/tree/link"
    if reason != .circularLink {
      #expect(throws: FileRefusal(reason, at: link)) { try tree(.required) }
      #expect(try tree(.optional).refusals == [FileRefusal(reason, at: link)])
    } else {
      #expect(throws: FileRefusal.self) { try tree(.required) }
    }
    #expect(try tree(.optional).files.contains("a/1"))
  }

  @Test func danglingLinkIsReported() throws {
    link("link", to: "nothing")
    let refusal = FileRefusal(.danglingLink("\(project)/tree/link"), at: "\(project)/tree/link")
    #expect(throws: refusal) { try tree(.required) }
    #expect(try tree(.optional).refusals == [refusal])
  }

  /// The target may be a folder with any name, so the name does not matter.
  @Test(arguments: ["notes.md", "v1.2", "a.b.c.txt"])
  func requiredDanglingLinkIsError(name: String) throws {
    link(name, to: "nothing")
    let refusal = FileRefusal(
      .danglingLink("\(project)/tree/\(name)"),
      at: "\(project)/tree/\(name)"
    )
    #expect(throws: refusal) { try tree(.required) }
  }

  @Test(arguments: ["../../../outside", "nothing", "."])
  func xcodeFolderLinksAreOptional(target: String) throws {
    for name in ["A.xcassets/b.imageset", "z"] {
      try FileManager.default.createDirectory(
        atPath: "\(project)/tree/\(name)",
        withIntermediateDirectories: true
      )
    }
    link("A.xcassets/link", to: target)
    link("A.xcassets/b.imageset/link", to: target == "." ? ".." : "../\(target)")
    let found = try tree(.required)
    #expect(found.files == ["a/1"])
    #expect(found.refusals.count == 2)
    link("z/link", to: "nothing")
    #expect(throws: FileRefusal.self) { try tree(.required) }
  }

  @Test func hiddenNamesAreThoseOfFolder() throws {
    try Data().write(to: URL(filePath: "\(project)/tree/a/.5"))
    #expect(try tree(.required).hiddenNames == [".2"])
  }

  @Test func linksThatMultiplyFoldersAreRefused() throws {
    for index in 0..<30 {
      let folder = "\(project)/shared/\(index)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in ["x", "y"] { #expect(symlink("../\(index + 1)", "\(folder)/\(name)") == 0) }
    }
    try FileManager.default.createDirectory(
      atPath: "\(project)/shared/30",
      withIntermediateDirectories: true
    )
    link("bomb", to: "../shared/0")
    let limits = FileTree.Limits(depth: 100, count: 1000)
    #expect(throws: FileRefusal(.tooMany(limit: 1000), at: "\(project)/tree")) {
      try FileTree(of: "\(project)/tree", reader: reader, links: .required, limits: limits)
    }
    let once = try FileTree(
      of: "\(project)/tree",
      reader: reader,
      links: .optional,
      limits: limits
    )
    #expect(!once.isCut)
  }

  @Test func namesDifferingInBytesAreDistinct() throws {
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      try Data().write(to: URL(filePath: "\(project)/tree/\(name)"))
    }
    #expect(Set(try tree(.required).files.map(ExactPath.init)).count == 3)
    #expect(ExactPath("caf\u{E9}") != ExactPath("cafe\u{301}"))
  }
}
