import ComparisonInputs
package import DriftReport
package import ScenarioLoading
package import ScenarioModel

/// The questions of scenarios as they were in earlier commits, each of which is read when it is needed.
package final class EarlierQuestions {
  private let baselines: String
  private let fonts: FontLibrary
  private var archives: [QuestionArchive] = []
  /// The commits that have not been read; nil before any was asked for.
  private var commits: [String]?

  package init(baselines: String, fonts: FontLibrary) {
    self.baselines = baselines
    self.fonts = fonts
  }

  /// The question that a recorded case answers; nil where no commit that is looked in has it.
  package func question(of recorded: RecordedCase) -> CaseQuestion? {
    for archive in archives {
      if let question = try? archive.question(of: recorded, on: "") { return question }
    }
    while let archive = nextArchive() {
      if let question = try? archive.question(of: recorded, on: "") { return question }
    }
    return nil
  }

  private func nextArchive() -> QuestionArchive? {
    var rest = commits ?? EarlierRevisions.commits(baselines: baselines)
    defer { commits = rest }
    while !rest.isEmpty {
      let commit = rest.removeFirst()
      // A commit without the folder of baselines has no scenario either.
      guard let files = try? GitBaselines(revision: commit, baselines: baselines) else { continue }
      let archive = QuestionArchive(files, fonts: fonts)
      archives.append(archive)
      return archive
    }
    return nil
  }
}
