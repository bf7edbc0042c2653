import Foundation
import Testing

/// Tests comparisons with both values, in the output of `record` and `test`.
@Suite struct ComparisonValueCommandTests {
  /// The field is 30 points below the safe area, which begins at 20.
  private let scenario =
    boxScenario
    .replacing("[iphone-8, iphone-xs]", with: "[iphone-8], orientations: [portrait]")
    .replacing(
      "- checkpoint: at rest",
      with: "- checkpoint: { name: at rest, expect: [field.x == 20, field.y < 50] }"
    )

  private let lines = """
    box iphone-8 portrait none "at rest": field.x == 20: 20 pt == 20 pt holds
    box iphone-8 portrait none "at rest": field.y < 50: 50 pt < 50 pt does not hold

    """

  @Test(arguments: [[], ["--isolate"]])
  func verbosePrintsEachComparison(options: [String]) throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let recorded = try workplace.scvdb(["record", "--verbose"] + options)
    #expect(recorded.status == 1 && recorded.output.hasPrefix(lines), "\(recorded)")
    #expect(try !workplace.scvdb(["record"] + options).output.contains("20 pt"))
    #expect(try workplace.scvdb("accept").status == 0)
    let tested = try workplace.scvdb(["test", "--verbose"] + options)
    #expect(tested.status == 1 && tested.output.hasPrefix(lines), "\(tested)")
    let markdown = try workplace.scvdb("test", "--verbose", "--format", "markdown")
    #expect(markdown.errors.hasPrefix(lines), "\(markdown)")
  }

  private struct Answer: Decodable {
    struct Value: Decodable, Equatable {
      var number: Double
      var unit: String
    }
    struct Step: Decodable, Equatable {
      var index: Int
      var action, detail: String
    }
    struct Identity: Decodable, Equatable { var device: String }
    struct Item: Decodable, Equatable {
      var identity: Identity
      var step: Step
      var comparison, subject, relation: String
      var actual, expected: Value
      var holds: Bool
    }
    var comparisons: [Item]
  }

  private let items = [("field.x", "==", 20.0, 20.0, true), ("field.y", "<", 50, 50, false)].map {
    Answer.Item(
      identity: Answer.Identity(device: "iphone-8"),
      step: Answer.Step(index: 0, action: "checkpoint", detail: "at rest"),
      comparison: "\($0.0) \($0.1) \(Int($0.3))",
      subject: $0.0,
      relation: $0.1,
      actual: Answer.Value(number: $0.2, unit: "pt"),
      expected: Answer.Value(number: $0.3, unit: "pt"),
      holds: $0.4
    )
  }

  @Test func jsonHasBothValues() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    for command in [["record"], ["test"]] {
      let output = try workplace.scvdb(command + ["--format", "json"])
      let answer = try JSONDecoder().decode(Answer.self, from: Data(output.output.utf8))
      #expect(answer.comparisons == items, "\(output)")
      #expect(try workplace.scvdb("accept").status == 0)
    }
  }
}
