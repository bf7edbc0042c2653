// Hashes of canonical lines. Equal hashes mean equal bytes, so the cost of comparing two large
// recordings depends on their differences.

extension Snapshot {
  /// SHA-256 of the lines of the screen, its views and its elements.
  package var contentHash: String {
    // The approximate length of a view's line.
    var text = CanonicalText(capacity: 96 * (views.count + 1))
    text.appendSnapshot(self, indented: false)
    return sha256Hex(text.bytes)
  }
}

/// The digests of one run.
///
/// Snapshots are hashed once for all digests. Use this value instead of single properties if you
/// need several of them.
package struct RunDigests: Hashable, Sendable {
  /// The digests of the snapshots, one for each step with a snapshot, in order.
  package let snapshots: [String]
  /// The digest of the geometry and its origin: checkpoints with their snapshots, pushes, keyboard
  /// frames, events.
  ///
  /// It depends neither on the engine's identity nor on the question. Engines with equal results so
  /// have equal digests.
  package let geometry: String
  /// The digest of the engine's whole answer: the geometry, the text of the steps, the findings, the
  /// estimates and the omissions.
  package let answer: String
  /// The digest of the frame explanations, which are not part of the answer; nil without
  /// explanations.
  package let explanations: String?

  /// Computes the digests of a run.
  ///
  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  package init(of run: Run) {
    self.init(
      of: run,
      EventLines(of: run),
      snapshots: run.steps.compactMap { $0.snapshot?.contentHash }
    )
  }

  /// Computes the digests of one of many runs.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - unread: The hashes of snapshots that were not read, see ``Snapshot/unread``, by the names
  ///     of their checkpoints.
  ///   - computation: Computes the digests of the other snapshots.
  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  package init(
    of run: Run,
    unread: [String: String] = [:],
    by computation: inout SnapshotDigests
  ) {
    var snapshots: [String] = []
    for step in run.steps {
      guard let snapshot = step.snapshot else { continue }
      snapshots.append(
        unread[step.detail] ?? computation.digest(of: snapshot, at: snapshots.count)
      )
    }
    self.init(of: run, computation.lines(of: run), snapshots: snapshots)
  }

  private init(of run: Run, _ lines: EventLines, snapshots: [String]) {
    self.snapshots = snapshots
    geometry = Self.geometryDigest(of: run, lines, snapshots: snapshots)
    answer = Self.answerDigest(of: run, lines, snapshots: snapshots)
    explanations = run.explanations.explanationDigest
  }

  private static func geometryDigest(
    of run: Run,
    _ lines: EventLines,
    snapshots: [String]
  ) -> String {
    var text = CanonicalText(capacity: lines.length + 96 * run.steps.count)
    var digests = snapshots.makeIterator()
    for step in run.steps where step.snapshot != nil {
      text.keyword("checkpoint")
      text.integer(step.index)
      text.word(step.detail)
      if let digest = digests.next() { text.word(digest) }
      text.endLine()
    }
    for (number, push) in run.pushes.enumerated() {
      text.integer(push.step)
      text.appendLine(number, of: lines.pushes)
    }
    // Elements of the array would be copied with their texts.
    run.events.withUnsafeBufferPointer { events in
      for number in events.indices where events[number].keyboard != nil {
        text.integer(events[number].step)
        text.appendLine(number, of: lines.keyboardFrames)
      }
      for number in events.indices where events[number].cause != nil {
        text.integer(events[number].step)
        text.appendLine(number, of: lines.events)
      }
    }
    return sha256Hex(text.bytes)
  }

  private static func answerDigest(
    of run: Run,
    _ lines: EventLines,
    snapshots: [String]
  ) -> String {
    // A step's line, the digest of its snapshot and its findings have about this length.
    var text = CanonicalText(capacity: lines.length + 192 * run.steps.count)
    var digests = snapshots.makeIterator()
    text.appendSteps(of: run, lines) { text, _ in
      text.keyword("snapshot")
      if let digest = digests.next() { text.word(digest) }
      text.endLine()
    }
    text.appendEstimates(of: run)
    text.appendOmissions(of: run)
    return sha256Hex(text.bytes)
  }
}

extension Run {
  /// The digest of the geometry, see ``RunDigests/geometry``.
  package var geometryHash: String { RunDigests(of: self).geometry }
}

/// Returns the hash of a whole recording: SHA-256 of its cases and their geometry.
///
/// The cases are sorted, so the order of the recording has no effect.
package func recordingHash(
  of entries: [(identity: CaseIdentity, geometryHash: String)]
) -> String {
  recordingHash(
    of: entries.count,
    identity: { entries[$0].identity },
    word: { entries[$0].geometryHash }
  )
}

/// Returns the hash of cases, each with a word.
///
/// - Parameters:
///   - count: The number of cases; their order has no effect.
///   - identity: Returns the case at an index.
///   - word: Returns the word for the case at an index.
/// - Returns: The SHA-256 of the cases and words, in hexadecimal digits.
package func recordingHash(
  of count: Int,
  identity: (Int) -> CaseIdentity,
  word: (Int) -> String
) -> String {
  var digest = RunningDigest()
  var text = CanonicalText(capacity: 1 << 13)
  for index in caseOrder(of: count, identity) ?? Array(0..<count) {
    text.appendCase(identity(index))
    text.word(word(index))
    text.endLine()
    // All lines of a large recording would take much memory.
    if text.bytes.count > 1 << 12 {
      text.bytes.withUnsafeBytes { digest.add($0) }
      text.removeLines()
    }
  }
  text.bytes.withUnsafeBytes { digest.add($0) }
  return digest.hexadecimal
}

/// Returns the hash that binds a stored run to its recording, engine, case, question, answer and
/// explanations: SHA-256 of all of them.
///
/// `recording` is the number of the recording that contains the run. `answerHash` is the digest
/// ``RunDigests/answer``. `explanationHash` is the digest ``RunDigests/explanations``, or nil for a
/// run without explanations.
package func runHash(
  recording: Int,
  engine: EngineIdentity,
  identity: CaseIdentity,
  questionHash: QuestionHash,
  answerHash: String,
  explanationHash: String? = nil
) -> [UInt8] {
  var text = CanonicalText(capacity: 512)
  text.integer(recording)
  for word in [engine.name, engine.version, engine.fingerprint] { text.word(word) }
  text.endLine()
  text.appendCase(identity)
  text.word(questionHash.text)
  text.word(answerHash)
  text.endLine()
  if let explanationHash {
    text.keyword("explained")
    text.word(explanationHash)
    text.endLine()
  }
  return sha256Bytes(text.bytes)
}
