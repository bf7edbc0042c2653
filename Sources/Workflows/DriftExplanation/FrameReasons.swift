import BuiltInEngine
import DriftReport
import ScenarioModel
import SnapshotModel

/// The reasons for frames on both sides of a comparison; each case is read once.
struct FrameReasons {
  /// A run with the reasons for its frames.
  private struct Explained {
    var run: Run
    var steps: [ExplainedStep]
  }

  private let sides: [[CaseIdentity: RecordedCase]]
  /// The questions of drifted cases, for replays of cases without recorded reasons.
  private let questions: [CaseIdentity: [CaseQuestion]]
  private var known: [[CaseIdentity: Explained?]] = [[:], [:]]

  /// - Parameters:
  ///   - from: The reference side.
  ///   - to: The judged side.
  ///   - changed: The drifted cases; their questions are replayed to find reasons that were not
  ///     recorded.
  init(from: RecordingSide, to: RecordingSide, replaying changed: [ChangedCase] = []) {
    sides = [from, to].map { side in
      Dictionary(side.cases.map { ($0.identity, $0) }) { first, _ in first }
    }
    questions = Dictionary(changed.map { ($0.identity, [$0.oldQuestion, $0.newQuestion]) }) {
      first,
      _ in first
    }
  }

  /// Returns the reasons for the changed frames of causes, by the first occurrences of the causes.
  ///
  /// - Parameter drift: The comparison of both sides.
  /// - Returns: Lines for each frame with known reasons on both sides.
  /// - Throws: The errors of reading a run.
  mutating func lines(for drift: Drift) throws -> [FrameOccurrence: [String]] {
    var lines: [FrameOccurrence: [String]] = [:]
    for occurrence in drift.causes.compactMap(\.frameOccurrence) {
      guard let to = try frame(at: occurrence, on: 1, as: nil),
        let from = try frame(at: occurrence, on: 0, as: to.checkpoint)
      else { continue }
      let reasons = FrameReason.lines(
        from: from.explanation,
        to: to.explanation,
        calling: drift.titles(for: occurrence.identity)
      )
      if !reasons.isEmpty { lines[occurrence] = reasons }
    }
    return lines
  }

  /// Returns the reasons for a frame on a side, and the name of its checkpoint.
  ///
  /// The result is nil if the reasons do not give the recorded frame.
  ///
  /// Without a checkpoint, the frame is the one at the step of the occurrence.
  private mutating func frame(
    at occurrence: FrameOccurrence,
    on side: Int,
    as checkpoint: String?
  ) throws -> (checkpoint: String, explanation: FrameExplanation)? {
    guard let explained = try explained(occurrence.identity, on: side) else { return nil }
    let isWanted: (Step) -> Bool = { step in
      checkpoint.map { step.detail == $0 } ?? (step.index == occurrence.step)
    }
    guard let step = explained.run.steps.first(where: { $0.snapshot != nil && isWanted($0) }),
      let view = step.snapshot?.views.first(where: { $0.path == occurrence.view }),
      let explanation = explained.steps.first(where: { $0.step == step.index })?.views
        .first(where: { $0.view == occurrence.view })
        ?? replayed(occurrence, on: side, upTo: step.index)
    else { return nil }
    let frame = view.frame
    let isRecorded =
      explanation.values.map(\.value) == [frame.x, frame.y, frame.width, frame.height]
    return isRecorded ? (step.detail, explanation) : nil
  }

  private mutating func explained(_ identity: CaseIdentity, on side: Int) throws -> Explained? {
    if let known = known[side][identity] { return known }
    var explained: Explained?
    if let recorded = sides[side][identity] {
      let steps = try recorded.explanations()
      // A run without explanations is only useful for a replay.
      if !steps.isEmpty || questions[identity] != nil {
        explained = Explained(run: try recorded.read(), steps: steps)
      }
    }
    known[side][identity] = .some(explained)
    return explained
  }

  /// Returns the reasons for a frame from a replay; nil if the replay is impossible or has no such
  /// frame.
  private func replayed(
    _ occurrence: FrameOccurrence,
    on side: Int,
    upTo step: Int
  ) -> FrameExplanation? {
    questions[occurrence.identity].flatMap { questions in
      try? CaseExplanation(of: questions[side], afterSteps: step + 1) { $0 == occurrence.view }
        .views.first
    }
  }
}

extension SideComparison {
  /// Adds the reasons for changed frames, from recordings or from replays of drifted cases.
  ///
  /// - Throws: The errors of reading a run.
  package mutating func addReplayedReasons() throws {
    var reasons = FrameReasons(from: from, to: to, replaying: changed.known)
    drift.reasons = try reasons.lines(for: drift)
  }
}
