import BuiltInEngine
import EngineProtocol
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
    return (explained(explanation.views, at: checkpoint), explanation.paths)
  }

  /// Returns the reasons for the same frames, from the answer of an engine.
  ///
  /// - Throws: The error in the checkpoint or the case, or a failure for an engine without
  ///   explanations.
  package func explain(
    _ view: String?,
    at checkpoint: String?,
    by engine: any Engine
  ) async throws -> (views: [ExplainedView], paths: [ViewPath]) {
    let asked = try self.asked(of: engine, at: checkpoint)
    let last = asked.scenario.steps.count - 1
    let run = try await engine.run(asked)
    guard let snapshot = run.steps.first(where: { $0.index == last })?.snapshot else {
      throw Failure(
        "the case ended before \(checkpoint.map { "'\($0)'" } ?? "its first step")",
        at: question.identity.description,
        hint: run.findings.first.map { $0.sentence(calling: titles) }
      )
    }
    guard let explained = run.explanations.first(where: { $0.step == last }) else {
      throw Failure(
        "\(engine.identity.label) does not explain frames",
        fix: "use an engine with 'explanations' in its answers"
      )
    }
    let named = explained.views.filter { item in
      view.map { titles.isName($0, of: item.view) } ?? true
    }
    return (self.explained(named, at: checkpoint), snapshot.views.map(\.path))
  }

  /// Returns the case up to a checkpoint, with explanations.
  private func asked(of engine: any Engine, at checkpoint: String?) throws -> CaseQuestion {
    let makesScenes = engine.capabilities?.includesAppScenes == true
    var asked = makesScenes ? question.withAppScenes : question
    var steps = Array(asked.scenario.steps.prefix(try stepCount(of: checkpoint)))
    if steps.last?.keyword != "checkpoint" {
      var names = NameClaims()
      for step in steps where step.keyword == "checkpoint" { _ = names.claim([step.detail]) }
      steps.append(.checkpoint(name: names.claim(["explained"])))
    }
    asked.scenario.steps = steps
    asked.scenario.explanations = true
    return asked
  }

  private func explained(
    _ explanations: [FrameExplanation],
    at checkpoint: String?
  ) -> [ExplainedView] {
    let place = place(checkpoint)
    return explanations.map { ExplainedView($0, titles: titles, place: place) }
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
