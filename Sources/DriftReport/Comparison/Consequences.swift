import SnapshotModel

/// Finds the changed views that differ only because another view changed.
///
/// A superview moves its subviews. In addition, a change causes others along an axis in these ways:
///
/// - A view pushes the next siblings, or resizes flexible ones.
/// - A superview grows with its subviews, and so does the content of a scroll view.
/// - A view that is pinned to its superview's end, center or safe area moves with it.
///
/// If a superview and its subview could each be the cause, the subview is the cause in scroll views
/// and stack views, because their content determines their size. Elsewhere it is the superview. An
/// edited view is always a cause.
struct Consequences {
  let rows: [ViewRow]
  /// The rows of edited views.
  private let edited: Set<Int>
  let snapshot: Snapshot
  /// The paths of views with subviews; empty if no row can be a spacer.
  let superviews: Set<ViewPath>
  let indices: [ViewPath: Int]
  /// The path of each row's superview, because making one copies its text.
  let superviewPaths: [ViewPath]
  /// The index of each row's superview, if it is a row.
  private let superviewRows: [Int?]
  let children: [ViewPath: [Int]]
  /// All scroll views of both sides by their paths, including equal ones.
  let scrollViews: [ViewPath: [ViewGeometry]]
  /// The origin of the changes in each superview along each axis, if the amounts identify it.
  private(set) var origins: [Line: Chain.Origin] = [:]
  /// The index of each row's cause, which is the row itself for an origin.
  ///
  /// The value is nil if the chain of causes ends at a row without changes.
  private(set) var causes: [Int?]

  /// Whether pushed and stretched views are reported separately.
  private let areReportedSeparately: Bool

  /// The subviews of a view along an axis.
  struct Line: Hashable {
    let superview: ViewPath
    let axis: Axis
  }

  /// - Parameters:
  ///   - rows: The views that differ, superviews before their subviews.
  ///   - from: All views of the first side, with the second side's paths.
  ///   - to: All views of the second side.
  ///   - edited: The rows of edited views.
  ///   - areReportedSeparately: Whether pushed and stretched views are reported separately.
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
      rows.contains { $0.className == "UIView" } ? Set(to.views.map(\.path.superview)) : []
    scrollViews = Dictionary(grouping: from.scrollViews + to.scrollViews, by: \.path)
    indices = Dictionary(
      rows.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let superviewPaths = rows.map(\.path.superview)
    self.superviewPaths = superviewPaths
    children = Dictionary(grouping: rows.indices) { superviewPaths[$0] }
    superviewRows = superviewPaths.map { [indices] path in indices[path] }
    causes = []
    if !areReportedSeparately { origins = chainOrigins() }
    let direct = rows.indices.map(directCause)
    causes = rows.indices.map { origin(of: $0, by: direct) }
  }

  /// Follows the causes to the origin.
  ///
  /// The origin of a cycle is its first row.
  private func origin(of row: Int, by direct: [Int?]) -> Int? {
    var seen: Set<Int> = []
    var index = row
    while let next = direct[index], next != index {
      guard seen.insert(index).inserted else { return seen.min() }
      index = next
    }
    return direct[index] == nil ? nil : index
  }

  /// Returns the direct cause of a row, or the row itself if it has none.
  private func directCause(of row: Int) -> Int? {
    if rows[row].isOneSided {
      return superviewRow(of: row).flatMap { rows[$0].isOneSided ? $0 : nil } ?? row
    }
    guard !rows[row].changes.isEmpty else { return nearestRow(above: rows[row].path) }
    if areReportedSeparately || edited.contains(row) { return row }
    return surroundingCause(of: row) ?? arrangedView(of: row) ?? row
  }

  /// Returns the cause of a row among the siblings, the superviews and, for the content of a scroll
  /// view, the subviews.
  func surroundingCause(of row: Int, depth: Int = 0) -> Int? {
    arrivedSibling(of: row) ?? balancingRow(of: row) ?? pushingSibling(of: row)
      ?? grownContent(of: row) ?? grownSuperview(of: row, depth: depth)
      ?? superviewWithSafeArea(of: row)
  }

  func superviewRow(of row: Int) -> Int? {
    superviewRows[row]
  }

  private func nearestRow(above path: ViewPath) -> Int? {
    path.superviews.lazy.compactMap { indices[$0] }.first { _ in true }
  }
}

extension Snapshot {
  fileprivate var scrollViews: [ViewGeometry] {
    views.indices.filter { views[$0].scroll != nil }.map { views[$0] }
  }
}
