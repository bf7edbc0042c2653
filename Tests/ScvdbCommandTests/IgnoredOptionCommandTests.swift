import Foundation
import Testing

/// Tests how commands report options without an effect.
@Suite struct IgnoredOptionCommandTests {
  private let scenario = boxScenario.replacing(
    "technique: none",
    with: """
      technique: container-scroll
      options: { visibilityScrollMargin: 8 }
      """
  )
  private let ignored =
    "Baselines/box.yaml:13:12: warning: the option 'visibilityScrollMargin' is ignored by "
    + "scvdb@1.1.0; it is read by container-scroll@0.1.0\n"

  @Test func commandsReportIgnoredOptions() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0 && recorded.errors == ignored, "\(recorded)")
    #expect(try workplace.scvdb("accept").status == 0)
    let tested = try workplace.scvdb("test")
    #expect(tested.status == 0 && tested.errors == ignored, "\(tested)")
    let linted = try workplace.scvdb("lint", "--except", "small-tap-target")
    #expect(linted.errors == ignored, "\(linted)")
  }

  @Test func revisionThatReadsOptionIsSilent() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let recorded = try workplace.scvdb("record", "--engine", "container-scroll@0.1.0")
    #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
    // The process declares the options that the revision reads.
    let isolated = try workplace.scvdb("record", "--isolate")
    #expect(isolated.status == 0 && isolated.errors == ignored, "\(isolated)")
  }

  @Test func jsonContainsIgnoredOptions() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let output = try workplace.scvdb(
      "record",
      "--technique",
      "none",
      "--technique",
      "form-root",
      "--format",
      "json"
    )
    struct Answer: Decodable {
      struct Ignored: Decodable, Equatable {
        var kind, name, file: String
        var line, column: Int
        var ignoredBy, readBy: [String]
      }
      var ignored: [Ignored]
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(output.output.utf8))
    #expect(
      answer.ignored == [
        Answer.Ignored(
          kind: "option",
          name: "visibilityScrollMargin",
          file: "Baselines/box.yaml",
          line: 13,
          column: 12,
          ignoredBy: ["none", "form-root"],
          readBy: ["scrolling-content", "container-scroll"]
        )
      ]
    )
  }
}
