import SnapshotModel

/// Writes snapshots, each distinct one once.
struct SnapshotWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  private var classes = NameTable(table: "view_class", column: "name")

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func forgetIDs() {
    paths.forget()
    classes.forget()
  }

  /// The row of a snapshot that is stored already, or of the snapshot that is stored now.
  mutating func id(of snapshot: Snapshot, digest: String) throws(StoreError) -> Int64 {
    let hash = bytes(fromHexadecimal: digest)
    let select = try connection.prepared("SELECT id FROM snapshot WHERE hash = ?")
    try select.bind(hash)
    if let id = try select.first({ $0.integer() }) { return id }
    try writeScreen(of: snapshot, hash: hash)
    let id = connection.lastInsertedID
    try writeViews(snapshot.views, snapshot: id)
    return id
  }

  private func writeScreen(of snapshot: Snapshot, hash: [UInt8]) throws(StoreError) {
    let insert = try connection.prepared(
      """
      INSERT INTO snapshot
        (hash, window_width, window_height, keyboard_x, keyboard_y, keyboard_width,
        keyboard_height, first_responder)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """
    )
    try insert.bind(hash)
    try insert.bind(snapshot.window.width)
    try insert.bind(snapshot.window.height)
    try insert.bind(snapshot.keyboard?.x)
    try insert.bind(snapshot.keyboard?.y)
    try insert.bind(snapshot.keyboard?.width)
    try insert.bind(snapshot.keyboard?.height)
    try insert.bind(snapshot.firstResponder)
    try insert.run()
  }

  private mutating func writeViews(
    _ views: [ViewGeometry],
    snapshot: Int64
  ) throws(StoreError) {
    var ids: [(path: Int64, className: Int64)] = []
    ids.reserveCapacity(views.count)
    for view in views {
      ids.append(
        (
          path: try paths.id(of: view.path, in: connection),
          className: try classes.id(of: view.className, in: connection)
        )
      )
    }
    try connection.insert(views.indices, into: .geometry) { insert, position throws(StoreError) in
      let view = views[position]
      try insert.bind(snapshot)
      try insert.bind(ids[position].path)
      try insert.bind(position)
      try insert.bind(ids[position].className)
      try insert.bind(view.isHidden)
      try insert.bind(view.frame)
      try insert.bind(view.windowFrame)
      try insert.bind(view.safeArea)
    }
    let scrolls = zip(ids, views).compactMap { id, view in view.scroll.map { (id.path, $0) } }
    try connection.insert(scrolls, into: .scrollGeometry) { insert, row throws(StoreError) in
      let (view, scroll) = row
      try insert.bind(snapshot)
      try insert.bind(view)
      try insert.bind(scroll.contentSize.width)
      try insert.bind(scroll.contentSize.height)
      try insert.bind(scroll.contentOffset.x)
      try insert.bind(scroll.contentOffset.y)
      try insert.bind(scroll.contentInset)
      try insert.bind(scroll.adjustedContentInset)
    }
  }
}
