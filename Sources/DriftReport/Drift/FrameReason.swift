import Reporting
package import SnapshotModel

/// Where and when a view has a frame.
package struct FrameOccurrence: Hashable, Sendable {
  /// The case with the frame.
  package var identity: CaseIdentity
  /// Index of the step after which the view was seen, on the side that is checked.
  package var step: Int
  /// The view's path.
  package var view: String

  package init(identity: CaseIdentity, step: Int, view: String) {
    self.identity = identity
    self.step = step
    self.view = view
  }
}

extension DriftCause {
  /// Where the cause shows first, if it is a view that has moved or has another size.
  package var frameOccurrence: FrameOccurrence? {
    let (occurrence, moves) = (occurrences[0], [DriftKind.moved, .resized])
    guard case .view(let path) = subject, kinds.contains(where: moves.contains) else { return nil }
    return FrameOccurrence(identity: occurrence.identity, step: occurrence.step.index, view: path)
  }
}

extension Drift {
  /// Why the numbers of a cause's frame are others, a line each; nothing where it is not known what
  /// determined them on both sides.
  func reasons(for cause: DriftCause) -> [String] {
    cause.frameOccurrence.flatMap { reasons[$0] } ?? []
  }
}

/// Why a number of a frame is another than before, by what determined it then and now.
package enum FrameReason {
  /// How many parts a line names.
  private static let limit = 4

  /// A line for each number that differs: `y 128 -> 140: button.bottom + 23.0 -> + 35.0`.
  ///
  /// - Parameters:
  ///   - from: What determined the frame before.
  ///   - to: What determines it now.
  ///   - titles: What people call the views of the screen.
  /// - Returns: The lines; none for a number in which no part differs.
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

/// What differs among the parts of a number.
private struct PartChanges {
  /// The parts of one source before and after, added up: a stack has the same for each of its views.
  private struct Sums {
    var from: Double?
    var to: Double?
    /// By how much the number changes for each point of the constant, now.
    var multiplier = 1.0
  }

  /// What a source is, whatever its numbers.
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
  private let path: String

  init(
    from: FrameExplanation.Value,
    to: FrameExplanation.Value,
    naming titles: ViewTitles,
    path: String
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

  /// Each part that differs, in the order of the explanations.
  var texts: [String] {
    order.compactMap(text)
      + others.filter { $0.from != $0.to }.map { "\($0.words) \($0.from.plain) -> \($0.to.plain)" }
  }

  private func text(_ key: Key) -> String? {
    switch (sums[key]?.from, sums[key]?.to) {
    case (let from?, nil):
      return "without \(name(before[key])) (\(from.plain))"
    case (nil, let to?):
      return "with \(name(after[key])) (\(to.plain))"
    case (let from?, let to?) where from != to:
      let (old, new) = (name(before[key]), name(after[key]))
      guard old != new else { return "\(old) \(from.plain) -> \(to.plain)" }
      let multiplier = sums[key]?.multiplier ?? 1
      return Self.joined(old, new) + (multiplier == 1 ? "" : " times \(multiplier.plain)")
    default: return nil
    }
  }

  /// The words of both equations, those at the beginning once: `b.top == a.bottom + 23.0 -> + 35.0 (gap)`.
  private static func joined(_ old: String, _ new: String) -> String {
    let (oldWords, newWords) = (old.split(separator: " "), new.split(separator: " "))
    var (start, end) = (0, 0)
    while start < min(oldWords.count, newWords.count), oldWords[start] == newWords[start] {
      start += 1
    }
    while end < min(oldWords.count, newWords.count) - start,
      oldWords[oldWords.count - 1 - end] == newWords[newWords.count - 1 - end]
    {
      end += 1
    }
    // A sign belongs to its number.
    if start > 0, ["+", "-"].contains(oldWords[start - 1]) { start -= 1 }
    let words =
      oldWords.dropLast(end) + ["->"] + newWords.dropFirst(start).dropLast(end)
      + newWords.suffix(end)
    return words.joined(separator: " ")
  }

  private func name(_ source: ExplanationSource?) -> String {
    source.map { $0.text(calling: titles, on: path) } ?? ""
  }
}
