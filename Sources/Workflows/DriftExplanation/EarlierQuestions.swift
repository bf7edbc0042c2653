package import DriftReport
package import ScenarioModel

/// The questions of scenarios in earlier commits; each commit is read on demand.
package final class EarlierQuestions {
  private let baselines: String
  private let fonts: FontLibrary
  /// The archives that are already read.
  private var archives: [QuestionArchive] = []
  /// The commits that have not been read.
  private lazy var commits = EarlierRevisions(baselines: baselines)

  package init(baselines: String, fonts: FontLibrary) {
    self.baselines = baselines
    self.fonts = fonts
  }

  /// The question that a recorded case answers; nil where no commit that is looked in has it.
  package func question(of recorded: RecordedCase) -> CaseQuestion? { find(recorded)?.question }

  /// The question that a recorded case answers, with where it is.
  func find(_ recorded: RecordedCase) -> (question: CaseQuestion, archive: QuestionArchive)? {
    var index = 0
    while let archive = archive(at: index) {
      if let question = try? archive.question(of: recorded, on: "") { return (question, archive) }
      index += 1
    }
    return nil
  }

  /// An archive by its index; those before it have been read.
  private func archive(at index: Int) -> QuestionArchive? {
    while index == archives.count, let commit = commits.next() {
      // A commit without the folder of baselines has no scenario either.
      guard let files = try? GitBaselines(revision: commit, baselines: baselines) else { continue }
      archives.append(QuestionArchive(files, fonts: fonts))
    }
    return index < archives.count ? archives[index] : nil
  }
}
