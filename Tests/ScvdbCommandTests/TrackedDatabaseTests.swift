import Foundation
import Testing

/// Databases that git tracks.
@Suite struct TrackedDatabaseTests {
  private static let commands = [
    ["record"], ["test"], ["diff"], ["accept"], ["list"], ["history", "box/field"], ["report"],
    ["watch"], ["export"], ["bisect", "latest", "baseline"],
  ]

  private func workplace(tracking path: String = ".scvdb/runs.sqlite") throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    try workplace.acceptAll()
    try workplace.git("init", "--quiet")
    try workplace.git("add", "--force", path)
    return workplace
  }

  @Test(arguments: commands)
  func commandsRefuseTrackedDatabase(command: [String]) throws {
    let workplace = try workplace()
    let output = try workplace.scvdb(command)
    #expect(output.status == 2, "\(output)")
    #expect(
      output.errors.hasPrefix("error: .scvdb/runs.sqlite: git tracks this database"),
      "\(output)"
    )
    #expect(output.errors.contains("\nhint: 'git rm --cached .scvdb/runs.sqlite'"), "\(output)")
  }

  @Test func bisectDoesNotJudgeByTrackedDatabase() throws {
    let output = try workplace().scvdb("bisect", "--good", "latest")
    #expect(output.status == 125, "\(output)")
  }

  /// SQLite would apply them to the database beside them.
  @Test(arguments: ["-wal", "-shm", "-journal"])
  func trackedLogIsRefused(suffix: String) throws {
    let workplace = try workplace(tracking: "Baselines")
    let file = ".scvdb/runs.sqlite\(suffix)"
    try workplace.write("", to: file)
    try workplace.git("add", "--force", file)
    let output = try workplace.scvdb("list")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.hasPrefix("error: \(file): git tracks this file of the"), "\(output)")
    try workplace.git("rm", "--quiet", "--cached", file)
    try FileManager.default.removeItem(at: workplace.folder.appending(path: file))
    #expect(try workplace.scvdb("list").status == 0)
  }

  /// A pull request cannot stage baselines that `accept` would put in their places.
  @Test func trackedDraftIsRefused() throws {
    let workplace = try workplace(tracking: "Baselines")
    let baseline = "box/iphone-8.portrait.none.txt"
    let draft = "Baselines/.accept.0123456789abcdef.draft"
    try workplace.write("forged", to: "\(draft)/0")
    try workplace.write("\(baseline)\n", to: "\(draft)/list")
    try workplace.git("add", "--force", draft)
    let before = try workplace.contents(of: "Baselines")
    let output = try workplace.scvdb("accept")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.hasPrefix("error: \(draft)/0: git tracks this draft"), "\(output)")
    #expect(try workplace.contents(of: "Baselines") == before)
    try workplace.git("rm", "-r", "--quiet", "--force", draft)
    #expect(try workplace.scvdb("accept").status == 0)
    #expect(try workplace.contents(of: "Baselines")[baseline] == before[baseline])
  }

  @Test(arguments: [["diff", "baseline", "part.sqlite"], ["merge", "part.sqlite"]])
  func trackedSideIsRefused(command: [String]) throws {
    let workplace = try workplace(tracking: "Baselines")
    #expect(try workplace.scvdb("record", "--db", "part.sqlite").status == 0)
    try workplace.git("add", "part.sqlite")
    let output = try workplace.scvdb(command + ["--db", "other.sqlite"])
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.hasPrefix("error: part.sqlite: git tracks this database"), "\(output)")
  }

  /// A pull request may commit the link; the command line names no database.
  @Test func linkedFolderOutsideIsNotWritten() throws {
    let workplace = try Workplace(["project/Baselines/box.yaml": boxScenario, "outside/a": ""])
    let project = workplace.folder.appending(path: "project")
    try workplace.git("init", "--quiet", "project")
    try FileManager.default.createSymbolicLink(
      atPath: project.appending(path: ".scvdb").path,
      withDestinationPath: "../outside"
    )
    let output = try workplace.run(
      "/usr/bin/env",
      ["-C", "project", builtProducts.appending(path: "scvdb").path, "record"]
    )
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("leads out of the project"), "\(output)")
    #expect(try workplace.contents(of: "outside").keys.sorted() == ["a"])
  }

  @Test func hintMakesItUsable() throws {
    let workplace = try workplace()
    try workplace.git("rm", "--quiet", "--cached", ".scvdb/runs.sqlite")
    #expect(try workplace.scvdb("test").status == 0)
  }

  @Test func linkToTrackedDatabaseIsRefused() throws {
    let workplace = try workplace()
    let link = workplace.folder.appending(path: "link.sqlite").path
    let target = ".scvdb/runs.sqlite"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try workplace.scvdb("test", "--db", "link.sqlite").status == 2)
  }

  @Test func trackedLinkIsRefused() throws {
    let workplace = try workplace(tracking: "Baselines")
    let link = workplace.folder.appending(path: "link.sqlite").path
    let target = ".scvdb/runs.sqlite"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try workplace.git("add", "link.sqlite")
    #expect(try workplace.scvdb("test", "--db", "link.sqlite").status == 2)
    #expect(try workplace.scvdb("test").status == 0)
  }

  /// A name that git would take for a pattern.
  @Test func otherDatabasesOfARepositoryAreUsed() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record", "--db", ".scvdb/*.sqlite").status == 0)
    #expect(try workplace.scvdb("test", "--db", ".scvdb/*.sqlite").status == 0)
    #expect(try workplace.scvdb("record", "--db", ":memory:").status == 0)
  }
}
