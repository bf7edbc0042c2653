import SnapshotModel

/// Finds out which of the views that differ do so because another one does.
///
/// Apart from what a superview carries along there are these ways in which one change causes
/// others along an axis: a view pushes the siblings behind it, or makes those that can give way; what
/// holds a view grows with it, up to the content of the scroll view around; and what is pinned to a
/// superview's end, its middle or its safe area goes along when that grows or has another. Which way
/// round it was, where both would do, is decided by scroll views and stack views: they are as large as what
/// is in them. A view that was edited never only follows another.
struct Consequences {
  let rows: [ViewRow]
  /// Rows about views that were edited.
  private let edited: Set<Int>
  let snapshot: Snapshot
  /// The paths of views that have others in them; empty where no row could be a spacer.
  let superviews: Set<Substring>
  let indices: [String: Int]
  let children: [Substring: [Int]]
  /// All scroll views of both sides, whether they differ or not, by their paths.
  let scrollViews: [String: [ViewGeometry]]
  /// Where what differs in a superview began, as far as the sums show.
  private(set) var origins: [Line: Chain.Origin] = [:]
  /// The index of the row that accounts for each; nil for a row without changes of which no row above
  /// gives the reason.
  private(set) var causes: [Int?]

  /// Whether a view that was pushed or stretched is to stand for itself.
  private let areReportedSeparately: Bool

  /// The inside of a view along an axis.
  struct Line: Hashable {
    let superview: Substring
    let axis: Axis
  }

  /// - Parameters:
  ///   - rows: The views that differ, superviews before their subviews.
  ///   - from: All views of the first side, by the paths that they have on the second.
  ///   - to: All views of the second side.
  ///   - edited: The rows about views that were edited.
  ///   - areReportedSeparately: Whether views that others push or stretch stand for themselves.
  init(
    _ rows: [ViewRow],
    from: Snapshot,
    to: Snapshot,
    edited: Set<Int>,
    areReportedSeparately: Bool
  ) {
    self.rows = rows
    self.edited = edited
    self.areReportedSeparately = areReportedSeparately
    snapshot = to
    superviews =
      rows.contains { $0.className == "UIView" } ? Set(to.views.map { superviewPath($0.path) }) : []
    scrollViews = Dictionary(grouping: from.scrollViews + to.scrollViews, by: \.path)
    indices = Dictionary(
      rows.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    children = Dictionary(grouping: rows.indices) { superviewPath(rows[$0].path) }
    causes = []
    if !areReportedSeparately { origins = chainOrigins() }
    let direct = rows.indices.map(directCause)
    causes = rows.indices.map { origin(of: $0, by: direct) }
  }

  /// Follows causes of causes; what goes round in a circle has its cause in the first of the rows.
  private func origin(of row: Int, by direct: [Int?]) -> Int? {
    var seen: Set<Int> = []
    var index = row
    while let next = direct[index], next != index {
      guard seen.insert(index).inserted else { return seen.min() }
      index = next
    }
    return direct[index] == nil ? nil : index
  }

  /// The row that accounts for another at first hand, itself if none does.
  private func directCause(of row: Int) -> Int? {
    if rows[row].isOneSided {
      return superviewRow(of: row).flatMap { rows[$0].isOneSided ? $0 : nil } ?? row
    }
    guard !rows[row].changes.isEmpty else { return nearestRow(above: rows[row].path) }
    if areReportedSeparately || edited.contains(row) { return row }
    return surroundingCause(of: row) ?? arrangedView(of: row) ?? row
  }

  /// What accounts for a row beside the view or around it, or in it where it is the content of a
  /// scroll view.
  func surroundingCause(of row: Int, depth: Int = 0) -> Int? {
    arrivedSibling(of: row) ?? balancingRow(of: row) ?? pushingSibling(of: row)
      ?? grownContent(of: row) ?? grownSuperview(of: row, depth: depth)
      ?? superviewWithSafeArea(of: row)
  }

  func superviewRow(of row: Int) -> Int? {
    indices[String(superviewPath(rows[row].path))]
  }

  private func nearestRow(above path: String) -> Int? {
    superviewPaths(path).lazy.compactMap { indices[String($0)] }.first { _ in true }
  }
}

extension Snapshot {
  fileprivate var scrollViews: [ViewGeometry] {
    views.indices.filter { views[$0].scroll != nil }.map { views[$0] }
  }
}
