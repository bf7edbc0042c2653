import Foundation
import SourcePorting
import Testing

/// Random edits of packages, each followed by a run of the tool.
@Suite struct UserTreeTests {
  /// The runs of one or more sequences of edits.
  private struct Outcome {
    var runs = 0
    var successes = 0
  }

  private static let sequencesPerTest = 50

  /// `make test-all` runs ten parts, `make test` runs three of them.
  private static let parts = Array(
    stride(
      from: 0,
      to: 10,
      by: ProcessInfo.processInfo.environment["SCVDB_TEST_ALL"] == nil ? 4 : 1
    )
  )

  /// 50 sequences; code that changes each file of the copy in place replaces the compiler.
  @Test(arguments: parts)
  func editsNeverChangeTheUsersFiles(part: Int) throws {
    var all = Outcome()
    for number in 0..<Self.sequencesPerTest {
      let seed = part * Self.sequencesPerTest + number
      let outcome = try runSequence(seed: seed)
      all.runs += outcome.runs
      all.successes += outcome.successes
    }
    // A link out of the package, or a pipe, is an error; most edits are neither.
    #expect(all.successes * 3 > all.runs, "\(all)")
  }

  private func runSequence(seed: Int) throws -> Outcome {
    let sandbox = try Sandbox()
    var editor = try PackageEditor(sandbox, seed: seed)
    var outcome = Outcome()
    for step in 0..<4 {
      for _ in 0..<Int.random(in: 1...3, using: &editor.random) { try editor.edit() }
      let before = TreeSnapshot(of: sandbox.folder)
      outcome.runs += 1
      do {
        if try run(sandbox, &editor.random) { outcome.successes += 1 }
      } catch {
        Issue.record(error, "seed \(seed), step \(step)")
      }
      let changed = TreeSnapshot(of: sandbox.folder).differences(from: before)
      #expect(changed == [], "seed \(seed), step \(step)")
      #expect(try !copyContainsSecret(sandbox), "seed \(seed), step \(step)")
    }
    return outcome
  }

  /// Runs `explain`, `build` or `test`, and returns whether the package can be ported.
  private func run(_ sandbox: Sandbox, _ random: inout SeededRandom) throws -> Bool {
    do {
      _ = try sandbox.copy.update()
    } catch is PortError {
      return false
    } catch is SourceProblem {
      return false
    }
    try #require(try sandbox.copy.update().writtenCount == 0, "of the second run")
    try requireEqualCopies(sandbox)
    let isExplanation = random.happens(oneIn: 3)
    if !isExplanation { try compile(sandbox, &random) }
    return true
  }

  /// Compares the copied files with the user's files.
  private func requireEqualCopies(_ sandbox: Sandbox) throws {
    for path in sandbox.copied().keys where !path.hasPrefix(".build/") {
      let isOwn =
        ["Package.swift", "Package.resolved"].contains(path) || path.hasSuffix("Shim.swift")
      let copy = try Data(contentsOf: URL(filePath: "\(sandbox.package)/\(path)"))
      let isRewritten = copy.starts(with: "#sourceLocation".utf8)
      guard !isOwn, !isRewritten, !path.hasPrefix("outside/"), !path.contains("/outside/")
      else { continue }
      try #require(
        try copy == Data(contentsOf: URL(filePath: "\(sandbox.root)/\(path)")),
        "\(path)"
      )
    }
  }

  /// Writes files as a compiler, a plugin or the tests of a package could.
  private func compile(_ sandbox: Sandbox, _ random: inout SeededRandom) throws {
    for (path, target) in sandbox.copied().sorted(by: { $0.key < $1.key }) where target == nil {
      let file = "\(sandbox.package)/\(path)"
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try FileManager.default.removeItem(atPath: file)
      case 1: chmod(file, 0o400)
      case 2, 3:
        let handle = try FileHandle(forWritingTo: URL(filePath: file))
        try handle.write(contentsOf: Data("written in place".utf8))
      default: break
      }
    }
    let build = "\(sandbox.package)/.build"
    try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(build)/build.db"))
    try? Data("{}".utf8).write(to: URL(filePath: "\(sandbox.package)/Package.resolved"))
  }

  private func copyContainsSecret(_ sandbox: Sandbox) throws -> Bool {
    try sandbox.copied().contains { path, target in
      guard target == nil else { return false }
      let data = try Data(contentsOf: URL(filePath: "\(sandbox.package)/\(path)"))
      return data.range(of: Data(PackageEditor.secret.utf8)) != nil
    }
  }
}
