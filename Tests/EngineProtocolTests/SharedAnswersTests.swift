import DeviceCatalog
import EngineProtocol
import ScenarioModel
import SnapshotModel
import Synchronization
import Testing

/// Devices with equal measures share one result if the engine uses only measures.
@Suite struct SharedAnswersTests {
  /// From the 4s to the 12: screens of 1, 3, 6, 4, 3, 2, 2, 2 and 1 devices.
  ///
  /// The first device of each is named here, and the first one with other measures on its newest
  /// system: the keyboard of iOS 11 (5s), and the bars of iOS 26 (SE 2 and the models of 2019).
  private let devices = Array(Devices.all.prefix(24).map(\.id))
  private let firsts = [
    "iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus", "iphone-x", "iphone-xr",
    "iphone-xs-max", "iphone-12-mini", "iphone-12", "iphone-5s", "iphone-se-2", "iphone-11-pro",
    "iphone-11", "iphone-11-pro-max",
  ]

  @Test(arguments: [1, 2, 7])
  func engineComputesEqualMeasuresOnce(jobs: Int) async throws {
    let asked = Mutex<[String]>([])
    let engine = FakeEngine(answersByMeasures: true) { question in
      asked.withLock { $0.append(question.device.id) }
      return answer(to: question)
    }
    let outcomes = try await record(questions(on: devices), with: engine, jobs: jobs)
    #expect(asked.withLock { $0.sorted() } == firsts.sorted())
    #expect(outcomes.map(\.identity.device) == devices)
    for outcome in outcomes {
      let run = try outcome.result.get().run
      #expect(run.identity == outcome.question.identity)
      #expect(run.steps == answer(to: outcome.question).steps)
    }
    // The engine has written the question's hash only for the first device of each screen.
    let others = outcomes.filter { !firsts.contains($0.identity.device) }
    #expect(
      try others.map { try $0.result.get().run.questionHash } == others.map(\.question.hash)
    )
  }

  @Test func otherEnginesComputeEachDevice() async throws {
    let count = Mutex(0)
    let engine = FakeEngine { question in
      count.withLock { $0 += 1 }
      return answer(to: question)
    }
    _ = try await record(questions(on: devices), with: engine, jobs: 2)
    #expect(count.withLock { $0 } == 24)
  }

  /// Three devices share one screen, and the first has no result.
  @Test(arguments: [1, 3])
  func failureIsNotShared(jobs: Int) async throws {
    let engine = FakeEngine(answersByMeasures: true) { question throws(EngineError) in
      guard question.device.id != "iphone-5" else { throw .badQuestion("of this device alone") }
      return answer(to: question)
    }
    let outcomes = try await record(
      questions(on: ["iphone-5", "iphone-5s", "iphone-se-1"]),
      with: engine,
      jobs: jobs
    )
    #expect(outcomes.map { (try? $0.result.get()) != nil } == [false, true, true])
  }

  /// A call makes the status bar taller up to iOS 12, which is the last system of the 6 but not of
  /// the 6s.
  @Test func lastSystemMattersForStatusBarChanges() {
    let digest = QuestionDigest()
    let devices = ["iphone-6", "iphone-6s"]
    let call = ScenarioStep.statusBar(.inCall)
    for (steps, areSame) in [([], true), ([call], false), ([.turn([call])], false)] {
      let asked = questions(on: devices, steps: steps).map(digest.measuredQuestion)
      #expect((asked[0] == asked[1]) == areSame)
    }
  }

  /// iOS 16 and 17 are one generation; controls changed in iOS 16 and 18.
  @Test func systemsOfGenerationShareAnswers() {
    let digest = QuestionDigest()
    var asked = questions(on: ["iphone-14", "iphone-14", "iphone-14", "iphone-14"])
    for (index, system) in [15, 16, SystemVersion(17, 4), 18].enumerated() {
      asked[index].system = system
    }
    let measured = asked.map(digest.measuredQuestion)
    #expect(measured[1] == measured[2])
    #expect(Set(measured).count == 3)
  }

  /// The iPhone 12 and 13 have equal measures, but an expectation can name one of them.
  @Test func expectationsOfDevicesMakeMeasuredQuestionsDifferent() throws {
    let digest = QuestionDigest()
    let comparison = try #require(Comparison("view.width == 390"))
    for (device, areSame) in [(nil, true), ("iphone-13", false)] {
      let step = ScenarioStep.expect([Expectation(device: device, comparison: comparison)])
      let asked = questions(on: ["iphone-12", "iphone-13"], steps: [.turn([step])])
      let measured = asked.map(digest.measuredQuestion)
      #expect((measured[0] == measured[1]) == areSame)
    }
  }

  /// Models and systems limit the widths of apps.
  ///
  /// The iPad Air has the measures of the iPad Air 2 on iOS 12, but no Split View. From iOS 27 on,
  /// windows of phones can be resized.
  @Test(arguments: [
    (["ipad-air-1", "ipad-air-2"], [12, 12] as [SystemVersion], false),
    (["ipad-pro-11-1", "ipad-pro-11-2"], [26, 26], true),
    (["iphone-14", "iphone-14"], [26, 27], false), (["iphone-14", "iphone-14"], [16, 17], true),
  ])
  func obstaclesToWidthsMakeMeasuredQuestionsDifferent(
    devices: [String],
    systems: [SystemVersion],
    areSame: Bool
  ) {
    let digest = QuestionDigest()
    let step = ScenarioStep.multitasking(MultitaskingRequest(width: .half))
    for (steps, width) in [([], .half), ([step], nil)] as [([ScenarioStep], ApplicationWidth?)] {
      var asked = questions(on: devices, steps: steps)
      for (index, system) in systems.enumerated() {
        asked[index].system = system
        asked[index].scenario.simulation = SimulationSettings()
        asked[index].scenario.simulation?.applicationWidth = width
      }
      let measured = asked.map(digest.measuredQuestion)
      #expect((measured[0] == measured[1]) == areSame)
    }
    // Without widths, all of these have equal measures.
    var asked = questions(on: devices)
    for (index, system) in systems.enumerated() { asked[index].system = system }
    #expect(digest.measuredQuestion(of: asked[0]) == digest.measuredQuestion(of: asked[1]))
  }

  /// Explanations are part of a question's result, but not of its hash.
  @Test func explanationsMakeMeasuredQuestionsDifferent() {
    let digest = QuestionDigest()
    var asked = questions(on: ["iphone-8", "iphone-8"])
    asked[1].scenario.explanations = true
    #expect(asked[0].hash == asked[1].hash)
    #expect(digest.measuredQuestion(of: asked[0]) != digest.measuredQuestion(of: asked[1]))
  }

  /// 300 screens are requested twice each, with a cache of 128 results and 128 cases in progress.
  ///
  /// The second request of a screen comes 300 cases after the first one, and 300 > 128 + 128.
  @Test func oldAnswersAreEvicted() async throws {
    let count = Mutex(0)
    let engine = FakeEngine(answersByMeasures: true) { question in
      count.withLock { $0 += 1 }
      return answer(to: question)
    }
    var screens = questions(on: ["iphone-8"])
    screens = (0..<300).map { height in
      var question = screens[0]
      question.device.portrait.size.height = Double(500 + height)
      return question
    }
    _ = try await record(screens + screens, with: engine, jobs: 1)
    #expect(count.withLock { $0 } == 600)
    let few = screens.prefix(128)
    _ = try await record(Array(few + few), with: engine, jobs: 1)
    #expect(count.withLock { $0 } == 600 + 128)
  }

  /// A case that shares an answer is prepared with the value of the computed case.
  @Test(arguments: [1, 2, 7])
  func sharedCasesArePreparedFromComputedOnes(jobs: Int) async throws {
    struct Prepared: Sendable {
      var device: String
      var source: String
    }
    @Sendable func prepared(_ outcome: CaseOutcome, _ other: Prepared?) -> Prepared {
      let device = outcome.identity.device
      return Prepared(device: device, source: other?.source ?? device)
    }
    let engine = FakeEngine(answersByMeasures: true) { answer(to: $0) }
    var sources: [String: String] = [:]
    try await Recorder(engine: engine, jobs: jobs).record(
      questions(on: devices),
      preparing: prepared,
      gathering: .zero
    ) { for item in $0 { sources[item.device] = item.source } }
    #expect(sources.count == devices.count)
    #expect(Set(sources.values) == Set(firsts))
    for first in firsts { #expect(sources[first] == first) }
  }

  private func record(
    _ questions: [CaseQuestion],
    with engine: FakeEngine,
    jobs: Int
  ) async throws -> [CaseOutcome] {
    var outcomes: [CaseOutcome] = []
    try await Recorder(engine: engine, jobs: jobs).record(questions) { outcomes.append($0) }
    return outcomes
  }
}
