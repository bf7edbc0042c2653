package import LayoutEngine
package import ScenarioModel
import SnapshotModel

/// The engine made of the headless UIKit and the keyboard techniques.
///
/// Every case runs on a device of its own, so cases run side by side; each case is one synchronous
/// run of its device, and therefore the same bytes every time.
package struct BuiltInEngine: Engine {
  /// The revision of the engine or of one technique, which decides all answers.
  package let revision: EngineRevision
  /// Makes the controllers of screens that no question describes, by the screens' names.
  private var makers: [String: ScreenMaker] = [:]
  private let digest = QuestionDigest()
  private var isRecorded = true

  /// The engine as it is now.
  package static let current = BuiltInEngine(revision: .current)

  package init(revision: EngineRevision) {
    self.revision = revision
  }

  /// Returns the engine of a version, or nil if that version is not carried along.
  package init?(version: String) {
    self.init(label: "\(EngineRevision.current.name)@\(version)")
  }

  /// Returns the engine of a revision such as `content-inset@2018.0.0`, or nil if that is not
  /// carried along.
  package init?(label: String) {
    let revisions = EngineRevision.all + EngineRevision.ofTechniques
    guard let revision = revisions.first(where: { $0.label == label }) else { return nil }
    self.init(revision: revision)
  }

  /// Returns the same engine, for which code makes the screens with some names.
  ///
  /// Of such a screen a question has nothing but the name.
  package func making(_ makers: [String: ScreenMaker]) -> BuiltInEngine {
    var engine = self
    engine.makers = makers
    return engine
  }

  /// Returns the same engine, whose answers state neither its fingerprint nor the hashes of their questions.
  ///
  /// For what looks at answers and keeps none.
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

  /// The code that makes a screen can ask the device for its name.
  package var answersByMeasures: Bool { makers.isEmpty }

  /// The code that makes a screen may depend on anything.
  package var build: String? { makers.isEmpty ? ProgramBuild.digest : nil }

  package func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    let asked = question.scenario.technique
    if let technique = revision.technique, technique != asked {
      throw .badQuestion(
        "engine \(revision.label) answers cases of \(technique.rawValue) only, "
          + "not of \(asked.rawValue); ask it with --technique \(technique.rawValue)"
      )
    }
    let hash = isRecorded ? digest.hash(of: question) : ""
    var run = try CasePlayer.answer(
      question,
      hashed: hash,
      as: identity,
      revision: revision,
      making: makers
    )
    if question.screens.contains(where: { makers[$0.name] != nil }) {
      run.questionHash = partialQuestionHash(hash)
    }
    return run
  }
}

/// Makes the controller of a screen, once for each time that it is shown, as the code of the device that
/// it is shown on.
package typealias ScreenMaker = @MainActor @Sendable () throws -> UIViewController
