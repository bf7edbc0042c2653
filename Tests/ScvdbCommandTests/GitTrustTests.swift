import Foundation
import ScvdbTestSupport
import Testing

/// Tests untrusted repositories with programs in their configuration and environment.
@Suite struct GitTrustTests {
  private static let commands = [
    ["record"], ["test"], ["diff"], ["diff", "git:HEAD"],
    ["diff", "git:main", "latest", "--explain"],
    ["test", "--against", "git:HEAD", "--explain"], ["diff", "--format", "sarif"],
    ["bisect", "--good", "git:HEAD"], ["bisect", "git:HEAD", "latest"], ["report"],
    ["report", "git:HEAD"], ["accept"], ["accept", "--review"], ["history", "box/field"],
    ["list"], ["show", "latest"], ["check"], ["export"], ["lint"], ["explain", "box", "field"],
    ["compare", "box"], ["explore", "box", "--sequences", "1"], ["init", "Baselines"],
    ["prune", "--keep", "5"],
  ]

  private func repository(_ trap: HostileRepository.Trap) throws -> HostileRepository {
    let workplace = try Workplace.acceptedBox()
    return try HostileRepository(in: workplace, trap)
  }

  @Test(arguments: sample(HostileRepository.Trap.allCases))
  func commandsRunNoProgramOfRepository(trap: HostileRepository.Trap) throws {
    let repository = try repository(trap)
    for command in trap == .none ? Self.commands : sample(Self.commands) {
      let output = try repository.workplace.scvdb(command)
      #expect(output.status >= 0 && output.status != 64, "\(command): \(output)")
      #expect(repository.marks.isEmpty, "\(command): \(output)")
    }
  }

  /// The traps above work: git itself runs the programs.
  @Test(
    arguments: sample([
      "diff-files --raw", "status", "log -1", "add --all", "stash", "checkout -b x",
    ])
  )
  func gitRunsProgramsOfRepository(command: String) throws {
    let repository = try repository(.none)
    _ = try repository.workplace.run("/bin/sh", ["-c", "git \(command)"])
    #expect(!repository.marks.isEmpty)
  }

  @Test(arguments: sample(HostileRepository.Trap.allCases.dropFirst(2)))
  func gitFetchesMissingObject(trap: HostileRepository.Trap) throws {
    let repository = try repository(trap)
    let blob = ["git", "cat-file", "blob", "HEAD:Baselines/box.yaml"]
    _ = try repository.workplace.run("/usr/bin/env", blob)
    #expect(!repository.marks.isEmpty)
  }

  @Test func hostileRepositoryIsReadSafely() throws {
    let repository = try repository(.none)
    let same = try repository.workplace.scvdb("diff", "git:main", "latest")
    #expect(same.status == 0, "\(same)")
    #expect(same.output.contains("committed 2026-01-02T01:04:05Z"), "\(same)")
    let commit = try repository.workplace.git("rev-parse", "HEAD")
    try #require(try repository.workplace.scvdb("record").status == 0)
    let recorded = "SELECT source_commit FROM recording ORDER BY id DESC LIMIT 1"
    #expect(try repository.workplace.ask(recorded) == "\(commit)\n")
  }

  @Test func missingObjectIsAnError() throws {
    let output = try repository(.fetchFromFolder).workplace.scvdb("diff", "git:main", "latest")
    #expect(output.status == 2, "\(output)")
  }

  /// A relative entry of PATH is a folder of the project.
  @Test(arguments: sample(["", ".", "tools", "./tools"]))
  func gitOfTheProjectIsNotRun(entry: String) throws {
    let workplace = try Workplace.acceptedBox()
    let commit = try workplace.commitAll()
    let script = "#!/bin/sh\necho run >> '\(workplace.folder.path)/mark'\n"
    for path in ["git", "tools/git"] { try workplace.write(script, to: path) }
    let made = try workplace.run("/usr/bin/env", ["chmod", "+x", "git", "tools/git"])
    try #require(made.status == 0)
    let environment = ["PATH": "\(entry):/usr/bin:/bin"]
    let same = try workplace.scvdb(["diff", "git:HEAD"], environment: environment)
    #expect(same.status == 0 && same.output.contains("\(commit.prefix(8))"), "\(same)")
    #expect(try workplace.contents()["mark"] == nil)
  }

  /// Git variables for another place are ignored: the repository is the one around the working
  /// directory.
  @Test func gitVariablesDoNotChangeRepository() throws {
    let workplace = try Workplace.acceptedBox()
    let commit = try workplace.commitAll()
    let mark = workplace.folder.appending(path: "mark").path
    let environment = [
      "GIT_DIR": "/nowhere", "GIT_WORK_TREE": "/nowhere", "GIT_INDEX_FILE": "/nowhere",
      "GIT_OBJECT_DIRECTORY": "/nowhere", "GIT_EXEC_PATH": "/nowhere", "GIT_TRACE": mark,
      "GIT_TRACE2_EVENT": mark, "GIT_EXTERNAL_DIFF": "touch \(mark)", "GIT_LITERAL_PATHSPECS": "1",
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.repositoryFormatVersion",
      "GIT_CONFIG_VALUE_0": "99",
    ]
    let same = try workplace.scvdb(["diff", "git:HEAD"], environment: environment)
    #expect(same.status == 0 && same.output.contains("\(commit.prefix(8))"), "\(same)")
    #expect(try workplace.contents()["mark"] == nil)
  }
}
