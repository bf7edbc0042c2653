import SnapshotModel

/// Compares what one checkpoint recorded on both sides.
struct SnapshotComparison {
  let from: Snapshot
  let to: Snapshot

  /// Adds what differs: the screen first, then the views in the order of the second side.
  func add(to list: inout DifferenceList) {
    guard from != to else { return }
    list.add(.screen, screenChanges)
    let pairs = paired(from.views, to.views, by: \.path)
    addViews(pairs, to: &list)
    addReorderings(pairs, to: &list)
  }

  private var screenChanges: [Change] {
    changed(.window, "window.", from.window.numbers, to.window.numbers)
      + keyboardChanges
      + changed(
        .firstResponder,
        "firstResponder",
        from.firstResponder.map(DriftValue.text),
        to.firstResponder.map(DriftValue.text)
      )
  }

  private var keyboardChanges: [Change] {
    guard let old = from.keyboard, let new = to.keyboard else {
      return changed(.keyboardFrame, "keyboard", from.keyboard?.asValue, to.keyboard?.asValue)
    }
    return changed(.keyboardFrame, "keyboard.", old.numbers, new.numbers)
  }

  /// Adds the views whose own geometry changed and counts those that follow.
  ///
  /// Superviews come before their subviews, so what a superview did is known when its subviews ask.
  private func addViews(_ pairs: [Pair<ViewGeometry>], to list: inout DifferenceList) {
    var parents: [Substring: ViewComparison.Parent] = [:]
    var oneSided: Set<Substring> = []
    for pair in pairs {
      if let old = pair.from, let new = pair.to {
        let parent = parents[superviewPath(new.path)] ?? .unchanged
        let comparison = ViewComparison(from: old, to: new, parent: parent)
        parents[new.path[...]] = comparison.asParent(tolerance: list.tolerance)
        let causes = comparison.causes(tolerance: list.tolerance) + coverChanges(old, new)
        list.add(.view(path: new.path), causes)
        list.followers += causes.isEmpty && old != new ? 1 : 0
      } else if let view = pair.from ?? pair.to {
        oneSided.insert(view.path[...])
        if oneSided.contains(superviewPath(view.path)) {
          list.followers += 1
        } else {
          list.add(.view(path: view.path), presenceChanges(pair))
        }
      }
    }
  }

  private func presenceChanges(_ pair: Pair<ViewGeometry>) -> [Change] {
    let kind: DriftKind = pair.from == nil ? .appeared : .vanished
    return changed(kind, "frame", pair.from?.frame.asValue, pair.to?.frame.asValue)
  }

  private func coverChanges(_ old: ViewGeometry, _ new: ViewGeometry) -> [Change] {
    let was = KeyboardCover(snapshot: from).covers(old)
    let now = KeyboardCover(snapshot: to).covers(new)
    let kind: DriftKind = now ? .coveredByKeyboard : .uncoveredByKeyboard
    return changed(kind, "coveredByKeyboard", .flag(was), .flag(now))
  }

  /// Adds every superview whose common subviews stand in another order, back to front.
  private func addReorderings(_ pairs: [Pair<ViewGeometry>], to list: inout DifferenceList) {
    let common = Set(pairs.filter { $0.from != nil && $0.to != nil }.compactMap(\.to?.path))
    let before = from.views.map(\.path).filter(common.contains)
    let after = to.views.map(\.path).filter(common.contains)
    guard before != after else { return }
    let old = Dictionary(grouping: before, by: superviewPath)
    let new = Dictionary(grouping: after, by: superviewPath)
    for parent in new.keys.sorted() where old[parent] != new[parent] {
      let names = [old, new].map { $0[parent, default: []].map(lastName) }
      let change = reordered("subviews", from: names[0], to: names[1])
      list.add(.view(path: String(parent)), [change])
    }
  }
}

/// Returns a view's path without its last name; empty for the screen itself.
private func superviewPath(_ path: String) -> Substring {
  path.lastIndex(of: "/").map { path[..<$0] } ?? ""
}

private func lastName(_ path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
