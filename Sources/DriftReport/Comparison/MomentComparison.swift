import Reporting
import SnapshotModel

/// Compares one step of both sides and the events during it.
struct MomentComparison {
  let from: Moment
  let to: Moment
  /// Whether the preceding steps are also a pair, so that the pauses can be compared.
  let followsSameStep: Bool
  let screenEdits: [EditDistance]

  /// Adds the differences of time, events and results.
  func add(to list: inout DifferenceList) {
    list.add(.step, pauseChanges + stepChanges)
    addNavigation(to: &list)
    addKeyboardFrames(to: &list)
    addSnapshot(to: &list)
    addFindings(to: &list)
  }

  private var pauseChanges: [Change] {
    guard followsSameStep else { return [] }
    return changed(.timing, "delay", .number(from.pause), .number(to.pause))
  }

  private var stepChanges: [Change] {
    var rest = from.step
    (rest.index, rest.time) = (to.step.index, to.step.time)
    (rest.action, rest.detail, rest.snapshot) = (to.step.action, to.step.detail, to.step.snapshot)
    return propertyChanges(rest, to.step)
  }

  /// Adds the differences of the snapshots.
  ///
  /// A snapshot on one side only is a difference.
  private func addSnapshot(to list: inout DifferenceList) {
    if let old = from.step.snapshot, let new = to.step.snapshot {
      SnapshotComparison(from: old, to: new, screenEdits: screenEdits).add(to: &list)
    } else {
      let kind: DriftKind = from.step.snapshot == nil ? .appeared : .vanished
      let counts = [from, to].map { $0.step.snapshot?.views.count }
        .map { $0.map { DriftValue.text("\($0) views") } }
      list.add(.screen, changed(kind, "snapshot", counts[0], counts[1]))
    }
  }

  private func addNavigation(to list: inout DifferenceList) {
    let pairs = paired(from.pushes, to.pushes, by: \.kind)
    for pair in pairs {
      guard let kind = pair.to?.kind ?? pair.from?.kind else { continue }
      list.add(.navigation(kind), navigationChanges(pair))
    }
    addOrder("navigation", of: pairs, from.pushes, \.kind.rawValue, to: &list)
  }

  private func navigationChanges(_ pair: Pair<NavigationPush>) -> [Change] {
    guard let old = pair.from, let new = pair.to else {
      let screens = [pair.from, pair.to].map { push in
        push.map { DriftValue.text("\($0.from) to \($0.to)") }
      }
      return changed(.navigation, "screens", screens[0], screens[1])
    }
    return changed(.navigation, "from", .text(old.from), .text(new.from))
      + changed(.navigation, "to", .text(old.to), .text(new.to))
      + changed(.navigation, "animated", .flag(old.animated), .flag(new.animated))
      + timeChanges(old.time, new.time)
  }

  private func addKeyboardFrames(to list: inout DifferenceList) {
    let (old, new) = (from.notifications, to.notifications)
    if from.step.time == to.step.time, old == new { return }
    let pairs = paired(old, new, by: \.keyboardNotification)
    for pair in pairs {
      guard let name = (pair.to ?? pair.from)?.keyboardNotification else { continue }
      list.add(.keyboard(notification: name), keyboardChanges(pair))
    }
    addOrder(
      "notifications",
      of: pairs,
      old,
      { $0.keyboardNotification ?? "" },
      to: &list
    )
  }

  private func keyboardChanges(_ pair: Pair<RunEvent>) -> [Change] {
    guard let old = pair.from, let new = pair.to, let (from, to) = payloads(old, new) else {
      let ends = [pair.from, pair.to].map { $0?.keyboard?.end.asValue }
      return changed(.keyboardFrame, "end", ends[0], ends[1])
    }
    return changed(.keyboardFrame, "begin.", from.begin.numbers, to.begin.numbers)
      + changed(.keyboardFrame, "end.", from.end.numbers, to.end.numbers)
      + changed(.animation, "duration", .number(from.duration), .number(to.duration))
      + timeChanges(old.time, new.time)
  }

  private func payloads(
    _ old: RunEvent,
    _ new: RunEvent
  ) -> (KeyboardPayload, KeyboardPayload)? {
    guard let from = old.keyboard, let to = new.keyboard else { return nil }
    return (from, to)
  }

  private func addFindings(to list: inout DifferenceList) {
    let pairs = paired(from.findings, to.findings, by: \.topic)
    for pair in pairs {
      guard let finding = pair.to ?? pair.from, !Self.isSame(pair) else {
        if pair.from?.isEqual(to: pair.to) == false { list.ignoreFinding() }
        continue
      }
      let messages = [pair.from, pair.to].map { $0.map { DriftValue.finding($0) } }
      list.add(
        .finding(finding.kind, view: finding.view),
        changed(Self.kind(of: pair, finding.kind), "message", messages[0], messages[1])
      )
    }
    addOrder("findings", of: pairs, from.findings, { "\($0.kind) \($0.view)" }, to: &list)
  }

  /// Whether both sides have a finding, possibly with other numbers.
  private static func isSame(_ pair: Pair<Finding>) -> Bool {
    guard let old = pair.from, let new = pair.to else { return false }
    return old.isSame(as: new)
  }

  /// Returns the class of a finding that appeared, disappeared or has a different subject.
  private static func kind(of pair: Pair<Finding>, _ kind: Finding.Kind) -> DriftKind {
    if pair.from != nil, pair.to != nil { return .diagnostics }
    let isNew = pair.from == nil
    return switch kind {
    case .brokenInvariant: isNew ? .invariantBroken : .invariantFixed
    case .truncatedText: isNew ? .truncated : .untruncated
    case .ambiguousLayout, .unsatisfiableConstraints: isNew ? .diagnostics : .diagnosticsFixed
    }
  }

  /// Adds a difference if both sides have the same events in a different order.
  private func addOrder<Event>(
    _ property: String,
    of pairs: [Pair<Event>],
    _ before: [Event],
    _ name: (Event) -> String,
    to list: inout DifferenceList
  ) {
    let old = before.map(name)
    let new = pairs.filter { $0.from != nil }.compactMap(\.to).map(name)
    guard old.count == new.count, old != new else { return }
    list.add(.step, [reordered(property, from: old, to: new)])
  }

  /// Returns the change of the time since the start of the step, so that a late step is reported
  /// once.
  private func timeChanges(_ old: Double, _ new: Double) -> [Change] {
    changed(
      .timing,
      "delay",
      .number(canonicalPoints(old - from.step.time)),
      .number(canonicalPoints(new - to.step.time))
    )
  }
}

extension Finding {
  /// Whether another side has an equal finding, possibly with another step number.
  fileprivate func isEqual(to other: Finding?) -> Bool {
    other.map { $0.subject == subject && $0.detail == detail } ?? false
  }
}
