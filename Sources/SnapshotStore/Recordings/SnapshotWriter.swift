import SnapshotModel

/// Writes snapshots, each distinct one once.
struct SnapshotWriter {
  private let connection: Connection
  private var paths = NameTable(table: "view_path", column: "path")
  private var classes = NameTable(table: "view_class", column: "name")
  /// The names of the snapshot before, in order: most often those of the next one as well.
  private var latest: [NamedView] = []

  /// A view's names with the rows that have them.
  private struct NamedView {
    var path: ExactText
    var className: ExactText
    var pathID: Int64
    var classID: Int64
  }

  init(_ connection: Connection) {
    self.connection = connection
  }

  mutating func forgetIDs() {
    paths.forget()
    classes.forget()
    latest = []
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
    for position in views.indices { try find(views[position], at: position) }
    // Fields of a view are read where it lies, because a copy of one costs as much as its row.
    try connection.insert(views.indices, into: .geometry) { insert, position throws(StoreError) in
      try insert.bind(snapshot)
      try insert.bind(latest[position].pathID)
      try insert.bind(position)
      try insert.bind(latest[position].classID)
      try insert.bind(views[position].isHidden)
      try insert.bind(views[position].frame)
      try insert.bind(views[position].windowFrame)
      try insert.bind(views[position].safeArea)
    }
    try writeScrolling(of: views, snapshot: snapshot)
  }

  /// Finds out the ids of a view's names.
  private mutating func find(_ view: ViewGeometry, at position: Int) throws(StoreError) {
    let (path, className) = (ExactText(text: view.path), ExactText(text: view.className))
    let isKnown = position < latest.count
    if isKnown, latest[position].path == path, latest[position].className == className { return }
    let named = NamedView(
      path: path,
      className: className,
      pathID: try paths.id(of: path, in: connection),
      classID: try classes.id(of: className, in: connection)
    )
    if isKnown { latest[position] = named } else { latest.append(named) }
  }

  private func writeScrolling(
    of views: [ViewGeometry],
    snapshot: Int64
  ) throws(StoreError) {
    let scrollViews = views.indices.filter { views[$0].scroll != nil }
    try connection.insert(scrollViews, into: .scrollGeometry) {
      insert,
      position throws(StoreError) in
      guard let scroll = views[position].scroll else { return }
      try insert.bind(snapshot)
      try insert.bind(latest[position].pathID)
      try insert.bind(scroll.contentSize.width)
      try insert.bind(scroll.contentSize.height)
      try insert.bind(scroll.contentOffset.x)
      try insert.bind(scroll.contentOffset.y)
      try insert.bind(scroll.contentInset)
      try insert.bind(scroll.adjustedContentInset)
    }
  }
}
