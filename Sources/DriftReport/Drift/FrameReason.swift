import Reporting
package import SnapshotModel

/// The case, step and view of a frame.
package struct FrameOccurrence: Hashable, Sendable {
  /// The case with the frame.
  package var identity: CaseIdentity
  /// The index of the step with the view, on the second side.
  package var step: Int
  /// The path of the view.
  package var view: ViewPath

  package init(identity: CaseIdentity, step: Int, view: ViewPath) {
    self.identity = identity
    self.step = step
    self.view = view
  }
}

extension DriftCause {
  /// The first occurrence of the cause, if a view moved or has a different size.
  package var frameOccurrence: FrameOccurrence? {
    let (occurrence, moves) = (occurrences[0], [DriftKind.moved, .resized])
    guard case .view(let path) = subject, kinds.contains(where: moves.contains) else { return nil }
    return FrameOccurrence(identity: occurrence.identity, step: occurrence.step.index, view: path)
  }
}

extension Drift {
  /// Explains the frame of a view on a side after a step of a case; nil if a replay is impossible.
  package typealias Replay = (FrameOccurrence, _ isSecondSide: Bool, _ step: Int) ->
    FrameExplanation?

  /// Adds the reasons for the changed frames of causes, by the first occurrences of the causes.
  ///
  /// - Parameters:
  ///   - from: The first side of the comparison.
  ///   - to: The second side.
  ///   - replays: Returns the replay of a case without recorded explanations.
  /// - Throws: The errors of reading a run.
  package mutating func addReasons(
    from: RecordingSide,
    to: RecordingSide,
    replaying replays: (CaseIdentity) -> Replay? = { _ in nil }
  ) throws {
    let (before, after) = (from.casesByIdentity, to.casesByIdentity)
    let occurrences = Dictionary(grouping: causes.compactMap(\.frameOccurrence), by: \.identity)
    // Only the runs of one case are in memory.
    for (identity, occurrences) in occurrences.sorted(by: { $0.key < $1.key }) {
      guard let old = before[identity], let new = after[identity] else { continue }
      try addReasons(
        for: occurrences,
        from: CaseExplanations(old),
        to: CaseExplanations(new),
        replaying: replays(identity)
      )
    }
  }

  private mutating func addReasons(
    for occurrences: [FrameOccurrence],
    from old: CaseExplanations,
    to new: CaseExplanations,
    replaying replay: Replay?
  ) throws {
    var (old, new) = (old, new)
    for occurrence in occurrences {
      guard
        let to = try new.explanation(
          of: occurrence.view,
          at: { $0.index == occurrence.step },
          orReplay: replay.map { replay in { replay(occurrence, true, $0) } }
        ),
        let from = try old.explanation(
          of: occurrence.view,
          at: { $0.detail == to.checkpoint },
          orReplay: replay.map { replay in { replay(occurrence, false, $0) } }
        )
      else { continue }
      let lines = FrameReason.lines(
        from: from.explanation,
        to: to.explanation,
        calling: titles(for: occurrence.identity)
      )
      if !lines.isEmpty { reasons[occurrence] = lines }
    }
  }

  /// Returns the reasons for the changed numbers of a cause's frame, one line each; empty if the
  /// explanations of either side are missing.
  func reasons(for cause: DriftCause) -> [String] {
    cause.frameOccurrence.flatMap { reasons[$0] } ?? []
  }
}

extension RecordingSide {
  fileprivate var casesByIdentity: [CaseIdentity: RecordedCase] {
    Dictionary(cases.map { ($0.identity, $0) }) { first, _ in first }
  }
}

/// The reasons for a changed number of a frame, from the explanations of both sides.
package enum FrameReason {
  /// The maximum number of parts in a line.
  private static let limit = 4

  /// Returns a line for each number that differs: `y 128 -> 140: button.bottom + 23.0 -> + 35.0`.
  ///
  /// - Parameters:
  ///   - from: The explanation of the frame on the first side.
  ///   - to: The explanation of the frame on the second side.
  ///   - titles: The titles of the screen's views.
  /// - Returns: The lines; none for a number without a changed part.
  package static func lines(
    from: FrameExplanation,
    to: FrameExplanation,
    calling titles: ViewTitles
  ) -> [String] {
    to.values.compactMap { new in
      guard let old = from.values.first(where: { $0.dimension == new.dimension }),
        old.value != new.value
      else { return nil }
      let parts = PartChanges(from: old, to: new, naming: titles, path: to.view).texts
      guard !parts.isEmpty else { return nil }
      let rest = parts.count - limit
      let named =
        parts.prefix(limit).joined(separator: ", ")
        + (rest > 0 ? " and \(counted(rest, "more part"))" : "")
      return "\(new.dimension.rawValue) \(old.value.plain) -> \(new.value.plain): \(named)"
    }
  }
}

/// The changed parts of a number.
private struct PartChanges {
  /// The sums of one source on both sides: a stack view has the same source for each of its views.
  private struct Sums {
    var from: Double?
    var to: Double?
    /// The growth of the number for each point of the constant on the second side.
    var multiplier = 1.0
  }

  /// The identity of a source, without its numbers.
  private struct Key: Hashable {
    var kind: ExplanationSource.Kind
    var name: String
    var view: String

    init(_ source: ExplanationSource) {
      (kind, name, view) = (source.kind, source.name, source.view)
    }
  }

  private var order: [Key] = []
  private var sums: [Key: Sums] = [:]
  private var before: [Key: ExplanationSource] = [:]
  private var after: [Key: ExplanationSource] = [:]
  private var others: [(words: String, from: Double, to: Double)] = []
  private let titles: ViewTitles
  private let path: ViewPath

  init(
    from: FrameExplanation.Value,
    to: FrameExplanation.Value,
    naming titles: ViewTitles,
    path: ViewPath
  ) {
    self.titles = titles
    self.path = path
    for part in from.parts { add(part, to: \.from, \.before) }
    for part in to.parts { add(part, to: \.to, \.after) }
    others = [
      ("alignment rectangle", from.alignment, to.alignment),
      ("rounding", from.rounding, to.rounding),
      ("set directly", from.setDirectly, to.setDirectly),
    ]
  }

  private mutating func add(
    _ part: FrameExplanation.Part,
    to side: WritableKeyPath<Sums, Double?>,
    _ sources: WritableKeyPath<PartChanges, [Key: ExplanationSource]>
  ) {
    let key = Key(part.source)
    if sums[key] == nil { order.append(key) }
    if self[keyPath: sources][key] == nil { self[keyPath: sources][key] = part.source }
    let sum = sums[key, default: Sums()][keyPath: side] ?? 0
    sums[key, default: Sums()][keyPath: side] = canonicalPoints(sum + part.amount)
    sums[key]?.multiplier = part.multiplier.magnitude
  }

  /// The changed parts in the order of the explanations.
  var texts: [String] {
    order.compactMap(text)
      + others.filter { $0.from != $0.to }.map { "\($0.words) \($0.from.plain) -> \($0.to.plain)" }
  }

  private func text(_ key: Key) -> String? {
    switch (sums[key]?.from, sums[key]?.to) {
    // A part of 0 does not change the number.
    case (0, nil), (nil, 0): return nil
    case (let from?, nil):
      return "without \(name(before[key])) (\(from.plain))"
    case (nil, let to?):
      return "with \(name(after[key])) (\(to.plain))"
    case (let from?, let to?) where from != to:
      let multiplier = sums[key]?.multiplier ?? 1
      return change(key).map { $0 + (multiplier == 1 ? "" : " times \(multiplier.plain)") }
        ?? "\(name(after[key])) \(from.plain) -> \(to.plain)"
    default: return nil
    }
  }

  /// Returns the change of a constraint: `b.top == a.bottom + 23 -> + 35 (gap)`.
  ///
  /// The result is nil for an unchanged equation and for other sources.
  private func change(_ key: Key) -> String? {
    guard let item = after[key]?.item, let old = before[key]?.equation, let new = item.equation,
      old != new
    else { return nil }
    let equations = [old, new].map { titles.called($0, on: path) }
    return item.named(equations[0].change(to: equations[1], writing: \.plain))
  }

  private func name(_ source: ExplanationSource?) -> String {
    source.map { $0.text(calling: titles, on: path) } ?? ""
  }
}
