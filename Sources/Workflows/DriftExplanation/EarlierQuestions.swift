package import DriftReport
package import ScenarioModel

/// The questions of scenarios in earlier commits; each commit is read on demand.
package final class EarlierQuestions {
  private let baselines: String
  private let fonts: FontLibrary
  /// The archives that are already read.
  private var archives: [QuestionIndex] = []
  /// The commits that are not read yet.
  private lazy var commits = EarlierRevisions(baselines: baselines)

  package init(baselines: String, fonts: FontLibrary) {
    self.baselines = baselines
    self.fonts = fonts
  }

  /// Returns the question that a recorded case answers; nil if no searched commit has it.
  package func question(of recorded: RecordedCase) -> CaseQuestion? { find(recorded)?.question }

  /// Returns the question that a recorded case answers, and its archive.
  func find(_ recorded: RecordedCase) -> (question: CaseQuestion, archive: QuestionIndex)? {
    var index = 0
    while let archive = archive(at: index) {
      if let question = try? archive.question(of: recorded, on: "") { return (question, archive) }
      index += 1
    }
    return nil
  }

  /// Returns an archive by its index; all archives before it are already read.
  private func archive(at index: Int) -> QuestionIndex? {
    while index == archives.count, let commit = commits.next() {
      // A commit without the baselines folder has no scenarios.
      guard let files = try? GitBaselines(revision: commit, baselines: baselines) else { continue }
      archives.append(QuestionIndex(files, fonts: fonts))
    }
    return index < archives.count ? archives[index] : nil
  }
}
