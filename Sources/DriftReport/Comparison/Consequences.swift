import SnapshotModel

/// Finds out which of the views that differ do so because another one does.
///
/// Apart from what a superview carries along there are these ways in which one change brings about
/// others along an axis: a view pushes the siblings behind it, or makes those that can give way; what
/// holds a view grows with it, up to the content of the scroll view around; and what is pinned to a
/// superview's end, its middle or its safe area goes along when that grows or has another. Which way
/// round it was, where both would do, is told by scroll views and stack views: they are as large as what
/// is in them. A view that somebody edited never only follows another.
struct Consequences {
  private let rows: [ViewRow]
  /// Rows about views that somebody edited.
  private let edited: Set<Int>
  private let snapshot: Snapshot
  /// The paths of views that have others in them; empty where no row could be a spacer.
  private let superviews: Set<Substring>
  private let places: [String: Int]
  private let children: [Substring: [Int]]
  /// All scroll views of both sides, whether they differ or not, by their paths.
  private let scrollViews: [String: [ViewGeometry]]
  /// Where what differs in a superview began, as far as the sums tell.
  private var origins: [Line: Chain.Origin] = [:]
  /// The place of the row that accounts for each; nil for a row without changes of which no row above
  /// tells the reason.
  private(set) var causes: [Int?]

  /// Whether a view that was pushed or stretched is to stand for itself.
  private let areTold: Bool

  /// The inside of a view along an axis.
  private struct Line: Hashable {
    let superview: Substring
    let axis: Axis
  }

  /// - Parameters:
  ///   - rows: The views that differ, superviews before their subviews.
  ///   - from: All views of the first side, by the paths that they have on the second.
  ///   - to: All views of the second side.
  ///   - edited: The rows about views that somebody edited.
  ///   - areTold: Whether views that others push or stretch stand for themselves.
  init(_ rows: [ViewRow], from: Snapshot, to: Snapshot, edited: Set<Int>, areTold: Bool) {
    self.rows = rows
    self.edited = edited
    self.areTold = areTold
    snapshot = to
    superviews =
      rows.contains { $0.className == "UIView" } ? Set(to.views.map { superviewPath($0.path) }) : []
    scrollViews = Dictionary(grouping: from.scrollViews + to.scrollViews, by: \.path)
    places = Dictionary(
      rows.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    children = Dictionary(grouping: rows.indices) { superviewPath(rows[$0].path) }
    causes = []
    if !areTold { origins = chainOrigins() }
    let direct = rows.indices.map(directCause)
    causes = rows.indices.map { origin(of: $0, by: direct) }
  }

  /// Follows causes of causes; what goes round in a circle has its cause in the first of the rows.
  private func origin(of row: Int, by direct: [Int?]) -> Int? {
    var seen: Set<Int> = []
    var place = row
    while let next = direct[place], next != place {
      guard seen.insert(place).inserted else { return seen.min() }
      place = next
    }
    return direct[place] == nil ? nil : place
  }

  /// The row that accounts for another at first hand, itself if none does.
  private func directCause(of row: Int) -> Int? {
    if rows[row].isOneSided {
      return superviewRow(of: row).flatMap { rows[$0].isOneSided ? $0 : nil } ?? row
    }
    guard !rows[row].changes.isEmpty else { return nearestRow(above: rows[row].path) }
    if areTold || edited.contains(row) { return row }
    return surroundingCause(of: row) ?? arrangedView(of: row) ?? row
  }

  /// What accounts for a row beside the view or around it, or in it where it is the content of a
  /// scroll view.
  private func surroundingCause(of row: Int, depth: Int = 0) -> Int? {
    arrivedSibling(of: row) ?? balancingRow(of: row) ?? pushingSibling(of: row)
      ?? grownContent(of: row) ?? grownSuperview(of: row, depth: depth)
      ?? superviewWithSafeArea(of: row)
  }

  private func superviewRow(of row: Int) -> Int? {
    places[String(superviewPath(rows[row].path))]
  }

  private func nearestRow(above path: String) -> Int? {
    superviewPaths(path).lazy.compactMap { places[String($0)] }.first { _ in true }
  }

  // MARK: Siblings

  /// The sibling in a stack view that came or went, for which others make room.
  private func arrivedSibling(of row: Int) -> Int? {
    let superview = superviewPath(rows[row].path)
    guard let arrival = arrival(in: superview), rows[row].isOnlyMoved,
      Axis.allCases.contains(where: { rows[row].span(along: $0)?.isUnchanged == true }),
      snapshot.views.contains(where: { $0.path[...] == superview && $0.isStack })
    else { return nil }
    return arrival
  }

  private func arrival(in path: Substring) -> Int? {
    children[path]?.first { rows[$0].isOneSided }
  }

  /// The sibling that a view was pushed or pulled along by.
  private func pushingSibling(of row: Int) -> Int? {
    guard rows[row].isOnlyMoved, !isOrigin(row) else { return nil }
    let siblings = children[superviewPath(rows[row].path)] ?? []
    return siblings.first { sibling in
      sibling != row && Axis.allCases.allSatisfy { pushes(sibling, row, along: $0) }
    }
  }

  private func pushes(_ sibling: Int, _ row: Int, along axis: Axis) -> Bool {
    guard let span = rows[row].span(along: axis), let other = rows[sibling].span(along: axis) else {
      return false
    }
    guard !span.startTravel.isNegligible else { return other.startTravel.isNegligible }
    let isPure = rows[sibling].isOnlyMoved
    if other.end <= span.start + Axis.slack {
      return other.endTravel.isClose(to: span.startTravel)
    }
    if other.start >= span.end - Axis.slack {
      return !isPure && other.startTravel.isClose(to: span.startTravel)
    }
    // Side by side: the one further back tells for both.
    return isPure && sibling < row && other.startTravel.isClose(to: span.startTravel)
  }

  // MARK: Chains

  private func chainOrigins() -> [Line: Chain.Origin] {
    var origins: [Line: Chain.Origin] = [:]
    for (superview, members) in children {
      for axis in Axis.allCases {
        let line = Line(superview: superview, axis: axis)
        origins[line] = chain(of: members, along: line)?.origin
      }
    }
    return origins
  }

  private func chain(of members: [Int], along line: Line) -> Chain? {
    let links = members.filter { !rows[$0].changes.isEmpty }.compactMap { row -> Chain.Link? in
      guard let span = rows[row].span(along: line.axis), !span.isUnchanged else { return nil }
      // Whether it is one matters only of what has another size.
      let isSpacer = !span.growth.isNegligible && isSpacer(row)
      return Chain.Link(row: row, span: span, isSpacer: isSpacer)
    }
    return Chain(links, superviewGrowth: growth(of: line))
  }

  private func growth(of line: Line) -> Double {
    places[String(line.superview)].flatMap { rows[$0].span(along: line.axis)?.growth } ?? 0
  }

  /// Whether a view is there for nothing but its size.
  private func isSpacer(_ row: Int) -> Bool {
    rows[row].className == "UIView" && !superviews.contains(rows[row].path[...])
  }

  /// Whether a view's siblings gave way to it.
  private func isOrigin(_ row: Int) -> Bool {
    let superview = superviewPath(rows[row].path)
    return Axis.allCases.contains {
      origins[Line(superview: superview, axis: $0)] == .view(row)
    }
  }

  /// The sibling that a view gave way to, or the superview with which it did.
  private func balancingRow(of row: Int) -> Int? {
    guard rows[row].isOnlyMovedOrResized else { return nil }
    return Axis.allCases.lazy.compactMap { axis -> Int? in
      // What changed along the other axis too has a reason there.
      guard rows[row].span(along: axis.other)?.isUnchanged == true else { return nil }
      switch origins[Line(superview: superviewPath(rows[row].path), axis: axis)] {
      case .view(let origin): return origin == row ? nil : origin
      case .superview: return superviewRow(of: row)
      case nil: return nil
      }
    }.first
  }

  // MARK: Superviews

  /// The subview that made a superview, or the content of a scroll view, larger.
  private func grownContent(of row: Int) -> Int? {
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

  /// The view that made the content of a scroll view larger, and changed the offset and the adjustment
  /// of the inset because of that.
  private func contentAsCause(of row: Int) -> Int? {
    Axis.allCases.lazy.compactMap { axis in
      guard let growth = contentGrowth(of: row, axis) else { return nil }
      let begins = beginsToScroll(row, axis)
      let isExplained = rows[row].changes.allSatisfy { change in
        switch change.kind {
        case .contentSize: true
        case .adjustedContentInset: begins && axis.names(change.property)
        case .contentOffset: axis.names(change.property) && follows(change, growth, row, axis)
        default: false
        }
      }
      guard isExplained else { return nil }
      return lastChild(of: row, axis, endTravel: growth)
    }.first
  }

  /// Whether an offset went along with the end of the content, or with its start where that has got an
  /// inset.
  private func follows(_ offset: Change, _ growth: Double, _ row: Int, _ axis: Axis) -> Bool {
    let start = axis == .horizontal ? "adjustedContentInset.left" : "adjustedContentInset.top"
    let inset = rows[row].changes.first { $0.property == start }?.growth ?? 0
    guard let travel = offset.growth else { return false }
    return travel.isClose(to: growth) || travel.isClose(to: -inset)
  }

  /// Whether content fits a scroll view on one side only, so that its inset is adjusted on the other.
  private func beginsToScroll(_ row: Int, _ axis: Axis) -> Bool {
    Set((scrollViews[rows[row].path] ?? []).map { $0.scrolls(along: axis) }).count > 1
      && rows[row].safeAreaTravels(along: axis).isEmpty
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
  private func arrangedView(of row: Int) -> Int? {
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
  private func grownSuperview(of row: Int, depth: Int) -> Int? {
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
  private func superviewWithSafeArea(of row: Int) -> Int? {
    guard rows[row].isOnlyMovedOrResized, let superview = superviewRow(of: row) else {
      return nil
    }
    let isPinned = Axis.allCases.allSatisfy { axis in
      rows[row].span(along: axis)?.follows(rows[superview].safeAreaTravels(along: axis)) ?? false
    }
    return isPinned ? superview : nil
  }

  private func contentGrowth(of row: Int, _ axis: Axis) -> Double? {
    let property = axis == .horizontal ? "contentSize.width" : "contentSize.height"
    return rows[row].changes.first { $0.property == property }?.growth
  }

  private func lastChild(of row: Int, _ axis: Axis, endTravel: Double) -> Int? {
    children[rows[row].path[...]]?.first {
      rows[$0].span(along: axis)?.endTravel.isClose(to: endTravel) ?? false
    }
  }

  /// Whether a view is in content that can, or could, be scrolled along an axis, so that it is as large
  /// as what is in it and not as the scroll view.
  private func isInScrollableContent(_ row: Int, _ axis: Axis) -> Bool {
    let innermost = superviewPaths(rows[row].path).lazy.compactMap { scrollViews[String($0)] }
      .first { _ in true }
    return innermost?.contains { $0.scrolls(along: axis) } ?? false
  }
}

extension Snapshot {
  fileprivate var scrollViews: [ViewGeometry] {
    views.indices.filter { views[$0].scroll != nil }.map { views[$0] }
  }
}

extension ViewGeometry {
  /// Whether the view lines up what is in it, and is as large as that unless it is told otherwise.
  var isStack: Bool { className == "UIStackView" }

  /// Whether what a scroll view holds is larger than what it shows.
  fileprivate func scrolls(along axis: Axis) -> Bool {
    guard let scroll else { return false }
    let inset = scroll.adjustedContentInset
    return axis == .horizontal
      ? scroll.contentSize.width > frame.width - inset.left - inset.right + Axis.slack
      : scroll.contentSize.height > frame.height - inset.top - inset.bottom + Axis.slack
  }
}
