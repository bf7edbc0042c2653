package import DriftReport
import EngineProtocol
import Foundation
import InterfaceBuilder
import ProjectFiles
import Reporting
package import ScenarioModel
package import SnapshotModel

/// The questions of the scenarios in a folder, for finding the questions of recorded answers.
package final class QuestionIndex {
  /// The reason why the question of an answer is unknown.
  package struct Missing: Error {
    /// The cause, for a message.
    package let reason: String
  }

  private struct Key: Hashable {
    var scenario: String
    var technique: String
  }

  /// The properties that determine the appearance of a case's screens.
  private struct AppearanceKey: Hashable {
    var question: MeasuredQuestion
    var engine: EngineIdentity
    /// The scenario, because images come from the surroundings of its documents.
    var scenario: String
    /// The case with the other column of a split view, and its scenario.
    var column: MeasuredQuestion?
    var columnScenario: String?
  }

  private struct TitlesKey: Hashable {
    var scenario: Key
    var version: ScreenVersion
  }

  private final class Scenario: Sendable {
    let file: ScenarioFile
    private let questions: CaseQuestions
    /// The positions of the cases among the questions.
    ///
    /// A question is made on demand: the questions of 100,000 cases would take 200 MB.
    private let positions: [CaseIdentity: Int]

    init(_ file: ScenarioFile, _ questions: CaseQuestions) {
      self.file = file
      self.questions = questions
      positions = Dictionary(zip(questions.identities, questions.indices)) { first, _ in first }
    }

    func hasCase(_ identity: CaseIdentity) -> Bool { positions[identity] != nil }

    /// Returns the question of a case; nil if the scenario lacks it.
    func question(of identity: CaseIdentity) -> CaseQuestion? {
      positions[identity].map { questions[$0] }
    }

    /// Returns the question of a case in the form that an engine answered.
    ///
    /// - Parameters:
    ///   - identity: The case.
    ///   - isAnswered: Whether the engine answered a question. The engine of an app makes the
    ///     scenes of storyboards with the app's code.
    /// - Returns: The question; nil if the scenario lacks the case or this form of it.
    func question(
      of identity: CaseIdentity,
      where isAnswered: (CaseQuestion) -> Bool
    ) -> QuestionReference? {
      guard let position = positions[identity] else { return nil }
      for hasAppScenes in [false, true] {
        let reference = QuestionReference(self, position, hasAppScenes: hasAppScenes)
        if isAnswered(reference.question) { return reference }
      }
      return nil
    }

    func question(at position: Int) -> CaseQuestion { questions[position] }

    var anyQuestion: CaseQuestion? {
      positions.min { $0.key < $1.key }.map { questions[$0.value] }
    }
  }

  /// A reference to a question of a scenario, which is made on demand.
  private struct QuestionReference: Sendable {
    let scenario: Scenario
    private let position: Int
    private let hasAppScenes: Bool

    init(_ scenario: Scenario, _ position: Int, hasAppScenes: Bool) {
      (self.scenario, self.position, self.hasAppScenes) = (scenario, position, hasAppScenes)
    }

    var question: CaseQuestion {
      let question = scenario.question(at: position)
      return hasAppScenes ? question.withAppScenes : question
    }
  }

  private let folder: String
  private let fonts: FontLibrary
  /// Returns the name of the folder's files in a message.
  private let naming: (String) -> String
  private let scenes: SceneCache
  private let digest = QuestionDigest()
  private let images: ScenarioImages
  private lazy var reader = ProjectReader(around: folder)
  private let matrices = ProjectMatrices()
  /// The last scenarios that were read, once for each technique.
  ///
  /// Commands need the cases in their order. All cases of a large project would take gigabytes.
  private var scenarios = RecentValues<Key, Result<Scenario, Missing>>(limit: 16)
  private var titles: [TitlesKey: ViewTitles] = [:]

  /// Makes an archive for screen text that people read; that text does not depend on fonts.
  package convenience init(folder: String) {
    self.init(folder: folder, fonts: FontLibrary())
  }

  /// - Parameters:
  ///   - folder: The folder of the scenarios.
  ///   - fonts: The font files for measuring text.
  ///   - naming: Returns the name of the folder's files in a message.
  ///   - notesDocuments: Whether the warnings about documents go to `fonts`.
  ///   - images: The images of drawings; nil for the images of the project around the folder.
  package init(
    folder: String,
    fonts: FontLibrary,
    naming: @escaping (String) -> String = { $0 },
    notesDocuments: Bool = false,
    images: ScenarioImages? = nil
  ) {
    self.folder = folder
    self.fonts = fonts
    self.naming = naming
    self.images = images ?? ScenarioImages(noting: fonts.images)
    scenes = SceneCache(noting: notesDocuments ? fonts.documents : nil)
  }

  /// Returns the question that a recorded case answers.
  ///
  /// - Parameters:
  ///   - recorded: The case.
  ///   - side: The name of the case's side, for the reason.
  /// - Returns: The question.
  /// - Throws: ``Missing`` if the question does not exist or has changed.
  package func question(of recorded: RecordedCase, on side: String) throws(Missing) -> CaseQuestion
  {
    do throws(Missing) {
      return try question(of: recorded)
    } catch {
      throw Missing(reason: "\(side): \(error.reason)")
    }
  }

  private func question(of recorded: RecordedCase) throws(Missing) -> CaseQuestion {
    try question(of: recorded.recordedIdentity, hashed: recorded.questionHash).question
  }

  private func question(
    of identity: CaseIdentity,
    hashed hash: QuestionHash
  ) throws(Missing) -> QuestionReference {
    let scenario = try scenario(of: identity)
    guard scenario.hasCase(identity) else {
      throw Missing(reason: "scenario \(identity.scenario) no longer has this case")
    }
    let reference = scenario.question(of: identity) { digest.hash(of: $0) == hash }
    guard let reference else {
      throw Missing(reason: "scenario \(identity.scenario) or its screens are not as recorded")
    }
    return reference
  }

  /// Returns the views' names for people, from the current screens of a scenario.
  ///
  /// The names are for reading only, so screens that differ from the recording are sufficient.
  /// Without a screen, the views have their names in recordings.
  package func titles(of identity: CaseIdentity) -> ViewTitles {
    guard let scenario = try? scenario(of: identity),
      let question = scenario.question(of: identity) ?? scenario.anyQuestion
    else { return ViewTitles() }
    // All cases with these properties have the same screens.
    let key = TitlesKey(
      scenario: Key(scenario: identity.scenario, technique: identity.technique),
      version: ScreenVersion(of: question)
    )
    if let known = titles[key] { return known }
    let titles = scenes.titles(of: question, from: scenario.file)
    self.titles[key] = titles
    return titles
  }

  /// Returns the possible names of the app's types on a screen, for finding their code.
  ///
  /// - Parameters:
  ///   - name: The first name of a path in the recording: a screen of the scenario, the class of
  ///     another controller, or a view around the screens.
  ///   - identity: The case.
  /// - Returns: The types of the named screen, then the types of all screens in the scenario.
  func types(ofScreen name: String, in identity: CaseIdentity) -> [Set<String>] {
    // A number follows the class of a controller that is shown twice.
    let type = String(name.prefix { $0 != "-" })
    guard let scenario = try? scenario(of: identity),
      let question = scenario.question(of: identity) ?? scenario.anyQuestion
    else { return [[type]] }
    let version = ScreenVersion(of: question)
    let types = question.screens.enumerated().map { index, screen in
      let origin = try? scenes.origin(ofScreen: index, in: scenario.file, for: version)
      return (screen.name, screen.typeNames.union([origin?.controllerClass].compactMap(\.self)))
    }
    let named = types.filter { $0.0 == name }.reduce(into: Set([type])) { $0.formUnion($1.1) }
    return [named, types.reduce(into: []) { $0.formUnion($1.1) }]
  }

  /// Returns the appearances of cases' screens; nil for a case with a changed question.
  ///
  /// - Parameter cases: The cases.
  /// - Returns: The appearances in the order of the cases. A case is played on the first request for
  ///   its screens; several threads may make requests.
  package func sharedAppearances(of cases: [RecordedCase]) -> [SharedAppearances?] {
    // Cases of one scenario, technique and user are adjacent, so their common parts are written
    // once.
    let order = cases.indices.sorted { first, second in
      let (one, other) = (cases[first].identity, cases[second].identity)
      if one.scenario != other.scenario { return one.scenario < other.scenario }
      if one.technique != other.technique { return one.technique < other.technique }
      let (name, otherName) = (one.settings.name ?? "", other.settings.name ?? "")
      return name == otherName ? first < second : name < otherName
    }
    var found = [SharedAppearances?](repeating: nil, count: cases.count)
    var known: [AppearanceKey: SharedAppearances] = [:]
    for index in order { found[index] = sharedAppearances(of: cases[index], &known) }
    return found
  }

  private func sharedAppearances(
    of recorded: RecordedCase,
    _ known: inout [AppearanceKey: SharedAppearances]
  ) -> SharedAppearances? {
    guard
      let reference = try? question(of: recorded.recordedIdentity, hashed: recorded.questionHash)
    else { return nil }
    let column = otherColumn(for: recorded.recordedIdentity, of: reference.scenario.file)
    let key = AppearanceKey(
      question: digest.measuredQuestion(of: reference.question),
      engine: recorded.engine,
      scenario: recorded.identity.scenario,
      column: column.map { digest.measuredQuestion(of: $0.question) },
      columnScenario: column?.question.identity.scenario
    )
    if let appearances = known[key] { return appearances }
    let appearances = SharedAppearances { [engine = recorded.engine, images] run in
      // The page may pass another run with an equal answer.
      var run = run
      run.engine = engine
      return images.appearances(
        of: run,
        answering: reference.question,
        from: reference.scenario.file,
        beside: column
      ).screens
    }
    known[key] = appearances
    return appearances
  }

  /// Returns the appearances of a recorded run's screens.
  ///
  /// They come from a replay of the run's question. There are none if the question has changed, and
  /// none for a screen with different geometry in the recording of another engine or version.
  package func appearances(of run: Run) -> RunAppearances {
    do throws(Missing) {
      let reference = try question(of: run.identity, hashed: run.questionHash)
      let file = reference.scenario.file
      return images.appearances(
        of: run,
        answering: reference.question,
        from: file,
        beside: otherColumn(for: run.identity, of: file)
      )
    } catch {
      return RunAppearances(missing: error.reason)
    }
  }

  /// Returns a case on the same device with the other column of a split view.
  ///
  /// - Parameters:
  ///   - identity: The case.
  ///   - file: The scenario of the case.
  /// - Returns: The case of the first other scenario with a screen of the same document; nil if none
  ///   shows the other column.
  private func otherColumn(
    for identity: CaseIdentity,
    of file: ScenarioFile
  ) -> SplitColumnCase? {
    guard let column = file.scenario.splitView else { return nil }
    let documents = Set(file.screenPaths.map(ProjectReader.visiblePath))
    for other in splitViewFiles
    where other.scenario.splitView != column
      && !documents.isDisjoint(with: other.screenPaths.map(ProjectReader.visiblePath))
    {
      var wanted = identity
      wanted.scenario = other.scenario.name
      wanted.technique = other.scenario.technique.rawValue
      guard let scenario = try? scenario(of: wanted), let question = scenario.question(of: wanted)
      else { continue }
      return SplitColumnCase(file: scenario.file, question: question)
    }
    return nil
  }

  /// The scenarios with a column of a split view, in the order of their names.
  private lazy var splitViewFiles: [ScenarioFile] = {
    let names = (try? ScenarioDiscovery.files(under: URL(filePath: folder), reader: reader)) ?? []
    return names.compactMap { try? scenarioFile(ScenarioDiscovery.name(ofFile: $0)) }
      .filter { $0.scenario.splitView != nil }
  }()

  /// Returns the location of a change in the files of a case's question.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - identity: The case; this archive has found its question.
  /// - Returns: The location; nil if the files cannot be read again.
  func location(of change: QuestionChange, in identity: CaseIdentity) -> FileLocation? {
    guard let scenario = try? scenario(of: identity),
      let question = scenario.question(of: identity)
    else { return nil }
    let file = scenario.file
    switch change.subject {
    case .scenario: return FileLocation(file: file.file, line: 1, column: 1)
    case .step(let index):
      let steps = file.locations.steps
      return steps.isEmpty ? nil : steps[min(index, steps.count - 1)].argument
    case .items(_, _, let location?): return location
    case .items(let name, let ids, nil):
      let version = ScreenVersion(of: question)
      guard let index = file.scenario.screens.firstIndex(where: { $0.name == name }),
        let origin = try? scenes.origin(ofScreen: index, in: file, for: version)
      else { return nil }
      return translation(of: change, ids, on: index, of: file, at: origin, version.language)
        ?? origin.location(of: ids)
    }
  }

  /// Returns the location of a changed text in a table beside its document, its screen's file or its
  /// scenario; nil if the text comes from elsewhere.
  private func translation(
    of change: QuestionChange,
    _ ids: [String],
    on screen: Int,
    of scenario: ScenarioFile,
    at origin: ScreenOrigin,
    _ language: Language?
  ) -> FileLocation? {
    let texts = change.newTexts
    guard let language, language != .base, language.pseudolanguage == nil, !texts.isEmpty
    else { return nil }
    let file = origin.location.file
    let paths: DocumentTranslations
    switch scenario.scenario.screens[screen].source {
    case .interfaceBuilder: paths = DocumentTranslations(of: file, in: language)
    case .file(let path):
      let folder = URL(filePath: file).deletingLastPathComponent()
      paths = FileTexts.paths(beside: folder.appending(path: path).relativePath, in: language)
    case .inPlace, .code: paths = FileTexts.paths(beside: file, in: language)
    }
    return TranslationLocations(at: paths, in: language, by: reader)
      .location(of: texts, ofItems: ids)
  }

  /// Returns the constants on a case's screens that repeat former lengths; none if the question has
  /// changed.
  func repeatedLengths(of recorded: RecordedCase, in drift: Drift) -> [RepeatedLength] {
    let former = drift.formerLengths(in: recorded.identity.scenario)
    let systems = drift.comparedSystems
    guard !former.isEmpty || systems != nil, let question = try? question(of: recorded),
      let file = try? scenario(of: recorded.identity).file
    else { return [] }
    let version = ScreenVersion(of: question)
    let known = drift.titles[recorded.identity.scenario]
    return RepeatedLengths(question: question, titles: known ?? titles(of: recorded.identity)) {
      self.scenes.location(of: $1, onScreen: $0, in: file, for: version)
    }
    .all(of: former, between: systems)
  }

  private func scenario(of identity: CaseIdentity) throws(Missing) -> Scenario {
    let key = Key(scenario: identity.scenario, technique: identity.technique)
    if let known = scenarios[key] { return try known.get() }
    let scenario = read(key)
    scenarios.add(scenario, for: key)
    return try scenario.get()
  }

  private func read(_ key: Key) -> Result<Scenario, Missing> {
    do {
      let file = try scenarioFile(key.scenario)
      guard let technique = Technique(rawValue: key.technique) else {
        throw Missing(reason: "there is no technique \(key.technique)")
      }
      let found = try file.findingSegues(in: scenes)
      let asked = technique == found.scenario.technique ? found : found.under(technique)
      return .success(Scenario(asked, try asked.questions(measuredBy: fonts, scenes)))
    } catch let missing as Missing {
      return .failure(missing)
    } catch {
      let report = FailureReport(error)
      let words = [report.message, report.cause].compactMap(\.self).joined(separator: "; ")
      return .failure(Missing(reason: naming(words)))
    }
  }

  private func scenarioFile(_ name: String) throws -> ScenarioFile {
    // A name from a database may contain anything.
    let isBelow = !name.split(separator: "/", omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0 == "." || $0 == ".." }
    let paths = ScenarioDiscovery.extensions.map { "\(folder)/\(name).\($0)" }
    guard isBelow, let path = try paths.first(where: { try reader.entry(at: $0) != nil }) else {
      throw Missing(reason: naming("there is no scenario \(name) in \(folder)/"))
    }
    return try ScenarioDiscovery.read(
      URL(filePath: path),
      file: path,
      name: name,
      matrices: matrices,
      reader: reader
    )
  }
}

extension Screen {
  /// The names of the app's types in the screen, without its controller's class in a document.
  fileprivate var typeNames: Set<String> {
    Set(allNodes.compactMap(\.properties.customClass)).union(code?.typeNames ?? [])
  }
}

extension ControllerCode {
  /// The names that begin with a capital letter; empty for a scene.
  fileprivate var typeNames: [String] {
    if case .scene = self { return [] }
    return text.matches(of: /\b[A-Z]\w*/).map { String($0.output) }
  }
}
