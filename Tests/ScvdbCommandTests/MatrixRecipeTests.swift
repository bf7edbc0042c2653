import Foundation
import Testing

/// Runs the recipe of `SCALE.md` for GitHub's matrix.
@Suite struct MatrixRecipeTests {
  private func workflow() throws -> WorkflowRunner {
    try WorkflowRunner(try ScaleRecipe("GitHub Actions").blocks("yaml", count: 1)[0])
  }

  @Test func matrixRecordsMergesAndCompares() throws {
    let workflow = try workflow()
    let recorded = try workflow.run("record") { _ in try .checkedOutBox() }
    #expect(recorded.map(\.values) == (1...4).map { ["shard": "\($0)"] })
    for (number, job) in zip(1...4, recorded) {
      #expect(job.outputs.map(\.status) == [0], "\(job.outputs)")
      #expect(job.outputs[0].output.contains("part \(number)/4"), "\(job.outputs)")
    }
    let compared = try #require(try workflow.run("compare") { _ in try .checkedOutBox() }.first)
    #expect(compared.outputs.map(\.status) == [0, 0], "\(compared.outputs)")
    #expect(compared.outputs[1].output.hasSuffix("no drift in 4 cases\n"))
    try compared.machine.expectWhole("whole.sqlite")
  }

  /// Part 2 fails after its recording, and its results are compared.
  @Test func failedJobIsCompared() throws {
    let workflow = try workflow()
    let recorded = try workflow.run("record") { _ in try .checkedOutStrictBox() }
    #expect(recorded.map(\.hasFailed) == [false, true, false, false])
    #expect(recorded[1].outputs.map(\.status) == [1], "\(recorded[1].outputs)")
    let compared = try workflow.run("compare") { _ in try .checkedOutStrictBox() }
    #expect(compared.count == 1 && compared[0].outputs.count == 2)
    #expect(compared[0].outputs[0].output.hasPrefix("merged 4 cases of 1 scenario"))
    #expect(compared[0].outputs[1].output.contains("drift in 1 of 4 compared cases"))
    #expect(compared[0].hasFailed)
  }

  /// A lost artifact stops the comparison before `diff`.
  @Test func lostArtifactFailsComparison() throws {
    let workflow = try workflow()
    try workflow.run("record") { _ in try .checkedOutBox() }
    try workflow.removeArtifact("part-2")
    let compared = try #require(try workflow.run("compare") { _ in try .checkedOutBox() }.first)
    #expect(compared.hasFailed && compared.outputs.map(\.status) == [2])
    let errors = compared.outputs[0].errors
    #expect(errors.contains("incomplete: 1 of 4 planned cases are missing"), "\(errors)")
    #expect(errors.contains("box iphone-xs portrait none"), "\(errors)")
  }

  /// A machine that records nothing has no artifact, and its job fails twice.
  @Test func jobWithoutPartFails() throws {
    let workflow = try workflow()
    let recorded = try workflow.run("record") { values in
      try values == ["shard": "3"] ? Workplace() : .checkedOutBox()
    }
    #expect(recorded.map(\.hasFailed) == [false, false, true, false])
    let compared = try #require(try workflow.run("compare") { _ in try .checkedOutBox() }.first)
    #expect(compared.outputs.map(\.status) == [2], "\(compared.outputs)")
  }
}
