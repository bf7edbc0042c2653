import ScenarioModel
import Synchronization

/// A revision's answer to a fixed question, as one digest.
///
/// It changes with the engine's behavior and not with its code. Two builds of one version with
/// different fingerprints have drifted without a version bump. The question is small and takes
/// milliseconds. The whole engine's question covers constraints, text, scrolling, the keyboard, a
/// rotation and a push. A technique's question shows the differences between its revisions. A
/// question must never change, because that would change every fingerprint.
enum Fingerprint {
  private static let known = Mutex<[String: String]>([:])

  /// Returns the fingerprint of a revision, computed once per process.
  static func of(_ revision: EngineRevision) -> String {
    known.withLock { known in
      if let fingerprint = known[revision.label] { return fingerprint }
      let fingerprint = compute(revision)
      known[revision.label] = fingerprint
      return fingerprint
    }
  }

  /// Returns the digest of the answer, or of the label and the answer for a technique's revision.
  ///
  /// Two published versions of a technique can behave alike, but each has its own fingerprint.
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
      // An engine that cannot answer has a fingerprint, too. A test checks that the engine can
      // answer.
      return sha256Hex(error.description.utf8)
    }
  }
}
