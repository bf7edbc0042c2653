import DeviceCatalog
import ScenarioModel
import Testing

@testable import Explorer

@Suite struct SequenceTests {
  /// The first numbers of SplitMix64 with the seed 1234567, as its author publishes them.
  @Test func numbersAreThoseOfSplitMix64() {
    var state = UInt64(1_234_567)
    var numbers: [UInt64] = []
    for _ in 0..<3 { numbers.append(SeededGenerator.next(&state)) }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }

  @Test func sameSeedMakesTheSameSequences() throws {
    let base = try smallForm()
    func trials(seed: UInt64) -> [Trial] {
      let generator = SequenceGenerator(bases: [base], variesSurroundings: true, seed: seed)
      return (0..<100).map(generator.trial)
    }
    #expect(trials(seed: 7) == trials(seed: 7))
    #expect(trials(seed: 7) != trials(seed: 8))
    #expect(Set(trials(seed: 7)).count > 90)
  }

  @Test func everySequenceIsPossibleAndComplete() throws {
    let base = try smallForm()
    let generator = SequenceGenerator(bases: [base], variesSurroundings: true, seed: 3)
    var actions: Set<String> = []
    for trial in (0..<300).map(generator.trial) {
      let situations = try #require(trial.situations)
      let end = try #require(situations.last)
      #expect(end.stack.count == 1 && end.orientation == .portrait)
      #expect(end.top.focus == .nothing)
      #expect(trial.events.last?.pause == Event.rest)
      actions.formUnion(Signature(trial, upTo: trial.allEvents.count).actions)
    }
    #expect(
      actions.sorted() == [
        "drag", "focus", "keyboard", "pop", "push", "resign", "returnKey", "rotate",
      ]
    )
  }

  @Test func fixedDevicesDoNotRotate() throws {
    let base = try smallForm()
    let idioms: Set = [base.device.idiom]
    let generator = SequenceGenerator(
      bases: [base],
      variesSurroundings: false,
      fixedIdioms: idioms,
      seed: 3
    )
    let pairs = MetamorphicTrials(bases: [base], variesSurroundings: false, fixedIdioms: idioms)
    for trial in (0..<100).map(generator.trial) + pairs.all {
      #expect(trial.events.allSatisfy { if case .rotate = $0.step { false } else { true } })
    }
  }

  @Test func anyNumberOfJobsFindsTheSame() async throws {
    let engine = FakeEngine { steps in
      steps.filter { $0 == .resign }.count > 1 ? [("form", "everythingReachable", "no")] : []
    }
    var texts: [[String]] = []
    for jobs in [1, 4] {
      let explorer = ScenarioExplorer(engine: engine, jobs: jobs, seed: 5, sequences: 100)
      let found = try await explorer.explore([try smallForm()])
      texts.append(found.defects.map { $0.question.scenario.text() })
      #expect(found.sequences == 100)
    }
    #expect(texts[0] == texts[1])
    #expect(!texts[0].isEmpty)
  }

  @Test func searchEndsAtTimeLimit() async throws {
    let explorer = ScenarioExplorer(engine: FakeEngine { _ in [] }, seed: 5, sequences: 1000)
    var batches = 0
    let found = try await explorer.explore([try smallForm()]) {
      batches += 1
      return batches > 3
    }
    #expect(found.cases < 200)
    #expect(found.defects.isEmpty)
  }

  /// A field that the user scrolls out of sight is intentionally hidden.
  @Test func fieldHiddenByDragIsNotDefect() throws {
    let base = try smallForm()
    let drag = ScenarioStep.drag(
      DragRequest(from: .init(x: 1, y: 1), to: .init(x: 1, y: 90), duration: 0.25)
    )
    var situation = Situation(base)
    var isPossible: [Bool] = []
    var isScrolledAway: [Bool] = []
    for step in [
      ScenarioStep.focus(view: "a"), drag, .focus(view: "a"), .focus(view: "b"),
      .pop(animated: true), .rotate(to: .portrait), .resign, .resign,
    ] {
      isPossible.append(situation.take(step))
      isScrolledAway.append(situation.top.isScrolledAway)
    }
    #expect(isPossible == [true, true, false, true, false, false, true, false])
    #expect(isScrolledAway == [false, true, true, false, false, false, false, false])
  }
}
