import DeviceCatalog
import ScenarioModel
import Testing

@testable import Explorer

@Suite struct ShrinkingTests {
  /// An engine that fails if the device rotates after the field `b` has had the focus.
  private let engine = FakeEngine { steps in
    guard let focus = steps.firstIndex(of: .focus(view: "b")),
      steps[focus...].contains(.rotate(to: .landscape))
    else { return [] }
    return [("form", "offsetInLegalRange", "it is not")]
  }

  @Test(arguments: 1...5)
  func shrinkingKeepsTwoRequiredEvents(seed: UInt64) async throws {
    let explorer = ScenarioExplorer(engine: engine, seed: seed, sequences: 50)
    let found = try await explorer.explore([try smallForm()])
    let defect = try #require(found.defects.first)
    #expect(found.defects.count == 1)
    #expect(defect.rule == "offsetInLegalRange")
    #expect(defect.message == "it is not")
    #expect(defect.steps == ["focus: b", "rotate: landscape"])
    #expect(
      defect.question.scenario.steps == [
        .focus(view: "b"), .wait(seconds: 2), .rotate(to: .landscape), .wait(seconds: 2),
        .checkpoint(name: "at the end"),
      ]
    )
    #expect(defect.question.scenario.screens.map(\.name) == ["form"])
    #expect(defect.question.scenario.invariants == [.offsetInLegalRange])
  }

  @Test func longSequenceShrinksToRequiredEvents() async throws {
    let base = try smallForm()
    let noise: [ScenarioStep] = [
      .rotate(to: .landscape), .focus(view: "a"), .rotate(to: .portrait), .focus(view: "b"),
      .returnKey, .push(screen: "other", focus: "a", animated: true), .rotate(to: .landscape),
      .resign,
    ]
    let trial = Trial(base: base, events: noise.map { Event(step: $0, pause: 0.37) }, relation: nil)
    #expect(trial.situations != nil)
    let engine = engine
    let shrinker = Shrinker<Trial>(limit: 1000) {
      $0.simplifications(toward: base)
    } fails: { candidate in
      let run = try await engine.run(candidate.question(checking: []))
      return !run.findings.isEmpty
    }
    let smallest = try await shrinker.smallest(of: trial)
    #expect(smallest.events.map(\.step) == [.focus(view: "b"), .rotate(to: .landscape)])
    #expect(smallest.events.map(\.pause) == [Event.rest, Event.rest])
  }

  @Test func requiredPauseIsKept() async throws {
    let base = try smallForm()
    let events = [
      Event(step: .focus(view: "a"), pause: 0.07), Event(step: .resign, pause: 0.31),
      Event(step: .rotate(to: .landscape)),
    ]
    let shrinker = Shrinker<Trial>(limit: 1000) {
      $0.simplifications(toward: base)
    } fails: { candidate in
      candidate.events.first?.pause ?? 1 < 0.1
    }
    let smallest = try await shrinker.smallest(
      of: Trial(base: base, events: events, relation: nil)
    )
    #expect(smallest.events.count == 2 || smallest.events.first?.pause == 0.0)
    #expect(smallest.events.first?.pause ?? 1 < 0.1)
  }

  @Test func attemptsAreLimited() async throws {
    var attempts = 0
    let shrinker = Shrinker<Int>(limit: 10) {
      [$0 - 1]
    } fails: { _ in
      attempts += 1
      return true
    }
    #expect(try await shrinker.smallest(of: 100) == 90)
    #expect(attempts == 10)
  }
}
