import SnapshotModel

/// Compares the accessibility elements of one checkpoint.
struct AccessibilityComparison {
  private let from: Snapshot
  private let to: Snapshot

  /// - Parameters:
  ///   - from: The first side's snapshot, with the second side's view paths.
  ///   - to: The second side's snapshot.
  init(from: Snapshot, to: Snapshot) {
    self.from = from
    self.to = to
  }

  /// Adds the changed elements, and then the order.
  func add(to list: inout DifferenceList) {
    let (old, new) = (from.accessibilityElements, to.accessibilityElements)
    guard old != new else { return }
    // A side without any elements most likely did not record them.
    guard !old.isEmpty, !new.isEmpty else {
      let counts = [old, new].map { $0.isEmpty ? nil : DriftValue.text("\($0.count)") }
      list.add(.screen, changed(.accessibility, "accessibility elements", counts[0], counts[1]))
      return
    }
    let pairs = paired(old, new, by: \.view)
    for pair in pairs {
      guard let view = (pair.to ?? pair.from)?.view else { continue }
      list.add(.view(path: view), changes(of: view, pair))
    }
    addOrder(of: pairs, before: old, to: &list)
  }

  private func changes(of view: ViewPath, _ pair: Pair<AccessibilityElement>) -> [Change] {
    guard let old = pair.from, let new = pair.to else {
      // A view that appeared or vanished has its own difference.
      guard hasView(view, from), hasView(view, to) else { return [] }
      return changed(
        .accessibility,
        "isAccessibilityElement",
        .flag(pair.from != nil),
        .flag(pair.to != nil)
      )
    }
    return text("accessibilityLabel", old.label, new.label)
      + text("accessibilityValue", old.value, new.value)
      + text("accessibilityHint", old.hint, new.hint)
      + text("accessibilityIdentifier", old.identifier, new.identifier)
      + text("accessibilityTraits", old.traitNames.nonempty, new.traitNames.nonempty)
  }

  private func text(_ property: String, _ from: String?, _ to: String?) -> [Change] {
    changed(.accessibility, property, from.map(DriftValue.text), to.map(DriftValue.text))
  }

  private func hasView(_ path: ViewPath, _ snapshot: Snapshot) -> Bool {
    snapshot.views.contains { $0.path == path }
  }

  /// Adds the shortest range of elements that has a different order.
  private func addOrder(
    of pairs: [Pair<AccessibilityElement>],
    before: [AccessibilityElement],
    to list: inout DifferenceList
  ) {
    let new = pairs.filter { $0.from != nil }.compactMap(\.to?.view)
    let common = Set(new)
    // For a view with several elements, compares the number that both sides have.
    var counts = new.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let old = before.map(\.view).filter { view in
      guard common.contains(view), counts[view, default: 0] > 0 else { return false }
      counts[view, default: 0] -= 1
      return true
    }
    guard old != new else { return }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let names = [old, new].map { $0.dropFirst(start).dropLast(end).map(\.lastName) }
    let values = names.map { DriftValue.text($0.joined(separator: ", ")) }
    list.add(.screen, changed(.readingOrder, "reading order", values[0], values[1]))
  }
}

extension String {
  /// The text; nil if it is empty.
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}
