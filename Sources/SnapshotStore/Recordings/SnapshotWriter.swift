import SnapshotModel

/// Writes snapshots, each distinct one once.
struct SnapshotWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  private var classes = NameTable(table: "view_class", column: "name")
  /// The names of the previous snapshot, in order, and the ids of their rows.
  ///
  /// The next snapshot usually has the same names.
  private var latest: [(view: SnapshotRows.NamedView, path: Int64, viewClass: Int64)] = []
  /// The snapshots without rows, in order.
  ///
  /// Each has the ids of the snapshot and of its names, see ``SnapshotRows``.
  private var new: [NewRows<SnapshotRows>] = []
  private var newIDs: [String: Int64] = [:]

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func invalidateIDs() {
    paths.forget()
    classes.forget()
    latest = []
    (new, newIDs) = ([], [:])
  }

  /// Returns the id of a snapshot; ``writeNew()`` stores a new snapshot.
  ///
  /// The names of a new snapshot are stored at once. Their ids so depend only on the order of the
  /// runs, not on the number of runs that are stored together.
  mutating func id(of rows: SnapshotRows) throws(StoreError) -> Int64 {
    if let id = newIDs[rows.digest] { return id }
    let select = try connection.prepared("SELECT id FROM snapshot WHERE hash = ?")
    try select.bind(rows.hash)
    if let id = try select.first({ $0.integer() }) { return id }
    let id =
      if let last = new.last?.ids[0] { last &+ 1 } else {
        try connection.nextID(of: SnapshotRow.self)
      }
    var ids = [id]
    ids.reserveCapacity(1 + 2 * rows.views.count + rows.elements.count)
    for position in rows.views.indices {
      let (path, viewClass) = try nameIDs(of: rows.views[position], at: position)
      ids.append(path)
      ids.append(viewClass)
    }
    for element in rows.elements { ids.append(try paths.id(of: element, in: connection)) }
    new.append(NewRows(ids: ids, rows: rows))
    newIDs[rows.digest] = id
    return id
  }

  /// Stores the new snapshots.
  ///
  /// Rows of all snapshots are inserted together, see ``AnswerWriter``.
  mutating func writeNew() throws(StoreError) {
    try connection.insert(new, \.screen, as: SnapshotRow.self)
    try connection.insert(new, \.geometry, as: GeometryRow.self)
    try connection.insert(new, \.scrolling, as: ScrollGeometryRow.self)
    try connection.insert(new, \.accessibility, as: AccessibilityElementRow.self)
    (new, newIDs) = ([], [:])
  }

  /// Returns the ids of a view's names and inserts new names.
  private mutating func nameIDs(
    of view: SnapshotRows.NamedView,
    at position: Int
  ) throws(StoreError) -> (path: Int64, viewClass: Int64) {
    let isKnown = position < latest.count
    if !isKnown || latest[position].view != view {
      let path = try paths.id(of: view.path, in: connection)
      let viewClass = try classes.id(of: view.className, in: connection)
      let named = (view: view, path: path, viewClass: viewClass)
      if isKnown { latest[position] = named } else { latest.append(named) }
    }
    return (latest[position].path, latest[position].viewClass)
  }
}
