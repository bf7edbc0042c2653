import Foundation
import Testing

/// Tests `git bisect run` with `scvdb bisect --good`, in an engine's repository.
@Suite struct GitBisectTests {
  /// Eight revisions of an engine: the fourth does not start, the sixth is the first that moves
  /// views down by 4 points.
  @Test func gitBisectFindsRevisionThatMovedView() throws {
    let workplace = try Workplace(["Baselines/card.yaml": cardScenario, ".gitignore": ".*\n"])
    try workplace.git("init", "--quiet")
    var revisions: [String] = []
    for number in 1...8 {
      let program = try fixedFrames(movedBy: number < 6 ? 0 : 4)
      let broken = number == 4 ? "this is no Python\n" : ""
      try workplace.write("# revision \(number)\n\(broken)\(program)", to: "engine.py")
      try workplace.git("add", "--all")
      try workplace.git("commit", "--quiet", "--message", "Revision \(number)")
      revisions.append(
        try workplace.git("rev-parse", "HEAD").output.trimmingCharacters(
          in: .whitespacesAndNewlines
        )
      )
    }
    let engine = ["--engine", "python3 engine.py"]
    try workplace.git("checkout", "--quiet", revisions[0])
    #expect(try workplace.scvdb(["record", "--label", "good"] + engine).status == 0)

    try workplace.git("bisect", "start", revisions[7], revisions[0])
    let scvdb = builtProducts.appending(path: "scvdb").path
    let judge = [scvdb, "bisect", "--good", "label:good", "--view", "field"] + engine
    let found = try workplace.git(["bisect", "run"] + judge)
    #expect(found.output.contains("\(revisions[5]) is the first bad commit"), "\(found)")
    let log = try workplace.git("bisect", "log").output
    #expect(log.contains("git bisect skip \(revisions[3])"), "\(log)")
    #expect(log.contains("git bisect good \(revisions[4])"), "\(log)")
    #expect(log.contains("git bisect bad \(revisions[5])"), "\(log)")
  }
}

extension Workplace {
  /// Runs `git` in the folder; it must succeed.
  @discardableResult
  fileprivate func git(_ arguments: String...) throws -> CommandOutput { try git(arguments) }

  /// Runs `git` in the folder; it must succeed.
  @discardableResult
  fileprivate func git(_ arguments: [String]) throws -> CommandOutput {
    let person = ["NAME": "Somebody", "EMAIL": "somebody@example.com"]
    var environment = ["GIT_CONFIG_NOSYSTEM": "1"]
    for (key, value) in person {
      environment["GIT_AUTHOR_\(key)"] = value
      environment["GIT_COMMITTER_\(key)"] = value
    }
    let output = try run("/usr/bin/env", ["git"] + arguments, environment: environment)
    #expect(output.status == 0, "git \(arguments.joined(separator: " ")): \(output)")
    return output
  }
}
