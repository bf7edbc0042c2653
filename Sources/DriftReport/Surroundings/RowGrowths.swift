import SnapshotModel

/// The rows, headers and footers of tables with other heights, and the views that follow them.
///
/// The table places its rows and determines its content's height, so these numbers always follow. A
/// row's own height follows the system unless it grew by a line of text.
struct RowGrowths {
  /// The height of a line in the smallest text style, of 11 points, in points.
  private static let smallestLine = 13.0

  private let tables: Set<ViewPath>
  /// The growth of each row with another height, in points.
  private let growths: [ViewPath: Double]
  /// The distinct heights of these rows, the lowest first.
  let changes: [SurroundingChange]

  init(of common: CommonViews, in to: Snapshot) {
    tables = Set(to.views.filter { $0.className == "UITableView" }.map(\.path))
    guard !tables.isEmpty else {
      (growths, changes) = ([:], [])
      return
    }
    let grown = common.pairs.filter { $0.old.frame.height != $0.new.frame.height }
    let texts = grown.map(\.new).filter { ["UILabel", "UITextView"].contains($0.className) }
    var growths: [ViewPath: Double] = [:]
    var changes: Set<SurroundingChange> = []
    for (old, new) in grown where tables.contains(new.path.superview) {
      guard Self.rowClasses.contains(new.className),
        abs(new.frame.height - old.frame.height) < Self.smallestLine
          || !texts.contains(where: { $0.path.isInside(new.path) })
      else { continue }
      let (from, to) = (old.frame.height, new.frame.height)
      growths[new.path] = canonicalPoints(to - from)
      changes.insert(SurroundingChange(part: .rowHeight, from: from, to: to))
    }
    self.growths = growths
    self.changes = changes.sorted { ($0.from ?? 0, $0.to ?? 0) < ($1.from ?? 0, $1.to ?? 0) }
  }

  private static let rowClasses: Set = ["UITableViewCell", "UITableViewHeaderFooterView"]

  /// Whether a table determines the changed number of a view.
  func determine(_ change: Change, of path: ViewPath) -> Bool {
    switch change.kind {
    case .contentSize: tables.contains(path) && !change.isHorizontal
    case .moved: tables.contains(path.superview) && !change.isHorizontal
    case .movedInWindow: path.superviews.contains { tables.contains($0) } && !change.isHorizontal
    default: false
    }
  }

  /// Returns the growth of a row with the path, or of the row around the view, in points.
  func growth(around path: ViewPath) -> Double? {
    guard !growths.isEmpty else { return nil }
    return growths[path] ?? path.superviews.lazy.compactMap { growths[$0] }.first
  }
}
