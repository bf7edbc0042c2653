import Foundation
import ScvdbTestSupport
import Testing

/// Tests databases that git tracks.
@Suite struct TrackedDatabaseTests {
  private static let commands = [
    ["record"], ["test"], ["diff"], ["accept"], ["list"], ["history", "box/field"], ["report"],
    ["watch"], ["export"], ["bisect", "latest", "baseline"],
  ]

  private func workplace(tracking path: String = ".scvdb/runs.sqlite") throws -> Workplace {
    let workplace = try Workplace.acceptedBox()
    try workplace.git("init", "--quiet")
    try workplace.git("add", "--force", path)
    return workplace
  }

  @Test(arguments: sample(commands))
  func commandsRefuseTrackedDatabase(command: [String]) throws {
    let workplace = try workplace()
    let output = try workplace.scvdb(command)
    #expect(output.status == 2, "\(output)")
    #expect(
      output.errors.hasPrefix("error: .scvdb/runs.sqlite: git tracks this database"),
      "\(output)"
    )
    #expect(output.errors.contains("\nfix: run 'git rm --cached .scvdb/runs.sqlite'"), "\(output)")
  }

  @Test func bisectDoesNotJudgeByTrackedDatabase() throws {
    let output = try workplace().scvdb("bisect", "--good", "latest")
    #expect(output.status == 125, "\(output)")
  }

  /// SQLite would apply these files to the database beside them.
  @Test(arguments: sample(["-wal", "-shm", "-journal"]))
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

  /// A pull request cannot stage baselines that `accept` would move into place.
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

  /// The reason why git does not read a repository.
  enum Fault: CaseIterable {
    case damagedIndex
    /// Only root can make another user's repository.
    case otherOwner

    static let possible = allCases.filter { $0 != .otherOwner || getuid() == 0 }

    func cause(in workplace: Workplace) throws {
      let git = workplace.folder.appending(path: ".git").path
      switch self {
      case .damagedIndex: try workplace.write("damaged", to: ".git/index")
      case .otherOwner: try #require(chown(git, 65534, 65534) == 0)
      }
    }

    var reason: String {
      self == .damagedIndex ? "index file smaller than expected" : "detected dubious ownership"
    }
  }

  /// The first recording of a project makes the folder of its database.
  @Test func missingFolderIsCreated() throws {
    let workplace = try workplace(tracking: "Baselines")
    let output = try workplace.scvdb("record", "--db", "new/folder/runs.sqlite")
    #expect(output.status == 0, "\(output)")
    #expect(!output.errors.contains("note: "), "\(output)")
  }

  /// A container may record into another user's checkout.
  @Test(arguments: Fault.possible)
  func unreadableRepositoryIsNoted(fault: Fault) throws {
    let workplace = try workplace(tracking: "Baselines")
    try fault.cause(in: workplace)
    for command in [["record"], ["diff"], ["diff", "baseline", "latest"]] {
      let output = try workplace.scvdb(command)
      #expect(output.status == 0, "\(output)")
      let notes = output.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
      #expect(notes.count == 1 && output.errors.contains(fault.reason), "\(output)")
    }
    let merged = try workplace.scvdb("merge", ".scvdb/runs.sqlite", "--db", "other.sqlite")
    #expect(merged.errors.contains("note: .scvdb/runs.sqlite: "), "\(merged)")
  }

  /// A pull request could have staged the baselines.
  @Test(arguments: Fault.possible)
  func draftOfUnreadRepositoryIsRefused(fault: Fault) throws {
    let workplace = try workplace(tracking: "Baselines")
    try fault.cause(in: workplace)
    #expect(try workplace.scvdb("accept").status == 0)
    let draft = "Baselines/.accept.0123456789abcdef.draft"
    try workplace.write("forged", to: "\(draft)/0")
    try workplace.write("box/iphone-8.portrait.none.txt\n", to: "\(draft)/list")
    let before = try workplace.contents(of: "Baselines")
    let output = try workplace.scvdb("accept")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("error: \(draft): this draft is not completed"), "\(output)")
    #expect(output.errors.contains(fault.reason), "\(output)")
    #expect(try workplace.contents(of: "Baselines") == before)
    guard fault == .otherOwner else { return }
    let top = workplace.folder.resolvingSymlinksInPath().path
    let fix = "git config --global --add safe.directory \(top)"
    #expect(output.errors.contains("fix: run '\(fix)'"), "\(output)")
    _ = try workplace.run("/usr/bin/env", fix.split(separator: " ").map(String.init))
    let trusted = try workplace.scvdb("accept")
    #expect(!trusted.errors.contains(fault.reason), "\(trusted)")
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

  @Test func hintMakesDatabaseUsable() throws {
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

  /// A name that git would interpret as a pattern.
  @Test func otherDatabasesOfARepositoryAreUsed() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record", "--db", ".scvdb/*.sqlite").status == 0)
    #expect(try workplace.scvdb("test", "--db", ".scvdb/*.sqlite").status == 0)
    #expect(try workplace.scvdb("record", "--db", ":memory:").status == 0)
  }
}
