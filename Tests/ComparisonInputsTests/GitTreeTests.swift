import Foundation
import Reporting
import Testing

@testable import ComparisonInputs

/// The files of a commit, as `git ls-tree -r -z --full-tree` lists them.
@Suite struct GitTreeTests {
  private static let object = String(repeating: "a", count: 40)

  private func paths(_ entries: (mode: String, path: String)...) throws -> [String] {
    let listing = entries.map { "\($0.mode) blob \(Self.object)\t\($0.path)\0" }.joined()
    return try GitTree(Data(listing.utf8), folder: "Baselines/", side: "git:main").files.map(\.path)
  }

  @Test func baselinesScreensAndFontsAreWanted() throws {
    let files = [
      "App/Main.storyboard", "App/Cell.xib", "App/Fonts/A.ttf", "App/Info.plist", "App/main.swift",
      "Baselines/sign-up.yaml", "Baselines/sign-up/iphone-8.txt", "Shared/form.screen.yaml",
    ]
    let all = files.map { (mode: "100644", path: $0) }
    let found = try all.flatMap { try paths($0) }
    #expect(found == files.filter { $0 != "App/main.swift" })
  }

  @Test func linksAreNotFollowed() throws {
    #expect(try paths(("120000", "App/Main.storyboard")) == [])
    #expect(throws: Failure.self) { try paths(("120000", "Baselines/a/b.txt")) }
  }

  @Test(arguments: ["Baselines/../x.txt", "Baselines//x.txt", "Baselines/./x.txt"])
  func namesThatLeadElsewhereAreRefused(path: String) {
    let failure = #expect(throws: Failure.self) { try paths(("100644", path)) }
    #expect(failure?.message == "git:main: \(path) is not a valid file name")
  }
}
