import Foundation
import Testing

@testable import ScenarioModel

/// Tests how every row of the table of steps is read, written and named.
@Suite struct StepTableTests {
  @Test(arguments: stepSamples)
  func stepIsWrittenInShortestForm(sample: StepSample) throws {
    let step = try sample.step()
    #expect(step.line(for: .scrollingContent) == sample.canonical)
    #expect(try ScenarioModelTests.step(sample.canonical) == step)
  }

  @Test(arguments: stepSamples)
  func recordingsContainKeywordAndArgument(sample: StepSample) throws {
    let step = try sample.step()
    #expect(step.keyword == sample.text.prefix { $0 != ":" })
    #expect(step.detail == sample.detail)
  }

  @Test(arguments: stepSamples)
  func stepsRoundTripThroughJSON(sample: StepSample) throws {
    let step = try sample.step()
    let json = try JSONEncoder().encode([step])
    #expect(try JSONDecoder().decode([ScenarioStep].self, from: json) == [step])
  }

  @Test func everyRowAndKeyHasSample() throws {
    #expect(Set(stepSamples.map { $0.text.prefix { $0 != ":" } }.map(String.init)) == Set(keywords))
    for row in StepTable.all {
      let texts = stepSamples.map(\.text).filter { $0.hasPrefix("\(row.keyword):") }
      for key in row.keys {
        #expect(texts.contains { $0.contains(" \(key.name): ") }, "\(row.keyword) \(key.name)")
      }
    }
  }

  @Test func keywordsAreUnique() { #expect(Set(keywords).count == keywords.count) }

  /// A step of a kind without a row could not be written.
  @Test func everyEnumCaseHasRow() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/ScenarioModel/Scenarios/ScenarioStep.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let body = try #require(source.firstMatch(of: /enum ScenarioStep[^{]*\{((?:.|\n)*?)\n\}/))
    let cases = body.output.1.matches(of: /\n  case ([a-zA-Z]+)/).map { String($0.output.1) }
    let encoded = try stepSamples.map { sample in
      let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(sample.step()))
      return try #require((json as? [String: Any])?.keys.first)
    }
    #expect(cases.count > 30)
    #expect(Set(cases) == Set(encoded))
  }

  /// Steps with time and screens end a turn of the run loop.
  @Test(arguments: stepSamples)
  func timedStepsAreRefusedInTurn(sample: StepSample) throws {
    let outside = [
      "wait", "waitUntil", "checkpoint", "turn", "push", "rotate", "present", "swipeDown",
      "segue", "tap", "select", "multitasking", "fold", "unfold",
    ]
    let keyword = try sample.step().keyword
    let turn = "turn: [{ \(sample.text)\(sample.text.contains(":") ? "" : ": ") }]"
    if outside.contains(keyword) {
      let error = #expect(throws: ScenarioErrors.self) { try ScenarioModelTests.step(turn) }
      #expect(error?.first.problem == .endsTurn)
    } else {
      #expect(try ScenarioModelTests.step(turn) == .turn([sample.step()]))
    }
  }

  @Test(arguments: [
    ("focus: a", [StepName.field("a")]), ("push: next", []),
    ("push: { screen: next, focus: a }", [.field("a")]),
    ("present: { screen: next, focus: a, from: b }", [.field("a")]),
    ("autoFill: [a, b]", [.field("a"), .field("b")]), ("scroll: { to: [0, 0] }", []),
    ("scroll: { view: a, to: [0, 0] }", [.view("a")]), ("setContentView: a", [.view("a")]),
    ("select: { row: [0, 0], in: a }", [.view("a")]),
    ("drag: { view: a, to: [0, 0] }", [.view("a")]), ("set: { view: a }", [.reference("a")]),
    ("scrollToVisible: { rect: [0, 0, 1, 1] }", []),
    ("scrollToVisible: { frame: a, scrollView: b }", [.view("a"), .view("b")]),
    ("scrollToVisible: { view: a }", [.view("a")]), ("activate: c", [.constraint("c")]),
    ("setConstant: { constraint: c, to: 1 }", [.constraint("c")]),
    ("setPriority: { constraint: c, to: 1 }", [.constraint("c")]), ("wait: 1", []),
  ])
  func stepListsItsScreenNames(text: String, names: [StepName]) throws {
    #expect(try step(text).names == names)
  }

  private var keywords: [String] { ScenarioStep.keywords }
}
