import SnapshotModel

// What a superview does to what is in it, and what is in it to the superview.

extension Consequences {
  /// The subview that made a superview, or the content of a scroll view, larger.
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

  /// Whether what is in a view gives way to it, or several views in it have grown just as it has, which
  /// are pinned to both its ends.
  private func stretchesContent(_ row: Int, _ axis: Axis) -> Bool {
    guard let growth = rows[row].span(along: axis)?.growth, !growth.isNegligible else {
      return false
    }
    if origins[Line(superview: rows[row].path[...], axis: axis)] == .superview { return true }
    let filling = (children[rows[row].path[...]] ?? []).filter {
      rows[$0].span(along: axis)?.growth.isClose(to: growth) ?? false
    }
    return filling.count > 1
  }

  /// The view in a stack view that made it larger.
  func arrangedView(of row: Int) -> Int? {
    guard rows[row].isStack, rows[row].isOnlyMovedOrResized else { return nil }
    return Axis.allCases.lazy.compactMap { axis -> Int? in
      // A stack view that was moved as well was moved by something else.
      guard let span = rows[row].span(along: axis), span.growsInPlace,
        rows[row].span(along: axis.other)?.isUnchanged == true
      else { return nil }
      if let arrival = arrival(in: rows[row].path[...]) { return arrival }
      let growth = span.growth
      let grown = (children[rows[row].path[...]] ?? []).filter {
        rows[$0].span(along: axis).map { !$0.growth.isNegligible } ?? false
      }
      guard grown.count == 1, rows[grown[0]].span(along: axis)?.growth.isClose(to: growth) == true
      else { return nil }
      return grown[0]
    }.first
  }

  /// The superview that a view is pinned to the end, to both ends or to the middle of.
  func grownSuperview(of row: Int, depth: Int) -> Int? {
    guard rows[row].isOnlyMovedOrResized, let superview = superviewRow(of: row),
      depth < deepestView
    else { return nil }
    // A stack view that nothing else made larger is as large as the view makes it.
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

  /// The superview whose safe area took a view along that is pinned to it.
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
    children[rows[row].path[...]]?.first {
      rows[$0].span(along: axis)?.endTravel.isClose(to: endTravel) ?? false
    }
  }
}

extension ViewGeometry {
  /// Whether the view lines up what is in it, and is as large as that unless a constraint determines its size.
  var isStack: Bool { className == "UIStackView" }
}
