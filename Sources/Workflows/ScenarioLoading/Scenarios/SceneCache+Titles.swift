package import ScenarioModel
package import SnapshotModel
import Synchronization

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
  package var titles: @Sendable (CaseQuestion) -> ViewTitles {
    let recent = Mutex(RecentTitles(files: scenarios.map(\.file)))
    return { question in recent.withLock { $0.titles(of: question) } }
  }
}

/// The titles of the latest screens.
private struct RecentTitles {
  /// Cases of all techniques may be in progress.
  private static let capacity = 16

  private let scenes = SceneCache()
  private let files: [ScenarioFile]
  private var recent: [(key: TitlesKey, titles: ViewTitles)] = []

  init(files: [ScenarioFile]) {
    self.files = files
  }

  mutating func titles(of question: CaseQuestion) -> ViewTitles {
    let key = TitlesKey(question)
    if let known = recent.first(where: { $0.key == key }) { return known.titles }
    let file = files.first {
      $0.scenario.name == question.scenario.name
        && $0.scenario.technique == question.scenario.technique
    }
    let titles = file.map { scenes.titles(of: question, from: $0) } ?? ViewTitles()
    recent.insert((key, titles), at: 0)
    if recent.count > Self.capacity { recent.removeLast() }
    return titles
  }
}

/// The properties of a case that determine the titles of its views.
struct TitlesKey: Equatable {
  private let scenario: String
  private let technique: Technique?
  private let screens: [Screen]

  init(_ question: CaseQuestion) {
    scenario = question.scenario.name
    technique = question.scenario.technique
    screens = question.screens
  }
}
