import BuiltInEngine
package import DriftReport
import EngineProtocol
import ProjectFiles
package import Reporting
import ScenarioModel
package import SnapshotModel
import SnapshotStore

/// The comparison of an app's screens on two systems, without baselines and scenario files.
package struct UpgradeCheck {
  /// The screens on the present system.
  package let from: RecordingSide
  /// The screens on the later system.
  package let to: RecordingSide
  /// The differences.
  package private(set) var drift: Drift
  /// The cases without an answer of the engine.
  package let failures: [Failure]
  private let caseAppearances: CaseAppearances
  /// The folder of the recording, removed with this value.
  private let folder: AnyObject

  /// The usual tolerance, in points.
  ///
  /// Between systems, the margins of rows differ by 4 points, and sliders by 2 at each end.
  package static let usualTolerance = 4.0

  /// Plays the scenarios on both systems and compares the results.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios, at least one.
  ///   - tolerance: The tolerated difference of a number, in points.
  ///   - jobs: The number of cases that run at the same time.
  ///   - progress: Called with the number of finished cases and their total number.
  /// - Throws: `StoreError` for an unusable temporary folder, or `DriftError` without any result.
  package init(
    of scenarios: UpgradeScenarios,
    tolerance: Double,
    jobs: Int,
    progress: (_ done: Int, _ count: Int) -> Void
  ) async throws {
    let folder = try temporaryFolder()
    let database = "\(folder.path)/runs.sqlite"
    let digest = QuestionDigest()
    let asked = await scenarios.scenarios.map(\.questions).hashed(by: digest, jobs: jobs)
    let questions = asked.joined()
    let count = questions.count
    let plan = Plan(questions.map { Plan.Case(identity: $0.identity, questionHash: $0.hash) })
    let titles = scenarios.titles
    let session = RecordingSession(
      options: RecordingOptions(database: database, jobs: jobs),
      time: RecordingSession.presentTime,
      assignment: Assignment(plan: plan, shard: .whole)
    ) { titles[$0.scenario.name] ?? ViewTitles() }
    let result = try await session.record(
      questions,
      besides: [],
      with: BuiltInEngine.current,
      until: { false },
      progress: { progress($0, count) }
    )
    failures = result.failures.map { Failure($0.error.report.inside($0.identity)) }
    let store = try RecordingStore(file: database, mode: .readOnly)
    let cases = RecordedCase.cases(try store.runs(.latest), in: store)
    let (old, new) = (scenarios.matrix.from, scenarios.matrix.to)
    let (present, later) = (cases.only(on: old), cases.only(on: new))
    guard !present.isEmpty, !later.isEmpty else { throw Failures(errors: failures) }
    let pairs = try AxisPairs(
      from: RecordingSide(name: "iOS \(old)", cases: present),
      to: RecordingSide(name: "iOS \(new)", cases: later),
      axis: .system,
      values: (old.description, new.description)
    )
    from = pairs.from
    to = pairs.to
    let options = DriftOptions(tolerance: tolerance)
    drift = try Drift(from: pairs.from, to: pairs.to, options: options, axis: pairs.axis)
    drift.titles = titles
    drift.repeatedLengths = scenarios.repeatedLengths(in: drift)
    caseAppearances = CaseAppearances(scenarios.scenarios, noting: scenarios.fonts.images)
    self.folder = folder
  }

  /// Returns the appearances of a run's screens.
  package func appearances(of run: Run) -> RunAppearances {
    caseAppearances.appearances(of: run)
  }
}

extension [RecordedCase] {
  fileprivate func only(on system: SystemVersion) -> [RecordedCase] {
    filter { CaseAxis.system.value(of: $0.identity) == system.description }
  }
}

extension UpgradeScenarios {
  /// Returns the constants of all screens that repeat a length of the present system.
  fileprivate func repeatedLengths(in drift: Drift) -> [RepeatedLength] {
    scenarios.flatMap { asked in
      var seen: Set<String> = []
      // The lengths depend on the device.
      return asked.questions.only { seen.insert($0.device).inserted }.flatMap { question in
        let version = ScreenVersion(of: question)
        let name = question.scenario.name
        return RepeatedLengths(question: question, titles: drift.titles[name] ?? ViewTitles()) {
          scenes.location(of: $1, onScreen: $0, in: asked.file, for: version)
        }
        .all(of: drift.formerLengths(in: name), between: drift.comparedSystems)
      }
    }
    .distinct
  }

  /// The views' names for people, by the names of the scenarios.
  fileprivate var titles: [String: ViewTitles] {
    scenarios.reduce(into: [:]) { titles, asked in
      guard let question = asked.questions.first else { return }
      titles[question.scenario.name] = scenes.titles(of: question, from: asked.file)
    }
  }
}
