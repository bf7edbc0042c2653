package import ScenarioModel
package import SnapshotModel

extension SceneCache {
  /// Returns the names for people of the views in a case's screens.
  ///
  /// - Parameters:
  ///   - question: The case.
  ///   - file: The case's scenario.
  /// - Returns: The titles. If a document cannot be read again, views have their names in
  ///   recordings.
  package func titles(of question: CaseQuestion, from file: ScenarioFile) -> ViewTitles {
    let version = ScreenVersion(of: question)
    return question.screens.enumerated().reduce(into: ViewTitles()) { titles, item in
      let origin = try? origin(ofScreen: item.offset, in: file, for: version)
      titles.add(item.element, sources: origin?.sources ?? [:])
    }
  }
}

extension PlannedCases {
  /// Returns the views' names for people in each case; the documents are read on demand.
  package var titles: (CaseQuestion) -> ViewTitles {
    let scenes = SceneCache()
    let files = scenarios.map(\.file)
    // Successive cases often have the same screens.
    var latest: (key: TitlesKey, titles: ViewTitles)?
    return { question in
      let key = TitlesKey(question)
      if let latest, latest.key == key { return latest.titles }
      let file = files.first {
        $0.scenario.name == question.scenario.name
          && $0.scenario.technique == question.scenario.technique
      }
      let titles = file.map { scenes.titles(of: question, from: $0) } ?? ViewTitles()
      latest = (key, titles)
      return titles
    }
  }
}

/// The properties of a case that determine the titles of its views.
private struct TitlesKey: Equatable {
  private let scenario: String
  private let technique: Technique?
  private let screens: [Screen]

  init(_ question: CaseQuestion) {
    scenario = question.scenario.name
    technique = question.scenario.technique
    screens = question.screens
  }
}
