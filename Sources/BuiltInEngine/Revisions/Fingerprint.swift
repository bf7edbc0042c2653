import ScenarioModel
import SnapshotModel
import Synchronization

/// What a revision answers to a fixed question, as one digest.
///
/// It changes with what the engine *does*, not with how it is written: two builds of one version
/// with different fingerprints have drifted without a version bump. The question is small, to cost
/// milliseconds, and yet passes through constraints, text, scrolling, the keyboard, a rotation and
/// a push. It never changes, or every fingerprint would.
enum Fingerprint {
  private static let known = Mutex<[String: String]>([:])

  /// Returns the fingerprint of a revision, computed once in a process.
  static func of(_ revision: EngineRevision) -> String {
    known.withLock { known in
      if let fingerprint = known[revision.label] { return fingerprint }
      let fingerprint = compute(revision)
      known[revision.label] = fingerprint
      return fingerprint
    }
  }

  private static func compute(_ revision: EngineRevision) -> String {
    let identity = EngineIdentity(name: "", version: "", fingerprint: "")
    do throws(EngineError) {
      let question = FingerprintQuestion.question(for: revision)
      let run = try CasePlayer.answer(
        question,
        hashed: question.hash,
        as: identity,
        revision: revision
      )
      return RunDigests(of: run).answer
    } catch {
      // An engine that cannot answer has a fingerprint, too; a test demands that ours can.
      return sha256Hex(error.description.utf8)
    }
  }
}
