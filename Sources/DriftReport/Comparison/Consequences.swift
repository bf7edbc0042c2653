import SnapshotModel

/// Finds out which of the views that differ do so because another one does.
///
/// Apart from what a superview carries along there are three ways in which one change brings about
/// others, all of the same length along the same axis: a view pushes the siblings behind it; what
/// holds a view grows with it, up to the content of the scroll view around; and what is pinned to the
/// end of a superview goes along when that grows. Which way round it was, where both would do, is
/// told by scroll views: their content is as large as what is in it.
struct Consequences {
  private let rows: [ViewRow]
  private let places: [String: Int]
  private let children: [Substring: [Int]]
  /// The paths of all scroll views, whether they differ or not.
  private let scrollViews: Set<String>
  /// The place of the row that accounts for each; nil for a row without changes of which no row above
  /// tells the reason.
  private(set) var causes: [Int?]

  /// Whether a view that was pushed or stretched is to stand for itself.
  private let areTold: Bool

  init(_ rows: [ViewRow], scrollViews: Set<String>, areTold: Bool) {
    self.rows = rows
    self.areTold = areTold
    self.scrollViews = scrollViews
    places = Dictionary(
      rows.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    children = Dictionary(grouping: rows.indices) { superviewPath(rows[$0].path) }
    causes = []
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
    let superview = superviewPath(rows[row].path)
    if rows[row].isOneSided {
      let parent = places[String(superview)]
      return parent.map { rows[$0].isOneSided } ?? false ? parent : row
    }
    guard !rows[row].changes.isEmpty else { return nearestRow(above: rows[row].path) }
    if areTold { return row }
    return pushingSibling(of: row) ?? grownContent(of: row) ?? grownSuperview(of: row) ?? row
  }

  private func nearestRow(above path: String) -> Int? {
    superviewPaths(path).lazy.compactMap { places[String($0)] }.first { _ in true }
  }

  // MARK: Siblings

  /// The sibling that a view was pushed or pulled along by.
  private func pushingSibling(of row: Int) -> Int? {
    guard rows[row].changesOnly([.moved]) else { return nil }
    let siblings = children[superviewPath(rows[row].path)] ?? []
    return siblings.first { sibling in
      sibling != row && Axis.allCases.allSatisfy { pushes(sibling, row, along: $0) }
    }
  }

  private func pushes(_ sibling: Int, _ row: Int, along axis: Axis) -> Bool {
    guard let span = extent(of: row, axis), let other = extent(of: sibling, axis) else {
      return false
    }
    guard !span.startTravel.isNegligible else { return other.startTravel.isNegligible }
    let isPure = rows[sibling].changesOnly([.moved])
    if other.end <= span.start + Self.slack {
      return other.endTravel.isClose(to: span.startTravel)
    }
    if other.start >= span.end - Self.slack {
      return !isPure && other.startTravel.isClose(to: span.startTravel)
    }
    // Side by side: the one further back tells for both.
    return isPure && sibling < row && other.startTravel.isClose(to: span.startTravel)
  }

  // MARK: Superviews

  /// The subview that made a superview, or the content of a scroll view, larger.
  private func grownContent(of row: Int) -> Int? {
    if rows[row].changesOnly([.contentSize]) {
      return Axis.allCases.lazy.compactMap { axis in
        contentGrowth(of: row, axis).flatMap { lastChild(of: row, axis, endTravel: $0) }
      }.first
    }
    guard isInScrollView(row), rows[row].changesOnly([.resized, .moved]) else { return nil }
    return Axis.allCases.lazy.compactMap { axis -> Int? in
      guard let growth = extent(of: row, axis)?.growth, !growth.isNegligible else { return nil }
      return lastChild(of: row, axis, endTravel: growth)
    }.first
  }

  /// The superview that a view is pinned to the end, or to both ends, of.
  private func grownSuperview(of row: Int) -> Int? {
    guard rows[row].changesOnly([.moved, .resized]),
      let superview = places[String(superviewPath(rows[row].path))], !isInScrollView(superview)
    else { return nil }
    let isPinned = Axis.allCases.allSatisfy { axis in
      guard let span = extent(of: row, axis), let outer = extent(of: superview, axis) else {
        return false
      }
      if span.startTravel.isNegligible, span.endTravel.isNegligible { return true }
      return !outer.growth.isNegligible && span.endTravel.isClose(to: outer.growth)
    }
    return isPinned ? superview : nil
  }

  private func contentGrowth(of row: Int, _ axis: Axis) -> Double? {
    let property = axis == .horizontal ? "contentSize.width" : "contentSize.height"
    return rows[row].changes.first { $0.property == property }?.growth
  }

  private func lastChild(of row: Int, _ axis: Axis, endTravel: Double) -> Int? {
    children[rows[row].path[...]]?.first {
      extent(of: $0, axis)?.endTravel.isClose(to: endTravel) ?? false
    }
  }

  private func isInScrollView(_ row: Int) -> Bool {
    superviewPaths(rows[row].path).contains { scrollViews.contains(String($0)) }
  }

  // MARK: Spans

  private enum Axis: CaseIterable {
    case horizontal, vertical
  }

  /// What is one line of pixels to the eye.
  private static let slack = 0.5

  private func extent(of row: Int, _ axis: Axis) -> Span? {
    rows[row].frames.map { frames in
      axis == .horizontal
        ? .horizontal(frames.from, frames.to) : .vertical(frames.from, frames.to)
    }
  }
}

extension Double {
  /// Sums of numbers that are each rounded to a thousandth.
  private static let rounding = 0.004_5

  fileprivate var isNegligible: Bool { magnitude < Self.rounding }

  fileprivate func isClose(to other: Double) -> Bool { (self - other).isNegligible }
}
