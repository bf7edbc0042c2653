import SnapshotModel

/// Writes snapshots, each distinct one once.
struct SnapshotWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  private var classes = NameTable(table: "view_class", column: "name")
  /// The names of the previous snapshot, in order.
  ///
  /// The next snapshot usually has the same names.
  private var latest: [NamedView] = []

  /// The names of a view, with the ids of their rows.
  private struct NamedView {
    var path: ExactText
    var className: ExactText
    var pathID: Int64
    var classID: Int64
  }

  /// A snapshot without a row.
  private struct NewSnapshot {
    var id: Int64
    var hash: [UInt8]
    var snapshot: Snapshot
  }

  /// A view of a new snapshot.
  private struct NewView {
    /// The index of the snapshot among the new ones, and the index of the view in the snapshot.
    var snapshot: Int
    var position: Int
    var pathID: Int64
    var classID: Int64
  }

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func invalidateIDs() {
    paths.forget()
    classes.forget()
    latest = []
  }

  /// Returns the ids of snapshots and stores new snapshots.
  ///
  /// Rows of all snapshots are inserted together, see ``AnswerWriter``.
  mutating func ids(
    of snapshots: [Snapshot],
    digests: [String]
  ) throws(StoreError) -> [Int64] {
    var new: [NewSnapshot] = []
    var newIDs: [String: Int64] = [:]
    var ids: [Int64] = []
    for (snapshot, digest) in zip(snapshots, digests) {
      if let id = newIDs[digest] {
        ids.append(id)
        continue
      }
      let hash = bytes(fromHexadecimal: digest)
      let select = try connection.prepared("SELECT id FROM snapshot WHERE hash = ?")
      try select.bind(hash)
      if let id = try select.first({ $0.integer() }) {
        ids.append(id)
        continue
      }
      let id =
        if let last = new.last { last.id &+ 1 } else {
          try connection.nextID(of: SnapshotRow.self)
        }
      new.append(NewSnapshot(id: id, hash: hash, snapshot: snapshot))
      newIDs[digest] = id
      ids.append(id)
    }
    if !new.isEmpty { try write(new) }
    return ids
  }

  private mutating func write(_ snapshots: [NewSnapshot]) throws(StoreError) {
    try writeScreens(of: snapshots)
    var views: [NewView] = []
    for (index, new) in snapshots.enumerated() {
      for position in new.snapshot.views.indices {
        views.append(try named(new.snapshot.views[position], at: position, of: index))
      }
    }
    try writeGeometry(of: views, in: snapshots)
    try writeScrolling(of: views, in: snapshots)
    for new in snapshots where !new.snapshot.accessibilityElements.isEmpty {
      try writeElements(of: new)
    }
  }

  private mutating func writeElements(of new: NewSnapshot) throws(StoreError) {
    var rows: [(position: Int, pathID: Int64, element: AccessibilityElement)] = []
    for (position, element) in new.snapshot.accessibilityElements.enumerated() {
      let id = try paths.id(of: ExactText(text: element.view.text), in: connection)
      rows.append((position, id, element))
    }
    try connection.insert(rows) { row in
      AccessibilityElementRow(
        snapshot: new.id,
        position: row.position,
        path: row.pathID,
        element: row.element
      )
    }
  }

  private func writeScreens(of snapshots: [NewSnapshot]) throws(StoreError) {
    try connection.insert(snapshots) { new in
      SnapshotRow(id: new.id, hash: new.hash, snapshot: new.snapshot)
    }
  }

  private func writeGeometry(
    of views: [NewView],
    in snapshots: [NewSnapshot]
  ) throws(StoreError) {
    try connection.insert(views) { view in
      GeometryRow(
        snapshot: snapshots[view.snapshot].id,
        path: view.pathID,
        position: view.position,
        viewClass: view.classID,
        view: snapshots[view.snapshot].snapshot.views[view.position]
      )
    }
  }

  private func writeScrolling(
    of views: [NewView],
    in snapshots: [NewSnapshot]
  ) throws(StoreError) {
    let rows = views.compactMap { view in
      snapshots[view.snapshot].snapshot.views[view.position].scroll.map { scroll in
        ScrollGeometryRow(
          snapshot: snapshots[view.snapshot].id,
          path: view.pathID,
          scroll: scroll
        )
      }
    }
    try connection.insert(rows) { $0 }
  }

  /// Looks up the ids of a view's names.
  private mutating func named(
    _ view: ViewGeometry,
    at position: Int,
    of snapshot: Int
  ) throws(StoreError) -> NewView {
    let (path, className) = (ExactText(text: view.path.text), ExactText(text: view.className))
    let isKnown = position < latest.count
    if !isKnown || latest[position].path != path || latest[position].className != className {
      let named = NamedView(
        path: path,
        className: className,
        pathID: try paths.id(of: path, in: connection),
        classID: try classes.id(of: className, in: connection)
      )
      if isKnown { latest[position] = named } else { latest.append(named) }
    }
    return NewView(
      snapshot: snapshot,
      position: position,
      pathID: latest[position].pathID,
      classID: latest[position].classID
    )
  }
}
