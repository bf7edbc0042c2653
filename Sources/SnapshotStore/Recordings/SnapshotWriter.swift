import SnapshotModel

/// Writes snapshots, each distinct one once.
struct SnapshotWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  private var classes = NameTable(table: "view_class", column: "name")
  /// The names of the previous snapshot, in order.
  ///
  /// The next snapshot usually has the same names.
  private var latest: [SnapshotRows.NamedView] = []
  /// The ids of these names: two for each view.
  private var latestIDs: [Int64] = []
  /// The snapshots without rows, in order.
  ///
  /// Each has the ids of the snapshot and of its names, see ``SnapshotRows``.
  private var new: [NewRows<SnapshotRows>] = []
  private var ids = RecentIDs()

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func invalidateIDs() {
    paths.forget()
    classes.forget()
    (latest, latestIDs) = ([], [])
    (new, ids) = ([], RecentIDs())
  }

  /// Returns the id of a snapshot; ``writeNew()`` stores a new snapshot.
  ///
  /// The names of a new snapshot are stored at once. Their ids so depend only on the order of the
  /// runs, not on the number of runs that are stored together.
  mutating func id(of rows: SnapshotRows) throws(StoreError) -> Int64 {
    let key = RowHash(rows.hash)
    if let id = ids[key] { return id }
    let select = try connection.prepared("SELECT id FROM snapshot WHERE hash = ?")
    try select.bind(rows.hash)
    let id: Int64
    if let stored = try select.first({ $0.integer() }) {
      id = stored
    } else {
      id = try newID(of: rows)
    }
    ids.add(id, of: key)
    return id
  }

  private mutating func newID(of rows: SnapshotRows) throws(StoreError) -> Int64 {
    let id =
      if let last = new.last?.ids[0] { last &+ 1 } else {
        try connection.nextID(of: SnapshotRow.self)
      }
    var ids = [id]
    ids.reserveCapacity(1 + 2 * rows.views.count + rows.elements.count)
    try updateLatest(to: rows.views)
    ids += latestIDs
    for element in rows.elements { ids.append(try paths.id(of: element, in: connection)) }
    new.append(NewRows(ids: ids, rows: rows))
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
    new = []
    ids.limit()
  }

  /// Determines the ids of names, and inserts new names.
  private mutating func updateLatest(to views: [SnapshotRows.NamedView]) throws(StoreError) {
    // Equal names usually share their memory, see ``RecentSnapshots``.
    if views.hasMemory(of: latest) { return }
    var ids: [Int64] = []
    ids.reserveCapacity(2 * views.count)
    for (position, view) in views.enumerated() {
      if position < latest.count, latest[position] == view {
        ids += latestIDs[2 * position...2 * position + 1]
      } else {
        ids.append(try paths.id(of: view.path, in: connection))
        ids.append(try classes.id(of: view.className, in: connection))
      }
    }
    (latest, latestIDs) = (views, ids)
  }
}

extension Array {
  /// Whether the elements are in the memory of another array, and so the same.
  fileprivate func hasMemory(of other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
