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

  /// Returns the appearances of a run's screens right after its recording.
  ///
  /// - Parameter run: The recorded run.
  /// - Returns: The appearances with the recorded geometry.
  package func appearances(of run: Run) -> RunAppearances {
    guard let (file, question) = cases[run.identity] else {
      return RunAppearances(missing: "no scenario has the case")
    }
    return images.appearances(of: run, answering: question, from: file)
  }
}
