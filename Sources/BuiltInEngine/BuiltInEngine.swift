import LayoutEngine
package import ScenarioModel

/// The engine made of the headless UIKit and the keyboard techniques.
///
/// Every case runs on a device of its own, so cases run side by side; each case is one synchronous
/// run of its device, and therefore the same bytes every time.
package struct BuiltInEngine: Engine {
  package let revision: EngineRevision

  /// The engine as it is now.
  package static let current = BuiltInEngine(revision: .current)

  package init(revision: EngineRevision) {
    self.revision = revision
  }

  /// Returns the engine of a version, or nil if that version is not carried along.
  package init?(version: String) {
    guard let revision = EngineRevision.all.first(where: { $0.version == version }) else {
      return nil
    }
    self.init(revision: revision)
  }

  package var identity: EngineIdentity {
    EngineIdentity(
      name: "scvdb",
      version: revision.version,
      fingerprint: Fingerprint.of(revision)
    )
  }

  package func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    try CasePlayer.answer(question, as: identity, revision: revision)
  }
}
