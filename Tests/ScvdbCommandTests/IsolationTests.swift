import Foundation
import Testing

/// Tests the built-in engine in processes of the program beside `scvdb`.
@Suite struct IsolationTests {
  /// Returns the export without times, and without the root, which depends on them.
  private func answers(of workplace: Workplace, in database: String) throws -> String {
    let export = try workplace.scvdb("export", "--db", database)
    #expect(export.status == 0)
    return export.output.replacing(/"recordedAt":"[^"]*"/, with: "")
      .replacing(/"root":"[^"]*"/, with: "")
  }

  /// Cases have two orientations, under two techniques or the engine's technique.
  @Test(
    arguments: [([], 2 * 2), (["--engine", "content-inset@2018.0.0"], 2)] as [([String], Int)]
  )
  func isolatedProcessesGiveSameBytes(_ engine: [String], cases: Int) throws {
    let workplace = try Workplace()
    let matrix = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Benchmarks/matrix").path
    let record =
      ["record", matrix, "--device", "iphone-8", "--technique", "scrolling-content"]
      + ["--technique", "content-inset"] + engine
    let own = try workplace.scvdb(record + ["--db", "inside.sqlite"])
    #expect(own.status == 0, "\(own)")
    let isolated = try workplace.scvdb(record + ["--db", "outside.sqlite", "--isolate"])
    // Both report that content-inset does not read the scenario's option.
    #expect(isolated.status == 0 && isolated.errors == own.errors, "\(isolated)")
    let inside = try answers(of: workplace, in: "inside.sqlite")
    #expect(try answers(of: workplace, in: "outside.sqlite") == inside)
    // With header, plan, recording and end.
    #expect(inside.split(separator: "\n").count == cases + 4)
  }

  /// A workplace with its own `scvdb`, and the given engine beside it.
  private func workplace(beside engine: String?) throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let (program, copy) = (
      builtProducts.appending(path: "scvdb").path, workplace.folder.appending(path: "scvdb").path
    )
    if link(program, copy) != 0 {
      try FileManager.default.copyItem(atPath: program, toPath: copy)
    }
    if let engine {
      try workplace.write("#!/bin/sh\n\(engine)\n", to: "scvdb-engine")
      let path = workplace.folder.appending(path: "scvdb-engine").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return workplace
  }

  private func isolated(_ workplace: Workplace) throws -> CommandOutput {
    let copy = workplace.folder.appending(path: "scvdb").path
    return try workplace.run(copy, ["record", "--isolate", "--jobs", "1"])
  }

  /// 5 is SIGTRAP, the signal of a Swift runtime failure.
  @Test func trapCostsOneCase() throws {
    let workplace = try workplace(
      beside: """
        while IFS= read -r line; do
          case "$line" in *'"id":"iphone-xs"'*) kill -5 $$; exit;; esac
          printf '%s\\n' "$line"
        done | \(engineProgram) "$@"
        """
    )
    let output = try isolated(workplace)
    #expect(output.status == 2)
    #expect(output.output.hasPrefix("recorded 2 cases of 1 scenario with scvdb "), "\(output)")
    #expect(
      output.errors.contains("error: box iphone-xs portrait none: engine scvdb@1.1.0 failed: it"),
      "\(output)"
    )
    let question = "SELECT device, orientation, kind FROM failures"
    #expect(
      try workplace.ask(question) == """
        iphone-xs|portrait|crash
        iphone-xs|landscape|crash

        """
    )
  }

  @Test func engineOfOtherBuildIsRefused() throws {
    let workplace = try workplace(beside: "exec \(engineProgram) container-scroll@0.1.0")
    let output = try isolated(workplace)
    #expect(output.status == 2 && output.output.isEmpty)
    #expect(
      output.errors.hasPrefix(
        "error: --isolate: the scvdb-engine beside scvdb is from a different build: "
      ),
      "\(output)"
    )
    #expect(try workplace.contents().keys.contains(".scvdb/runs.sqlite") == false)
  }

  @Test func programThatIsMissingIsNamed() throws {
    let workplace = try workplace(beside: nil)
    let output = try isolated(workplace)
    #expect(output.status == 2 && output.output.isEmpty)
    #expect(output.errors.hasPrefix("error: --isolate: there is no program /"), "\(output)")
    #expect(output.errors.contains("'make install' copies both"))
  }
}
