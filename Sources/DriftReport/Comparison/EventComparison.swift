import SnapshotModel

/// Compares the events of both sides and their causes, independent of their steps.
///
/// Times are relative to the start of the earlier step. So an event that another step overtook is
/// late, not missing on one side and new on the other. Events at the same times as a reported event
/// only follow it, as do values that a checkpoint shows.
struct EventComparison {
  /// The steps of both sides.
  ///
  /// The events of a step on one side only are not compared.
  let moments: [Pair<Moment>]
  /// Whether both sides have the same version of the same engine, so that both or neither report
  /// events.
  let isOfOneEngine: Bool

  private struct Entry {
    let moment: Int
    let event: RunEvent
  }

  /// Adds the differences to the lists of the steps.
  ///
  /// These lists already contain the checkpoints' differences.
  func add(to lists: inout [DifferenceList]) {
    guard !isSameThroughout, !isLeftOut else { return }
    let (old, new) = (entries(of: \.from), entries(of: \.to))
    let shown = Set(lists.flatMap(\.shownValues))
    let pairs = paired(old, new) { [$0.event.kind.rawValue, $0.event.name, $0.event.subject.text] }
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

  /// Whether both sides have equal events at equal times in equal steps, as in most cases that
  /// drifted.
  private var isSameThroughout: Bool {
    moments.allSatisfy {
      $0.from?.step.time == $0.to?.step.time && $0.from?.events == $0.to?.events
    }
  }

  /// Whether events are not compared, because the engines differ and only one of them reports
  /// events.
  var isLeftOut: Bool {
    let silent = [\Pair<Moment>.from, \.to].filter { side in
      !moments.contains { $0[keyPath: side]?.reportedEvents.isEmpty == false }
    }
    return silent.count == 1 && !isOfOneEngine
  }

  /// Returns the events of one side.
  private func entries(of side: KeyPath<Pair<Moment>, Moment?>) -> [Entry] {
    moments.enumerated().flatMap { index, pair in
      guard pair.from != nil, pair.to != nil else { return [Entry]() }
      return pair[keyPath: side]?.reportedEvents.map { Entry(moment: index, event: $0) } ?? []
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

  /// Returns the seconds from the start of the earlier step to each event.
  private func delays(of pair: Pair<Entry>) -> [Double?] {
    let entries = [pair.from, pair.to]
    guard let first = entries.compactMap({ $0?.moment }).min() else { return [nil, nil] }
    let starts = [moments[first].from, moments[first].to].map { $0?.step.time ?? 0 }
    return zip(entries, starts).map { entry, start in
      entry.map { canonicalPoints($0.event.time - start) }
    }
  }

  /// Returns the change of the event's step: two steps can meet at one moment, and an event at that
  /// moment can belong to either step.
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

  /// Adds a difference if equal events at equal times have a different order.
  ///
  /// The difference is about the first event that moved relative to the others.
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

  /// The maximum number of reordered events to align.
  ///
  /// Longer lists take too long and are hard to read.
  private static let alignedAtMost = 500

  /// Returns the index of the first name that moved relative to the others.
  private func firstMoved(_ before: [String], _ after: [String]) -> Int? {
    guard before.count <= Self.alignedAtMost else { return nil }
    let pairs = aligned(before, after, by: ==)
    return pairs.firstIndex { $0.to == nil }.map { gone in
      pairs[..<gone].count { $0.from != nil }
    }
  }
}

/// A property of a view in a checkpoint's differences.
struct ShownValue: Hashable {
  let view: ViewPath
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
  /// The subject and the name: `signUp/scrollView contentInset.bottom`.
  var title: String { title(calling: ViewTitles()) }

  /// Returns the same text with the view's title.
  func title(calling titles: ViewTitles) -> String {
    subject.isEmpty ? name : "\(titles.title(of: subject)) \(name)"
  }

  /// The class of drift for a change of the event's values, which distinguishes lengths from names.
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
