import SnapshotModel

// The effects of a superview on its subviews, and the reverse.

extension Consequences {
  /// Returns the subview that enlarged a superview or the content of a scroll view.
  func grownContent(of row: Int) -> Int? {
    if let cause = contentAsCause(of: row) { return cause }
    guard rows[row].isOnlyMovedOrResized else { return nil }
    return Axis.allCases.lazy.compactMap { axis -> Int? in
      guard let growth = rows[row].span(along: axis)?.growth, !growth.isNegligible,
        isInScrollableContent(row, axis),
        !stretchesContent(row, axis)
      else { return nil }
      return lastChild(of: row, axis, endTravel: growth)
    }.first
  }

  /// Whether a view stretches its content: its subviews make room for it, or several of them have
  /// grown by the same amount because they are pinned to both ends.
  private func stretchesContent(_ row: Int, _ axis: Axis) -> Bool {
    guard let growth = rows[row].span(along: axis)?.growth, !growth.isNegligible else {
      return false
    }
    if origins[Line(superview: rows[row].path, axis: axis)] == .superview { return true }
    let filling = (children[rows[row].path] ?? []).filter {
      rows[$0].span(along: axis)?.growth.isClose(to: growth) ?? false
    }
    return filling.count > 1
  }

  /// Returns the arranged view that enlarged a stack view.
  func arrangedView(of row: Int) -> Int? {
    guard rows[row].isStack, rows[row].isOnlyMovedOrResized else { return nil }
    return Axis.allCases.lazy.compactMap { axis -> Int? in
      // A stack view that also moved has a different cause.
      guard let span = rows[row].span(along: axis), span.growsInPlace,
        rows[row].span(along: axis.other)?.isUnchanged == true
      else { return nil }
      if let arrival = arrival(in: rows[row].path) { return arrival }
      let growth = span.growth
      let grown = (children[rows[row].path] ?? []).filter {
        rows[$0].span(along: axis).map { !$0.growth.isNegligible } ?? false
      }
      guard grown.count == 1, rows[grown[0]].span(along: axis)?.growth.isClose(to: growth) == true
      else { return nil }
      return grown[0]
    }.first
  }

  /// Returns the superview if the view is pinned to its end, to both ends or to its center.
  func grownSuperview(of row: Int, depth: Int) -> Int? {
    guard rows[row].isOnlyMovedOrResized, let superview = superviewRow(of: row),
      depth < ViewPath.deepest
    else { return nil }
    // A stack view without another cause gets its size from the view.
    if arrangedView(of: superview) == row,
      surroundingCause(of: superview, depth: depth + 1) == nil
    {
      return nil
    }
    let isPinned = Axis.allCases.allSatisfy { axis in
      guard let span = rows[row].span(along: axis), let outer = rows[superview].span(along: axis)
      else { return false }
      if span.isUnchanged { return true }
      return !outer.growth.isNegligible && span.follows(growth: outer.growth)
        && (!isInScrollableContent(superview, axis) || stretchesContent(superview, axis))
    }
    return isPinned ? superview : nil
  }

  /// Returns the superview if the view is pinned to its safe area and moved with it.
  func superviewWithSafeArea(of row: Int) -> Int? {
    guard rows[row].isOnlyMovedOrResized, let superview = superviewRow(of: row) else {
      return nil
    }
    let isPinned = Axis.allCases.allSatisfy { axis in
      rows[row].span(along: axis)?.follows(rows[superview].safeAreaTravels(along: axis)) ?? false
    }
    return isPinned ? superview : nil
  }

  func lastChild(of row: Int, _ axis: Axis, endTravel: Double) -> Int? {
    children[rows[row].path]?.first {
      rows[$0].span(along: axis)?.endTravel.isClose(to: endTravel) ?? false
    }
  }
}

extension ViewGeometry {
  /// Whether the view is a stack view.
  ///
  /// Its content determines its size unless a constraint does.
  var isStack: Bool { className == "UIStackView" }
}
