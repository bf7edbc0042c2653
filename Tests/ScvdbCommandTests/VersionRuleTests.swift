import Foundation
import Testing

/// Changed geometry needs a new version of the engine.
@Suite struct VersionRuleTests {
  /// The field is 20 points from the left edge; this build of the same version has it at 21.
  private let moved = "\(engineProgram) | sed -u 's/\"x\":20,/\"x\":21,/g'"
  /// A build of the same version with the same results and another fingerprint.
  private let other =
    "\(engineProgram) | sed -u 's/\"fingerprint\":\"....../\"fingerprint\":\"abcdef/g'"

  private func workplace() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--label", "first").status == 0)
    return workplace
  }

  @Test func changedAnswerOfVersionIsReported() throws {
    let workplace = try workplace()
    let output = try workplace.scvdb("record", "--engine", moved, "--jobs", "1")
    #expect(output.status == 1 && output.errors.isEmpty)
    #expect(
      output.output.hasPrefix(
        """
        drift without a version bump: scvdb 1.1.0 gives different results for 4 cases \
        with unchanged inputs:
          box iphone-8 portrait none: run 1, now run 5
          box iphone-8 landscape none: run 2, now run 6
          box iphone-xs portrait none: run 3, now run 7
          box iphone-xs landscape none: run 4, now run 8
          'scvdb diff run:1 run:5' shows the differences
        recorded 4 cases of 1 scenario with scvdb 1.1.0
        """
      ),
      "\(output)"
    )
    let drift = try workplace.scvdb("diff", "run:1", "run:5")
    #expect(drift.status == 1)
    #expect(drift.output.contains("box/field: x 20 -> 21"))
    #expect(drift.output.contains("nondeterministic in 1 case: one engine with one fingerprint"))
  }

  /// A version has one result for a question, and everything is recorded.
  @Test func allEarlierAnswersAreCompared() throws {
    let workplace = try workplace()
    let engines = [moved, moved, engineProgram, engineProgram]
    let outputs = try engines.map {
      try workplace.scvdb("record", "--engine", $0, "--jobs", "1", "--format", "json")
    }
    #expect(outputs.map(\.status) == [1, 1, 1, 1])
    #expect(outputs[0].output.contains(#""earlierRun" : 1,"#), "\(outputs[0])")
    #expect(outputs[1].output.contains(#""earlierRun" : 1,"#), "\(outputs[1])")
    #expect(outputs[2].output.contains(#""earlierRun" : 9,"#), "\(outputs[2])")
    #expect(try workplace.ask("SELECT count(*) FROM runs") == "20\n")
  }

  @Test func changedFingerprintOfVersionIsReported() throws {
    let workplace = try workplace()
    let output = try workplace.scvdb("record", "--engine", other, "--jobs", "1")
    #expect(output.status == 1)
    #expect(
      output.output.contains(
        /^drift without a version bump: scvdb 1\.1\.0 had fingerprint \w{12} in recording 1, and has abcdef\w{6}\n/
      ),
      "\(output)"
    )
    let drift = try workplace.scvdb("diff", "label:first", "latest")
    #expect(drift.status == 1)
    #expect(
      drift.output.contains(
        /drift without a version bump: scvdb 1\.1\.0 has fingerprint \w{12} in label:first and abcdef\w{6} in latest\n/
      ),
      "\(drift)"
    )
    #expect(try workplace.scvdb("record", "--engine", other, "--jobs", "1").status == 1)
  }

  /// Another version may give any result, and another question may have any result.
  @Test func versionRuleAllowsOtherVersionsAndQuestions() throws {
    let workplace = try workplace()
    let bumped = moved + " | sed -u 's/\"version\":\"1.1.0\"/\"version\":\"1.1.1\"/g'"
    let version = try workplace.scvdb("record", "--engine", bumped, "--jobs", "1")
    #expect(version.status == 0 && !version.output.contains("drift"), "\(version)")
    let scenario = boxScenario.replacing("constant: 20 }", with: "constant: 25 }")
    try workplace.write(scenario, to: "Baselines/box.yaml")
    let question = try workplace.scvdb("record")
    #expect(question.status == 0 && !question.output.contains("drift"), "\(question)")
  }
}
