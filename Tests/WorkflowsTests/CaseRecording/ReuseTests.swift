import BuiltInEngine
import EngineProtocol
import Foundation
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Synchronization
import Testing

@testable import Workflows

/// Results of the same build are reused, and all others are computed again.
@Suite struct ReuseTests {
  /// Counts the questions to an engine.
  private final class Asked: Sendable {
    let count = Atomic(0)
  }

  /// The built-in engine as a program with some build.
  ///
  /// The root view in its results can be lower than in the built-in engine's.
  private struct Witness: Engine {
    var build: String?
    var shift = 0.0
    let asked = Asked()

    var identity: EngineIdentity { BuiltInEngine.current.identity }

    func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
      asked.count.add(1, ordering: .relaxed)
      var run = try await BuiltInEngine.current.run(question)
      for index in run.steps.indices {
        guard let frame = run.steps[index].snapshot?.views[0].frame else { continue }
        run.steps[index].snapshot?.views[0].frame = Rect(
          x: frame.x,
          y: frame.y + shift,
          width: frame.width,
          height: frame.height
        )
      }
      return run
    }

    var count: Int { asked.count.load(ordering: .relaxed) }
  }

  private static let scenario = """
    screens:
      form:
        view:
          subviews:
            - name: box
              frame: [20, 40, 100, 30]
    technique: none
    matrix: { devices: [iphone-8, ipad-10], orientations: [portrait] }
    steps: [checkpoint: at rest]
    """

  private static func reuse(key: UInt8 = 1) -> AnswerReuse {
    AnswerReuse(isEnabled: true, key: [UInt8](repeating: key, count: 32), refusal: nil)
  }

  /// Records the two cases of a scenario.
  private func record(
    _ engine: Witness,
    in file: String,
    scenario: String = scenario,
    reuse: AnswerReuse = Self.reuse()
  ) async throws -> RecordingResult {
    let parsed = try ScenarioFile.parse(text: scenario, file: "form.yaml", name: "form")
    let questions = try parsed.questions { _, _, _ in throw CancellationError() }
    let plan = Plan(questions.map { Plan.Case(identity: $0.identity, questionHash: $0.hash) })
    var options = RecordingOptions(database: file, jobs: 2)
    options.reuse = reuse
    let session = RecordingSession(
      options: options,
      time: RecordingSession.presentTime,
      assignment: Assignment(plan: plan, shard: .whole)
    ) { _ in ViewTitles() }
    let neverStop: @Sendable () -> Bool = { false }
    return try await session.record(questions, besides: [], with: engine, until: neverStop) { _ in }
  }

  private func withDatabase(_ body: (String) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    try await body("\(folder.path)/runs.sqlite")
    withExtendedLifetime(folder) {}
  }

  @Test func equalQuestionReusesAnswerOfSameBuild() async throws {
    try await withDatabase { file in
      let first = try await record(Witness(build: "a"), in: file)
      let engine = Witness(build: "a")
      let second = try await record(engine, in: file)
      #expect((first.reused, second.reused, engine.count) == (0, 2, 0))
      #expect(second.contentHash == first.contentHash)
      #expect(second.versionDrift.isEmpty)
      let store = try RecordingStore(file: file, mode: .readOnly)
      #expect(try store.check() == [])
      #expect(try store.runs().count == 4)
    }
  }

  @Test(arguments: ["b", nil])
  func otherBuildIsComputed(build: String?) async throws {
    try await withDatabase { file in
      _ = try await record(Witness(build: "a"), in: file)
      let engine = Witness(build: build)
      let result = try await record(engine, in: file)
      #expect((result.reused, engine.count) == (0, 2))
    }
  }

  @Test func otherQuestionIsComputed() async throws {
    try await withDatabase { file in
      _ = try await record(Witness(build: "a"), in: file)
      let engine = Witness(build: "a")
      let wider = Self.scenario.replacing("100, 30", with: "110, 30")
      let result = try await record(engine, in: file, scenario: wider)
      #expect((result.reused, engine.count) == (0, 2))
    }
  }

  /// The results were recorded with another key, or without a key.
  @Test(arguments: [AnswerReuse.none, ReuseTests.reuse(key: 2)])
  func answersOfOthersAreComputedAgain(others: AnswerReuse) async throws {
    try await withDatabase { file in
      _ = try await record(Witness(build: "a"), in: file, reuse: others)
      let engine = Witness(build: "a")
      let result = try await record(engine, in: file)
      #expect((result.reused, engine.count) == (0, 2))
      #expect(try await record(Witness(build: "a"), in: file).reused == 2)
    }
  }

  @Test(arguments: ["UPDATE run SET seal = zeroblob(16)", "UPDATE run SET seal = NULL"])
  func forgedAnswersAreComputedAgain(edit: String) async throws {
    try await withDatabase { file in
      _ = try await record(Witness(build: "a"), in: file)
      try shell(file, edit)
      let engine = Witness(build: "a")
      #expect(try await record(engine, in: file).reused == 0)
      #expect(engine.count == 2)
    }
  }

  /// A root of the recording reveals the edit before a seal does.
  @Test(arguments: [
    "UPDATE run SET answer_id = 3 - answer_id", "UPDATE question SET hash = hash || 'x'",
    "UPDATE engine SET fingerprint = 'a'",
  ])
  func editedAnswersAreRefused(edit: String) async throws {
    try await withDatabase { file in
      _ = try await record(Witness(build: "a"), in: file)
      try shell(file, edit)
      let engine = Witness(build: "a")
      await #expect(throws: StoreError.self) { try await record(engine, in: file) }
      #expect(engine.count == 0)
    }
  }

  /// Only the phone's result has a view of 375 points.
  @Test func aDamagedAnswerIsComputedAgain() async throws {
    try await withDatabase { file in
      let first = try await record(Witness(build: "a"), in: file)
      try shell(file, "UPDATE geometry SET width = 376 WHERE width = 375")
      let engine = Witness(build: "a")
      let second = try await record(engine, in: file)
      #expect((second.reused, engine.count) == (1, 1))
      #expect(second.contentHash == first.contentHash)
    }
  }

  /// A result without explanations does not serve a question with them; a result with them serves
  /// both.
  @Test func missingExplanationsAreComputed() async throws {
    try await withDatabase { file in
      let explained = Self.scenario + "\nexplanations: true"
      _ = try await record(Witness(build: "a"), in: file)
      #expect(try await record(Witness(build: "a"), in: file, scenario: explained).reused == 0)
      #expect(try await record(Witness(build: "a"), in: file, scenario: explained).reused == 2)
      #expect(try await record(Witness(build: "a"), in: file).reused == 2)
      let store = try RecordingStore(file: file, mode: .readOnly)
      let isExplained = try store.runs().map { $0.explanationHash != nil }
      #expect(isExplained.count { $0 } == 4)
      #expect(try store.check() == [])
    }
  }

  @Test func differentAnswerOfSameBuildIsNondeterminism() async throws {
    try await withDatabase { file in
      _ = try await record(Witness(build: "a"), in: file)
      let result = try await record(Witness(build: "a", shift: 1), in: file, reuse: .none)
      #expect(result.versionDrift.cases.map(\.isSameBuild) == [true, true])
      let line = try #require(result.versionDrift.lines(of: result.engine).first)
      #expect(
        line.hasPrefix(
          "nondeterminism: the same build of scvdb \(EngineRevision.current.version) gives different "
            + "results for 2 cases with unchanged inputs"
        )
      )
    }
  }

  @Test func differentAnswerOfOtherBuildIsDrift() async throws {
    try await withDatabase { file in
      _ = try await record(Witness(build: "a"), in: file)
      let result = try await record(Witness(build: "b", shift: 1), in: file)
      #expect(result.versionDrift.cases.map(\.isSameBuild) == [false, false])
    }
  }
}
