import BuiltInEngine
package import EngineProtocol
package import ScenarioModel
package import SnapshotModel

/// The appearances of cases' screens, from playing each case once more.
package final class CaseAppearances {
  private var cases: [CaseIdentity: (file: ScenarioFile, question: CaseQuestion)] = [:]
  private let images: ScenarioImages

  /// - Parameters:
  ///   - scenarios: Scenarios with the questions of their cases.
  ///   - warnings: Receives the warnings about omitted images.
  package init(
    _ scenarios: [(file: ScenarioFile, questions: CaseQuestions)],
    noting warnings: DocumentWarnings
  ) {
    images = ScenarioImages(noting: warnings)
    for (file, questions) in scenarios {
      for question in questions { cases[question.identity] = (file, question) }
    }
  }

  /// Returns the appearances of a run's screens right after its recording, by the indices of its
  /// steps.
  ///
  /// - Parameter run: The recorded run.
  /// - Returns: The appearances with the recorded geometry.
  package func appearances(of run: Run) -> [Int: ScreenAppearance] {
    guard let (file, question) = cases[run.identity],
      let drawn = try? DrawnCase(of: question, asRecordedBy: run.engine)
    else { return [:] }
    return drawn.appearances(of: run).mapValues { images.adding(to: $0, from: file) }
  }
}
