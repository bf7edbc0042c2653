package import LayoutEngine
package import ScenarioModel

/// The engine made of the headless UIKit and the keyboard techniques.
///
/// Every case runs on its own device, so cases run in parallel. Each case is one synchronous run
/// of its device and therefore gives the same bytes every time.
package struct BuiltInEngine: Engine {
  /// The revision of the engine or of one technique, which determines all answers.
  package let revision: EngineRevision
  /// The makers of controllers for screens that questions contain only by name, by those names.
  private var makers: [String: ScreenMaker] = [:]
  private let digest = QuestionDigest()
  private var isRecorded = true

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
    engine.makers = makers
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

  /// The revision's name and version, with the fingerprint of its answers.
  package var identity: EngineIdentity {
    EngineIdentity(
      name: revision.name,
      version: revision.version,
      fingerprint: isRecorded ? Fingerprint.of(revision) : ""
    )
  }

  package var capabilities: EngineCapabilities? { revision.capabilities }

  /// False with makers, because their code can read the device's name.
  package var answersByMeasures: Bool { makers.isEmpty }

  /// The digest of the program; nil with makers, because their code may depend on anything.
  package var build: String? { makers.isEmpty ? ProgramBuild.digest : nil }

  package func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
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
      making: makers
    )
    if question.screens.contains(where: { makers[$0.name] != nil }) {
      run.questionHash.isPartial = true
    }
    return run
  }
}

/// Makes the controller of a screen, once per presentation, as code on the device that shows it.
package typealias ScreenMaker = @MainActor @Sendable () throws -> UIViewController
