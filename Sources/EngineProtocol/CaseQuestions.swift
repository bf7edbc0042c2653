package import Foundation
import ProjectFiles
package import ScenarioModel

/// The questions of a scenario's cases; each is made on demand.
///
/// A question contains everything that an engine needs. The cases of a scenario share most of it,
/// so this collection is much smaller than a hundred thousand complete questions.
package struct CaseQuestions: RandomAccessCollection, Sendable {
  /// The parts of a question that differ from case to case.
  private struct Case: Sendable {
    var device: Int
    var orientation: DeviceOrientation
    var system: SystemVersion
    var user: UserSettings
    var version: ScreenVersion
    /// The hash of the question; nil before ``CaseQuestions/hashed(by:)`` computes it.
    var hash: QuestionHash?
  }

  private var scenario: Scenario
  private var screens: [ScreenVersion: [Screen]] = [:]
  /// The devices with their measures on the cases' systems.
  private var devices: [Device] = []
  private var cases: [Case] = []

  init(of scenario: Scenario) {
    self.scenario = scenario
  }

  mutating func append(_ item: ScenarioCase, screens: [Screen], in version: ScreenVersion) {
    self.screens[version] = screens
    // The cases are in the order of their devices.
    if devices.last != item.device { devices.append(item.device) }
    cases.append(
      Case(
        device: devices.count - 1,
        orientation: item.orientation,
        system: item.system,
        user: item.user,
        version: version
      )
    )
  }

  /// The names of the cases; no question is made for them.
  package var identities: [CaseIdentity] { cases.map(identity) }

  /// The cases with the hashes of their questions; a question is made only for a missing hash.
  package var planned: [Plan.Case] {
    cases.indices.map { index in
      Plan.Case(
        identity: identity(of: cases[index]),
        questionHash: cases[index].hash ?? self[index].hash
      )
    }
  }

  /// Returns the questions of the cases that a filter includes.
  package func only(_ isIncluded: (CaseIdentity) -> Bool) -> CaseQuestions {
    var questions = self
    questions.cases = cases.filter { isIncluded(identity(of: $0)) }
    return questions
  }

  /// The questions of the same cases, with explanations of frames at checkpoints.
  package var explained: CaseQuestions {
    var questions = self
    questions.scenario.explanations = true
    return questions
  }

  /// Returns the questions of the same cases with a keyboard technique, without its options.
  package func played(with technique: Technique) -> CaseQuestions {
    var questions = self
    questions.scenario.technique = technique
    questions.scenario.options = TechniqueOptions()
    for index in questions.cases.indices { questions.cases[index].hash = nil }
    return questions
  }

  /// The questions for an engine that makes scenes of storyboards with the classes of an app.
  package var withAppScenes: CaseQuestions {
    var questions = self
    questions.screens = screens.mapValues(scenario.appScenes)
    return questions
  }

  /// Computes the hashes of all questions in parallel.
  ///
  /// - Parameters:
  ///   - digest: Computes the hashes.
  ///   - jobs: The number of hashes that are computed at the same time, at least 1.
  /// - Returns: The same questions with their hashes, which are then not computed again.
  package func hashed(by digest: QuestionDigest, jobs: Int) async -> CaseQuestions {
    let missing = cases.indices.filter { cases[$0].hash == nil }
    // Cases of one size class follow each other, and a digest remembers the latest ones.
    let part = Swift.max(1, (missing.count + jobs - 1) / jobs)
    let parts = stride(from: 0, to: missing.count, by: part).map {
      missing[$0..<Swift.min($0 + part, missing.count)]
    }
    var questions = self
    await withTaskGroup(of: [(Int, QuestionHash)].self) { group in
      for part in parts {
        group.addTask { part.map { ($0, digest.hash(of: self[$0])) } }
      }
      for await hashes in group {
        for (index, hash) in hashes { questions.cases[index].hash = hash }
      }
    }
    return questions
  }

  private func identity(of item: Case) -> CaseIdentity {
    scenario.identity(
      on: devices[item.device],
      item.orientation,
      system: item.system,
      settings: item.user
    )
  }

  package var startIndex: Int { cases.startIndex }
  package var endIndex: Int { cases.endIndex }

  package subscript(position: Int) -> CaseQuestion {
    let item = cases[position]
    let question = CaseQuestion(
      scenario: scenario.shown(to: item.user),
      screens: screens[item.version] ?? [],
      device: devices[item.device],
      orientation: item.orientation,
      system: item.system,
      settings: item.user
    )
    return item.hash.map(question.hashed) ?? question
  }
}

extension Scenario {
  /// Returns screens, one for each reference of the scenario, for an engine that makes scenes of
  /// storyboards with the classes of an app.
  fileprivate func appScenes(of screens: [Screen]) -> [Screen] {
    zip(screens, self.screens).map { screen, reference in reference.appScene ?? screen }
  }
}

extension CaseQuestion {
  /// The question for an engine that makes scenes of storyboards with the classes of an app.
  package var withAppScenes: CaseQuestion {
    var question = self
    question.screens = scenario.appScenes(of: screens)
    return question
  }
}

/// Reads a scene of a storyboard or xib.
///
/// The recorder depends on no file format; the caller supplies the importer.
///
/// - Parameters:
///   - scene: The scene as the scenario names it.
///   - folder: The folder of the scenario file; the scene's path is relative to it.
///   - version: The size classes at the start of the case, and the language.
/// - Returns: The screen under any name; the scenario's own replaces it.
package typealias SceneLoader = (
  _ scene: ScreenReference.Scene,
  _ folder: URL,
  _ version: ScreenVersion
) throws -> Screen

/// Finds the translations of a file's own texts, in the tables for texts of code.
///
/// - Parameters:
///   - file: The path of a scenario, or of a screen that it names.
///   - version: The language of the case.
/// - Returns: A function that translates a text; nil if the texts stay unchanged.
package typealias TextLocalizer = (
  _ file: String,
  _ version: ScreenVersion
) throws -> ((String) -> String)?

extension ScenarioFile {
  /// Makes the questions of the scenario's cases, with all screens loaded and checked.
  ///
  /// - Parameters:
  ///   - filter: Selects the cases.
  ///   - finish: Completes each screen, by the scenario's reference to it.
  ///   - localize: Translates the texts in the scenario itself.
  ///   - loadScene: Reads a storyboard's or xib's scene.
  /// - Returns: One question for each case, in the order of the matrix.
  /// - Throws: ``ScenarioErrors``, ``ScenarioError``, or ``SceneLoadingError`` with the loader's
  ///   error in it.
  package func questions(
    matching filter: CaseFilter = CaseFilter(),
    finish: (Screen, ScreenReference) throws -> Screen = { screen, _ in screen },
    localize: TextLocalizer = { _, _ in nil },
    loadScene: SceneLoader
  ) throws -> CaseQuestions {
    // A storyboard may have other constraints for other size classes, but few cases differ in them.
    var loaded: [ScreenVersion: (read: [Screen], finished: [Screen])] = [:]
    var questions = CaseQuestions(of: scenario)
    for item in scenario.eachCase(matching: filter) {
      let version = ScreenVersion(of: item)
      if loaded[version] == nil {
        let read = try readScreens(in: version, localize: localize, loadScene: loadScene)
        if let known = loaded.values.first(where: { $0.read == read }) {
          loaded[version] = known
        } else {
          let screens = try checked(read, finish)
          // Equal screens share their memory, so that comparing questions is fast.
          let known = loaded.values.first { $0.finished == screens }
          loaded[version] = (read, known?.finished ?? screens)
        }
      }
      questions.append(item, screens: loaded[version]?.finished ?? [], in: version)
    }
    return questions
  }

  /// Checks the screens of the scenario, and completes them.
  private func checked(
    _ read: [Screen],
    _ finish: (Screen, ScreenReference) throws -> Screen
  ) throws -> [Screen] {
    try check(against: read)
    let screens = scenario.accessibility == true ? read : read.map(\.withoutAccessibility)
    let finished = try zip(screens, scenario.screens).map(finish)
    try scenario.checkRecordedViews(of: finished, steps: locations.steps)
    return finished
  }

  /// Reads the screens of the scenario, one for each reference, without any check.
  private func readScreens(
    in version: ScreenVersion,
    localize: TextLocalizer,
    loadScene: SceneLoader
  ) throws -> [Screen] {
    try scenario.screens.indices.map { index in
      let reference = scenario.screens[index]
      let location = locations.screens[index]
      let screen = try screen(reference, at: location) { file, location in
        try localizer(of: file, for: version, at: location, localize)
      } loadScene: { scene, folder in
        try loadScene(scene, folder, version)
      }
      let transform = try localizer(of: file, for: version, at: location, localize)
      var filled = try screen.filled(
        with: (reference.rows ?? []).mappingTexts(transform),
        at: locations.rows[index]
      )
      filled.segues = segues(ofScreen: index)
      return filled
    }
  }

  /// Returns the translation of a file's texts; an error has the location of the screen with the
  /// texts.
  private func localizer(
    of file: String,
    for version: ScreenVersion,
    at location: FileLocation,
    _ localize: TextLocalizer
  ) throws(SceneLoadingError) -> ((String) -> String)? {
    do {
      return try localize(file, version)
    } catch {
      throw SceneLoadingError(location: location, cause: error)
    }
  }

  private func screen(
    _ reference: ScreenReference,
    at location: FileLocation,
    localizer: (_ file: String, FileLocation) throws -> ((String) -> String)?,
    loadScene: (ScreenReference.Scene, URL) throws -> Screen
  ) throws -> Screen {
    switch reference.source {
    case .inPlace(let root):
      var screen = Screen(
        name: reference.name,
        rootView: root,
        contentView: reference.contentView,
        detachedViews: reference.detachedViews ?? [],
        additionalSafeAreaInsets: reference.additionalSafeAreaInsets,
        automaticallyAdjustsScrollViewInsets: reference.automaticallyAdjustsScrollViewInsets,
        technique: reference.technique,
        forwards: reference.forwards
      ).adoptingController(of: reference)
      screen.takeInputs(of: reference)
      return try localizer(location.file, location).map(screen.mappingTexts) ?? screen
    case .interfaceBuilder(let scene):
      let screen: Screen
      do {
        screen = try loadScene(scene, URL(filePath: location.file).deletingLastPathComponent())
      } catch {
        throw SceneLoadingError(location: location, cause: error)
      }
      return screen.adopting(reference)
    case .code(let code): return Screen(name: reference.name, code: code)
    case .file(let path):
      let file = try screenFile(path, named: reference.name, at: location)
      let screen = try screen(
        file.screen,
        at: file.location,
        localizer: localizer,
        loadScene: loadScene
      )
      let rows = (file.screen.rows ?? []).mappingTexts(
        try localizer(file.location.file, file.location)
      )
      return try screen.filled(with: rows, at: file.rowLocations).adopting(reference)
    }
  }

  /// Returns the location of a file from its path in another file.
  private func url(of path: String, namedIn file: String) -> URL {
    path.hasPrefix("/")
      ? URL(filePath: path) : URL(filePath: file).deletingLastPathComponent().appending(path: path)
  }

  /// Reads a screen from a separate file, which names no further file.
  private func screenFile(
    _ path: String,
    named name: String,
    at location: FileLocation
  ) throws -> ScreenFile {
    let url = self.url(of: path, namedIn: location.file)
    let file: ScreenFile
    do {
      file = try reader.parsed(url.relativePath, as: .screen) {
        try ScreenFile.parse(text: $0, file: url.relativePath, name: name)
      }
    } catch let refusal as FileRefusal {
      throw ScenarioError(.refusedFile(path, refusal), at: location)
    }
    guard case .file = file.screen.source else { return file }
    throw ScenarioError(.screenFileNamesAnother, at: file.location)
  }
}

extension [ListRows] {
  /// Returns the rows with other texts, or unchanged if `transform` is nil.
  fileprivate func mappingTexts(_ transform: ((String) -> String)?) -> [ListRows] {
    transform.map { transform in map { $0.mappingTexts(transform) } } ?? self
  }
}

extension Screen {
  /// Returns the screen with the name and properties that a scenario gives it.
  fileprivate func adopting(_ reference: ScreenReference) -> Screen {
    var screen = adoptingController(of: reference)
    screen.name = reference.name
    screen.contentView = reference.contentView ?? contentView
    screen.additionalSafeAreaInsets = reference.additionalSafeAreaInsets ?? additionalSafeAreaInsets
    screen.automaticallyAdjustsScrollViewInsets =
      reference.automaticallyAdjustsScrollViewInsets ?? automaticallyAdjustsScrollViewInsets
    screen.technique = reference.technique ?? technique
    screen.forwards = reference.forwards ?? forwards
    screen.detachedViews += reference.detachedViews ?? []
    screen.takeInputs(of: reference)
    return screen
  }

  /// Applies a scenario's keys for the controller's keyboard views and for its focus.
  fileprivate mutating func takeInputs(of reference: ScreenReference) {
    inputAccessoryView = reference.inputAccessoryView ?? inputAccessoryView
    inputView = reference.inputView ?? inputView
    canBecomeFirstResponder = reference.canBecomeFirstResponder ?? canBecomeFirstResponder
  }
}

/// The error for a scene that cannot be loaded.
package struct SceneLoadingError: Error {
  /// The location of the scene's name in the scenario.
  package var location: FileLocation
  /// The loader's error.
  package var cause: any Error

  package init(location: FileLocation, cause: any Error) {
    self.location = location
    self.cause = cause
  }
}

extension [CaseQuestions] {
  /// Returns the same questions with their hashes, see ``CaseQuestions/hashed(by:jobs:)``.
  package func hashed(by digest: QuestionDigest, jobs: Int) async -> [CaseQuestions] {
    var all: [CaseQuestions] = []
    for questions in self { all.append(await questions.hashed(by: digest, jobs: jobs)) }
    return all
  }
}
