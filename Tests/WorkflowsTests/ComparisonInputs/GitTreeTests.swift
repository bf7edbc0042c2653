import Foundation
import Reporting
import Testing

@testable import Workflows

/// Parses the files of a commit from `git ls-tree -r -z --full-tree`.
@Suite struct GitTreeTests {
  private static let object = String(repeating: "a", count: 40)

  private func paths(_ entries: (mode: String, path: String)...) throws -> [String] {
    var listing = entries.map { entry in
      let kind = entry.mode == "160000" ? "commit" : "blob"
      return Data("\(entry.mode) \(kind) \(Self.object)\t\(entry.path)".utf8)
    }[...]
    return try GitTree(folder: "Baselines/", side: "git:main") { listing.popFirst() }.files
      .map(\.path)
  }

  @Test func baselinesScreensAndFontsAreRead() throws {
    let files = [
      "App/Main.storyboard", "App/Cell.xib", "App/Fonts/A.ttf", "App/Info.plist", "App/main.swift",
      "Baselines/sign-up.yaml", "Baselines/sign-up/iphone-8.txt", "Shared/form.screen.yaml",
    ]
    let all = files.map { (mode: "100644", path: $0) }
    let found = try all.flatMap { try paths($0) }
    #expect(found == files.filter { $0 != "App/main.swift" })
  }

  @Test func linksAreNotFollowed() throws {
    for path in ["a/b.txt", "sign-up", "b.yaml", "drift.policy", "form.xib"] {
      #expect(throws: Failure.self) { try paths(("120000", "Baselines/\(path)")) }
    }
  }

  /// The files behind them would be missing without a message.
  @Test(arguments: [
    ("120000", "Baselines/shared", "a symbolic link, which is not followed"),
    ("120000", "Baselines/sign-up.yaml", "a symbolic link, which is not followed"),
    ("120000", "Baselines/a/Main.storyboard", "a symbolic link, which is not followed"),
    ("160000", "Baselines/shared", "a submodule, which is not read"),
  ])
  func linksInTheFolderAreReported(mode: String, path: String, what: String) {
    let failure = #expect(throws: Failure.self) { try paths((mode, path)) }
    #expect(failure?.message == "git:main: \(path) is \(what)")
  }

  /// A reader refuses or follows them like in the work tree.
  @Test(arguments: ["App/Main.storyboard", "App/Fonts", "App/en.lproj"])
  func linksElsewhereAreCopied(path: String) throws {
    var entry = Data("120000 blob \(Self.object)\t\(path)".utf8) as Data?
    let files = try GitTree(folder: "Baselines/", side: "git:main") {
      defer { entry = nil }
      return entry
    }.files
    #expect(files.map(\.path) == [path])
    #expect(files.map(\.isLink) == [true])
  }

  @Test func submodulesElsewhereAreLeftOut() throws {
    #expect(try paths(("160000", "Vendor/a"), ("120000", "Baselines/notes.md")) == [])
  }

  @Test func unreadFileNamesAreOmitted() throws {
    let files = ["Baselines/film.mov", "Baselines/README.md", "Baselines/a.xcassets/b.png"]
    #expect(try files.flatMap { try paths(("100644", $0)) } == [files[2]])
  }

  @Test func entriesAreCountedDuringReading() {
    let entry = Data("100644 blob \(Self.object)\tBaselines/a.txt".utf8)
    var entries = 0
    let failure = #expect(throws: Failure.self) {
      try GitTree(folder: "Baselines/", side: "git:main", limit: 3) {
        entries += 1
        return entry
      }
    }
    #expect(failure?.message == "git:main: more than 3 files may be needed for a comparison")
    // The list has no end, so the reading must stop at the first file above the limit.
    #expect(entries == 3 + 1)
  }

  private func file(_ path: String, isLink: Bool = false) -> GitTree.File {
    GitTree.File(object: Self.object, path: path, isLink: isLink)
  }

  private func readable(_ files: [GitTree.File], _ sizes: [Int]) throws -> [Bool] {
    try GitLimits.readable(files, sizes: sizes, side: "git:main")
  }

  @Test(arguments: [
    ("Baselines/a.txt", 256 << 20), ("App/Main.storyboard", 10_000_000), ("a.ttf", 256 << 20),
    ("Baselines/a.yaml", 1_000_000), ("Baselines/a.xcassets/b.png", 256 << 10),
    ("Package.swift", 0),
  ])
  func tooLargeFilesHaveNoContent(path: String, limit: Int) throws {
    let files = [file(path), file(path)]
    #expect(try readable(files, [limit, limit + 1]) == [true, false])
  }

  @Test func longTargetOfLinkIsRefused() throws {
    let link = file("App/Fonts", isLink: true)
    #expect(try readable([link], [4095]) == [true])
    let failure = #expect(throws: Failure.self) { try readable([link], [4096]) }
    #expect(failure?.message == "git:main: the target of the link App/Fonts has 4096 bytes")
  }

  @Test func sizesAreAddedUp() throws {
    // 16 times 256 MiB are 4 GiB, and empty files count as zero.
    let files = (0..<17).map { file("\($0).txt") }
    let sizes = files.map { _ in 256 << 20 }
    let largest = try readable(files.dropLast() + [file("a.txt")], sizes.dropLast() + [1 << 40])
    #expect(largest == files.indices.map { $0 < 16 })
    let failure = #expect(throws: Failure.self) { try readable(files, sizes) }
    #expect(
      failure?.message == "git:main: the files that a comparison may need have more than 4 GiB"
    )
  }

  @Test(arguments: [
    "Baselines/../x.txt", "Baselines//x.txt", "Baselines/./x.txt", "Baselines/.git/x.txt",
    "Baselines/.GIT/x.txt",
  ])
  func outsidePathsAreRefused(path: String) {
    let failure = #expect(throws: Failure.self) { try paths(("100644", path)) }
    #expect(failure?.message == "git:main: \(path) is not a valid file name")
  }
}
