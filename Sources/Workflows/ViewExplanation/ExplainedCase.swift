import BuiltInEngine
package import Reporting
package import ScenarioModel
package import SnapshotModel

/// A case with explainable views.
package struct ExplainedCase {
  package var question: CaseQuestion
  /// The views' names for people.
  package var titles: ViewTitles

  package init(question: CaseQuestion, titles: ViewTitles) {
    self.question = question
    self.titles = titles
  }

  /// Returns the scenes of a document, right after their appearance in a running app.
  package static func cases(of document: LaidOutDocument) -> [ExplainedCase] {
    document.restingCases.map { ExplainedCase(question: $0.question, titles: $0.titles) }
  }

  /// Returns the first case of a scenario on a stage, in the order of its matrix.
  package static func cases(
    of scenario: String,
    in baselines: String,
    on stage: StageSelection,
    measuredBy fonts: FontLibrary
  ) throws -> [ExplainedCase] {
    let files = ScenarioFiles(baselines: baselines)
    let scenes = SceneCache()
    return try files.cases(of: [scenario], in: stage, under: nil, measuredBy: fonts)
      .compactMap { file, questions in
        questions.first { _ in true }.map {
          ExplainedCase(question: $0, titles: scenes.titles(of: $0, from: file))
        }
      }
  }

  /// Returns the reasons for the frames of the views with a name at a checkpoint.
  ///
  /// - Parameters:
  ///   - view: A name in recordings, a title, the end of a path or a full path; nil for all views.
  ///   - checkpoint: The name of a checkpoint, or the number of a step; nil for the screen at rest.
  /// - Returns: One explanation for each view of that name, and the paths of all views.
  /// - Throws: The error in the checkpoint or the case.
  package func explain(
    _ view: String?,
    at checkpoint: String?
  ) throws -> (views: [ExplainedView], paths: [ViewPath]) {
    let steps = try stepCount(of: checkpoint)
    let explanation = try CaseExplanation(of: question, afterSteps: steps) { path in
      view.map { titles.isName($0, of: path) } ?? true
    }
    let place = place(checkpoint)
    return (
      explanation.views.map { ExplainedView($0, titles: titles, place: place) },
      explanation.paths
    )
  }

  private func place(_ checkpoint: String?) -> String {
    let moment = checkpoint ?? "at rest"
    return "\(question.device.id) \(question.orientation.rawValue), \(moment)"
  }

  /// Returns the number of steps before a checkpoint.
  private func stepCount(of checkpoint: String?) throws -> Int {
    guard let checkpoint else { return 0 }
    let steps = question.scenario.steps
    let named = steps.firstIndex { $0.keyword == "checkpoint" && $0.detail == checkpoint }
    if let named { return named + 1 }
    if let number = Int(checkpoint), steps.indices.contains(number - 1) { return number }
    let names = steps.filter { $0.keyword == "checkpoint" }.map(\.detail)
    let nearest = nearestSpelling(to: checkpoint, among: names).map { "did you mean '\($0)'?" }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    throw Failure(
      "scenario \(question.scenario.name) has no checkpoint '\(checkpoint)', and \(steps.count) steps",
      hint: nearest ?? "its checkpoints are \(list)"
    )
  }
}

extension ViewTitles {
  /// Returns whether a name refers to the view at a path: its title, its path or the end of it.
  fileprivate func isName(_ name: String, of path: ViewPath) -> Bool {
    let title = lastTitle(of: path)
    return ViewPattern(name).matches(path) || title.text == name || title.words == name
  }
}
