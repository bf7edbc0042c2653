import ScenarioModel
import SnapshotModel
import Synchronization

/// A revision's answer to a fixed question, as one digest.
///
/// It changes with the engine's behavior and not with its code: two builds of one version with
/// different fingerprints have drifted without a version bump. The question is small, to cost
/// milliseconds. The question to the whole engine passes through constraints, text, scrolling, the
/// keyboard, a rotation and a push. The question to a technique shows its revisions' differences. A
/// question never changes, or every fingerprint would.
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

  /// The digest of the answer; for a revision of a technique, of its label and the answer.
  ///
  /// Two published versions of a technique can behave alike, and each has a fingerprint of its own.
  private static func compute(_ revision: EngineRevision) -> String {
    let answer = answer(of: revision)
    return revision.technique == nil ? answer : sha256Hex("\(revision.label)\n\(answer)".utf8)
  }

  /// Returns the digest of the answer to the revision's question.
  static func answer(of revision: EngineRevision) -> String {
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
