import SnapshotModel

/// Compares what happened on both sides and who did it, wherever in the scenario it happened.
///
/// Times are compared from the start of the earlier of two steps, so that something that another
/// step overtook is late, not gone here and new there. What happened at the same moments as
/// something that is reported already only follows it, and so do values that a checkpoint shows.
struct EventComparison {
  /// The steps of both sides; what happened in a step that one side lacks goes with the step.
  let moments: [Pair<Moment>]
  /// Whether one version of one engine answered on both sides, which reports events or does not.
  let isOfOneEngine: Bool

  private struct Entry {
    let moment: Int
    let event: RunEvent
  }

  /// Adds what differs to the lists of the steps, which show the checkpoints' differences already.
  func add(to lists: inout [DifferenceList]) {
    guard !isSameThroughout, !isLeftOut else { return }
    let (old, new) = (entries(of: \.from), entries(of: \.to))
    let shown = Set(lists.flatMap(\.shownValues))
    let pairs = paired(old, new) { [$0.event.kind.rawValue, $0.event.name, $0.event.subject] }
    var reported: [[Double?]: (list: Int, index: Int)] = [:]
    var hasDifference = false
    for pair in pairs {
      let changes = changes(of: pair, shown: shown)
      hasDifference = hasDifference || pair.from == nil || pair.to == nil || !changes.isEmpty
      guard let event = pair.to?.event ?? pair.from?.event, !changes.isEmpty else { continue }
      let times = [pair.from?.event.time, pair.to?.event.time]
      if let (list, index) = reported[times], changes.allSatisfy({ $0.property == Self.time }) {
        lists[list].addFollowingEvent(of: index)
        continue
      }
      let list = [pair.from, pair.to].compactMap { $0?.moment }.min() ?? 0
      if let index = lists[list].add(.event(event), changes), reported[times] == nil {
        reported[times] = (list, index)
      }
    }
    if !hasDifference { addOrder(of: pairs, old, to: &lists) }
  }

  /// Whether the same happened at the same times in the same steps, as in most cases that drifted.
  private var isSameThroughout: Bool {
    moments.allSatisfy {
      $0.from?.step.time == $0.to?.step.time && $0.from?.events == $0.to?.events
    }
  }

  /// Whether events are not compared, because the engine of one side, which is another one, does not report them.
  var isLeftOut: Bool {
    let silent = [\Pair<Moment>.from, \.to].filter { side in
      !moments.contains { $0[keyPath: side]?.events.isEmpty == false }
    }
    return silent.count == 1 && !isOfOneEngine
  }

  /// The events of one side.
  private func entries(of side: KeyPath<Pair<Moment>, Moment?>) -> [Entry] {
    moments.enumerated().flatMap { index, pair in
      guard pair.from != nil, pair.to != nil else { return [Entry]() }
      return pair[keyPath: side]?.events.map { Entry(moment: index, event: $0) } ?? []
    }
  }

  private static let time = "at"

  private func changes(of pair: Pair<Entry>, shown: Set<ShownValue>) -> [Change] {
    let times = delays(of: pair).map { $0.map { DriftValue.number($0) } }
    var timeChanges = changed(.timing, Self.time, times[0], times[1])
    if timeChanges.isEmpty { timeChanges = stepChanges(of: pair) }
    guard let old = pair.from?.event, let new = pair.to?.event else {
      return isShown(pair.to?.event ?? pair.from?.event, shown) ? [] : timeChanges
    }
    let values =
      isShown(new, shown)
      ? []
      : changed(new.valueKind, "before", old.before?.asValue, new.before?.asValue)
        + changed(new.valueKind, "after", old.after?.asValue, new.after?.asValue)
    return timeChanges + values
      + changed(
        .timing,
        "cause",
        old.cause.map { .text($0.rawValue) },
        new.cause.map { .text($0.rawValue) }
      )
      + changed(
        .animation,
        "duration",
        old.duration.map { .number($0) },
        new.duration.map { .number($0) }
      )
  }

  /// Seconds from the start of the earlier step to either event.
  private func delays(of pair: Pair<Entry>) -> [Double?] {
    let entries = [pair.from, pair.to]
    guard let first = entries.compactMap({ $0?.moment }).min() else { return [nil, nil] }
    let starts = [moments[first].from, moments[first].to].map { $0?.step.time ?? 0 }
    return zip(entries, starts).map { entry, start in
      entry.map { canonicalPoints($0.event.time - start) }
    }
  }

  /// Two steps may meet at a moment, and something that happens then belong to either.
  private func stepChanges(of pair: Pair<Entry>) -> [Change] {
    guard let old = pair.from, let new = pair.to, old.moment != new.moment else { return [] }
    return changed(.timing, "step", text(old.moment), text(new.moment))
  }

  private func text(_ moment: Int) -> DriftValue? {
    (moments[moment].to?.step).map { .text("\($0.index) \($0.action)") }
  }

  private func isShown(_ event: RunEvent?, _ shown: Set<ShownValue>) -> Bool {
    guard let event else { return false }
    let (name, additional) = (event.name, "additionalSafeAreaInsets.")
    let property =
      name.hasPrefix(additional) ? "safeArea." + name.dropFirst(additional.count) : name
    return shown.contains(ShownValue(view: event.subject, property: property))
  }

  /// Adds a difference where the same happened at the same times, but in another order: about the first
  /// event that has changed its position among those that have not.
  private func addOrder(
    of pairs: [Pair<Entry>],
    _ old: [Entry],
    to lists: inout [DifferenceList]
  ) {
    let before = old.map(\.event.title)
    let after = pairs.compactMap(\.from?.event.title)
    guard let first = before.indices.first(where: { before[$0] != after[$0] }),
      let last = before.indices.last(where: { before[$0] != after[$0] })
    else { return }
    let range = first...last
    let change = reordered("events", from: Array(before[range]), to: Array(after[range]))
    let moved = first + (firstMoved(Array(before[range]), Array(after[range])) ?? 0)
    lists[old[first].moment].add(.event(old[moved].event), [change])
  }

  /// More events in another order than people read, and than can be aligned in no time.
  private static let alignedAtMost = 500

  /// The index of the first name that is elsewhere in the second list, while others keep theirs.
  private func firstMoved(_ before: [String], _ after: [String]) -> Int? {
    guard before.count <= Self.alignedAtMost else { return nil }
    let pairs = aligned(before, after, by: ==)
    return pairs.firstIndex { $0.to == nil }.map { gone in
      pairs[..<gone].count { $0.from != nil }
    }
  }
}

/// A property of a view that the comparison of a checkpoint shows.
struct ShownValue: Hashable {
  let view: String
  let property: String
}

extension DifferenceList {
  fileprivate var shownValues: [ShownValue] {
    differences.flatMap { difference -> [ShownValue] in
      guard case .view(let path) = difference.subject else { return [] }
      return difference.changes.map { ShownValue(view: path, property: $0.property) }
    }
  }
}

extension RunEvent {
  /// What it is about, in words: `signUp/scrollView contentInset.bottom`.
  var title: String { title(calling: ViewTitles()) }

  /// The same with the view as a person calls it.
  func title(calling titles: ViewTitles) -> String {
    subject.isEmpty ? name : "\(titles.title(of: subject)) \(name)"
  }

  /// The class of a change of its values, which distinguishes lengths from names.
  fileprivate var valueKind: DriftKind {
    switch kind {
    case .focus: .firstResponder
    case .inset: name.hasPrefix("additional") ? .safeArea : .contentInset
    case .scroll: .contentOffset
    case .content: .contentSize
    case .notification, .call, .rotation, .trait, .layout, .diagnostic: .timing
    }
  }
}

extension EventValue {
  var asValue: DriftValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}
