import Foundation
import Testing

/// Runs the recipe of `SCALE.md` for Bazel with the folders and variables that Bazel makes.
@Suite struct ShardedTestRecipeTests {
  private let build: String
  private let test: String
  private let comparison: String

  init() throws {
    let recipe = try ScaleRecipe("Bazel")
    build = try recipe.blocks("starlark", count: 1)[0]
    let scripts = try recipe.blocks("sh", count: 2)
    (test, comparison) = (scripts[0], scripts[1])
  }

  /// The number of shards in the build file.
  private func shards() throws -> Int {
    let count = try #require(build.firstMatch(of: /shard_count = (\d+),/)).output.1
    return try #require(Int(count))
  }

  /// Writes the files of the recipe; `tools/scvdb` is the built program.
  private func add(to project: Workplace) throws {
    try project.write(test, to: "record.sh")
    let program = builtProducts.appending(path: "scvdb").path
    try project.write("#!/bin/sh\nexec '\(program)' \"$@\"\n", to: "tools/scvdb")
    // A program of another test can inherit the files that this process has just written, and a file
    // that is open for writing cannot be executed. Copies by another process are never open there.
    let copying = """
      for file in record.sh tools/scvdb; do
        cp "$file" copy && chmod 755 copy && mv copy "$file" || exit 1
      done
      """
    #expect(try project.sh(copying, options: ["-c"]).status == 0)
  }

  /// Makes the folder of a test: a link for each file of `srcs` and `data`.
  private func link(_ project: Workplace, in sandbox: Workplace) throws {
    let data = try #require(build.firstMatch(of: /data = \["(.+)"\] \+ glob\(\["(.+)\/\*\*"\]\),/))
    let source = try #require(build.firstMatch(of: /srcs = \["(.+)"\],/)).output.1
    let folder = "\(data.output.2)/"
    for path in try project.contents().keys
    where path == data.output.1 || path == source || path.hasPrefix(folder) {
      let link = sandbox.folder.appending(path: "runfiles/\(path)")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(
        at: link,
        withDestinationURL: project.folder.appending(path: path)
      )
    }
  }

  /// Runs one shard, and keeps its outputs in the project like Bazel.
  private func run(_ index: Int, of count: Int, in project: Workplace) throws -> CommandOutput {
    let sandbox = try Workplace(["tmp/.keep": ""])
    try link(project, in: sandbox)
    let folder = sandbox.folder.path
    let outputs = project.folder.appending(
      path: "bazel-testlogs/record/shard_\(index + 1)_of_\(count)/test.outputs"
    )
    try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
    let output = try sandbox.run(
      "/bin/sh",
      ["-c", "cd runfiles && exec ./record.sh"],
      environment: [
        "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "\(count)",
        "TEST_SHARD_STATUS_FILE": "\(folder)/status", "TEST_TMPDIR": "\(folder)/tmp",
        "TEST_UNDECLARED_OUTPUTS_DIR": outputs.path, "TEST_SRCDIR": folder,
        "TEST_WORKSPACE": "runfiles",
      ]
    )
    // Without this file, Bazel reports that the test does not support shards.
    let claimsShards = FileManager.default.fileExists(atPath: "\(folder)/status")
    #expect(claimsShards || output.status != 0)
    return output
  }

  /// Runs the comparison, with the exit status of `bazel test`.
  private func compare(in project: Workplace, afterStatus status: Int) throws -> CommandOutput {
    let bazel = """
      bazel() {
        [ "$*" = 'test --nozip_undeclared_test_outputs //:record' ] || exit 9
        return \(status)
      }

      """
    return try project.sh(bazel + comparison, options: ["-c"])
  }

  @Test func shardedTestRecordsMergesAndCompares() throws {
    let project = try Workplace.checkedOutBox()
    try add(to: project)
    let count = try shards()
    for index in 0..<count {
      let output = try run(index, of: count, in: project)
      #expect(output.status == 0, "\(output)")
      #expect(output.output.contains("part \(index + 1)/4 by TEST_SHARD_INDEX"), "\(output)")
    }
    let compared = try compare(in: project, afterStatus: 0)
    #expect(compared.status == 0, "\(compared)")
    #expect(compared.output.hasSuffix("no drift in 4 cases\n"), "\(compared)")
    try project.expectWhole("whole.sqlite")
  }

  /// Part 2 breaks an invariant, and Bazel exits with 3.
  @Test func failedShardIsCompared() throws {
    let project = try Workplace.checkedOutStrictBox()
    try add(to: project)
    let outputs = try (0..<4).map { try run($0, of: 4, in: project) }
    #expect(outputs.map(\.status) == [0, 1, 0, 0], "\(outputs)")
    let compared = try compare(in: project, afterStatus: 3)
    #expect(compared.output.contains("drift in 1 of 4 compared cases"), "\(compared)")
    #expect(compared.status == 1)
    // After an error of the build, nothing is compared.
    #expect(try compare(in: project, afterStatus: 1).output.isEmpty)
  }

  @Test func shardWithoutResultsKeepsItsStatus() throws {
    let project = try Workplace(["Baselines/box.yaml": "screens: [box"])
    try add(to: project)
    #expect(try run(0, of: 4, in: project).status == 2)
    let left = try project.contents(of: "bazel-testlogs")
    #expect(left.isEmpty, "\(left.keys)")
  }
}
