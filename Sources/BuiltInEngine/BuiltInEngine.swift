package import LayoutEngine
package import ScenarioModel

/// The engine made of the headless UIKit and the keyboard techniques.
///
/// Every case runs on its own device, so cases run in parallel. Each case is one synchronous run
/// of its device and therefore gives the same bytes every time.
package struct BuiltInEngine: Engine {
  /// The revision of the engine or of one technique, which determines all answers.
  package let revision: EngineRevision
  private var makers = ScreenMakers()
  /// The identity of an app's engine; nil for the revision's own.
  private var appIdentity: EngineIdentity?
  private let digest = QuestionDigest()
  private var isRecorded = true
  private var recordsGeometry = true
  /// The search for estimated sizes in several answers; nil for all sizes in each answer.
  private var estimateSearch: EstimateSearch?

  /// The current engine.
  package static let current = BuiltInEngine(revision: .current)

  package init(revision: EngineRevision) {
    self.revision = revision
  }

  /// Returns the engine of a version, or nil for a version that is not included.
  package init?(version: String) {
    self.init(label: "\(EngineRevision.current.name)@\(version)")
  }

  /// Returns the engine of a revision such as `content-inset@2018.0.0`, or nil for a revision that
  /// is not included.
  package init?(label: String) {
    let revisions = EngineRevision.all + EngineRevision.ofTechniques
    guard let revision = revisions.first(where: { $0.label == label }) else { return nil }
    self.init(revision: revision)
  }

  /// Returns the same engine with code that makes the screens of some names.
  ///
  /// The question has only the name of such a screen.
  package func making(_ makers: [String: ScreenMaker]) -> BuiltInEngine {
    var engine = self
    engine.makers.byName = makers
    return engine
  }

  /// Returns the same engine with the code of an app.
  ///
  /// - Parameters:
  ///   - makers: Make the controllers of screens, by their code in questions.
  ///   - fixtures: Prepare the app's data, by their expressions in questions.
  ///   - makesScenes: Whether the app contains storyboards.
  ///   - omissions: The numbers of omitted parts, by the names of the app's types with their
  ///     modules.
  ///   - name: The app's name.
  ///   - code: A digest of the app's code.
  /// - Returns: An engine with a version and a fingerprint that depend on the app's code and on
  ///   this engine.
  package func making(
    _ makers: [ControllerCode: ScreenMaker],
    fixtures: [String: FixtureMaker] = [:],
    makesScenes: Bool = false,
    omissions: [String: Int] = [:],
    of name: String,
    code: String
  ) -> BuiltInEngine {
    var engine = self
    engine.makers.byCode = makers
    engine.makers.fixtures = fixtures
    engine.makers.makesScenes = makesScenes
    engine.makers.omissions = omissions
    engine.appIdentity = EngineIdentity(
      name: name,
      version: "\(revision.version)+\(code)",
      fingerprint: sha256Hex("\(Fingerprint.of(revision))\n\(code)".utf8)
    )
    return engine
  }

  /// The same engine without its fingerprint and the hashes of the questions in its answers.
  ///
  /// For callers that do not store the answers.
  package var withoutDigests: BuiltInEngine {
    var engine = self
    engine.isRecorded = false
    return engine
  }

  /// The same engine with answers without geometry, events and findings about the layout.
  ///
  /// For callers that need only broken invariants, impossible steps and estimated sizes. Steps that
  /// check events find none.
  package var withoutGeometry: BuiltInEngine {
    var engine = self
    engine.recordsGeometry = false
    return engine
  }

  /// Returns the same engine with a search for estimated sizes that its answers share.
  package func searching(_ search: EstimateSearch) -> BuiltInEngine {
    var engine = self
    engine.estimateSearch = search
    return engine
  }

  /// The revision's name and version, with the fingerprint of its answers.
  package var identity: EngineIdentity {
    appIdentity
      ?? EngineIdentity(
        name: revision.name,
        version: revision.version,
        fingerprint: isRecorded ? Fingerprint.of(revision) : ""
      )
  }

  package var capabilities: EngineCapabilities? {
    guard appIdentity != nil else { return revision.capabilities }
    let capabilities = revision.capabilities.withCode
    return makers.makesScenes ? capabilities.withAppScenes : capabilities
  }

  /// False with makers, because their code can read the device's name and system.
  package var answersByMeasures: Bool { makers.isEmpty }

  /// The digest of the program; nil with makers, because their code may depend on anything.
  package var build: String? { makers.isEmpty ? ProgramBuild.digest : nil }

  package func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    try answer(to: question)
  }

  /// Answers one case on the calling thread.
  package func answer(to question: CaseQuestion) throws(EngineError) -> Run {
    let requested = question.scenario.technique
    if let technique = revision.technique, technique != requested {
      throw .badQuestion(
        "engine \(revision.label) supports \(technique.rawValue) only, not \(requested.rawValue)",
        [.fix("select it with --technique \(technique.rawValue)")]
      )
    }
    let hash = isRecorded ? digest.hash(of: question) : QuestionHash.unknown
    var run = try CasePlayer.answer(
      question,
      hashed: hash,
      as: identity,
      revision: revision,
      making: makers,
      estimateSearch,
      recordsGeometry: recordsGeometry
    )
    estimateSearch?.add(run.estimates.lazy.map(\.size))
    if question.screens.contains(where: { makers.byName[$0.name] != nil }) {
      run.questionHash.isPartial = true
    }
    return run
  }
}

/// The code that makes controllers.
struct ScreenMakers {
  /// The makers of screens that questions contain only by name, by those names.
  var byName: [String: ScreenMaker] = [:]
  /// The makers of screens with the code of an app, by that code.
  var byCode: [ControllerCode: ScreenMaker] = [:]
  /// The functions that prepare an app's data, by their expressions.
  var fixtures: [String: FixtureMaker] = [:]
  /// Whether the app contains storyboards.
  var makesScenes = false
  /// The numbers of parts that the app's engine omits, by the app's types.
  var omissions: [String: Int] = [:]

  var isEmpty: Bool { byName.isEmpty && byCode.isEmpty && fixtures.isEmpty && !makesScenes }

  /// Returns the maker of a screen; nil for a screen with described views.
  func maker(of screen: Screen) -> ScreenMaker? {
    if case .scene(let storyboard, let identifier)? = screen.code, makesScenes {
      return { try controller(identifier, ofStoryboardNamed: storyboard) }
    }
    return screen.code.flatMap { byCode[$0] } ?? byName[screen.name]
  }

  /// Makes the navigation controller of an app's class that shows a scene in its storyboard.
  @MainActor
  func navigationController(around screen: Screen) -> UINavigationController? {
    guard case .scene(let storyboard, let identifier)? = screen.code, makesScenes else {
      return nil
    }
    return UIStoryboard.navigationController(around: identifier, ofStoryboardNamed: storyboard)
  }
}

/// Makes the controller of a screen, once per presentation, as code on the device that shows it.
package typealias ScreenMaker = @MainActor @Sendable () throws -> UIViewController

/// Prepares the data of an app, as code on the device of a case.
package typealias FixtureMaker = @MainActor @Sendable () throws -> Void

/// Makes the controller of a scene, with the app's classes.
@MainActor
private func controller(
  _ identifier: String?,
  ofStoryboardNamed name: String
) throws -> UIViewController {
  guard let controller = UIStoryboard.controller(identifier, ofStoryboardNamed: name) else {
    throw MissingScene(storyboard: name, identifier: identifier)
  }
  return controller
}

/// The app's storyboards do not contain a scene.
private struct MissingScene: ReportedError {
  let storyboard: String
  let identifier: String?

  var report: FailureReport {
    let scene = identifier.map { "scene '\($0)'" } ?? "initial scene"
    return FailureReport(
      "the app has no \(scene) in a storyboard '\(storyboard)'",
      fix: "name a storyboard of the app, and build the app's engine again"
    )
  }
}
