import SnapshotModel

/// Reads answers and snapshots, the inverse of `RunWriter` and `SnapshotWriter`.
struct AnswerReader {
  private let connection: Connection
  private let names: StoredNames

  /// Creates a reader with the names in the file.
  ///
  /// They must not change while the reader is used.
  init(_ connection: Connection, _ names: StoredNames) {
    self.connection = connection
    self.names = names
  }

  /// Returns an answer as a run without its engine and question.
  ///
  /// The given checkpoints have ``Snapshot/unread``.
  func answer(_ id: Int64, without checkpoints: Set<String> = []) throws(StoreError) -> Run {
    Run(
      engine: EngineIdentity(name: "", version: "", fingerprint: ""),
      identity: CaseIdentity(scenario: "", device: "", orientation: "", technique: ""),
      questionHash: .unknown,
      steps: try steps(ofAnswer: id, without: checkpoints),
      pushes: try pushes(ofAnswer: id),
      events: try events(ofAnswer: id),
      findings: try findings(ofAnswer: id),
      estimates: try estimates(ofAnswer: id),
      omissions: try omissions(ofAnswer: id)
    )
  }

  func snapshot(_ id: Int64) throws(StoreError) -> Snapshot {
    let screens = try connection.rows(of: id) { (row: SnapshotRow) in row.snapshot }
    guard var snapshot = screens.first else {
      throw .damaged(file: connection.file, reason: "snapshot \(id) is missing")
    }
    snapshot.views = try views(ofSnapshot: id)
    snapshot.accessibility = try elements(ofSnapshot: id)
    return snapshot
  }

  private func steps(
    ofAnswer id: Int64,
    without checkpoints: Set<String>
  ) throws(StoreError) -> [Step] {
    try connection.rows(of: id) { (row: RecordedStepRow) throws(StoreError) in
      var step = row.step
      let isRequested = !checkpoints.contains(step.detail)
      step.snapshot = try row.snapshot.map { id throws(StoreError) in
        isRequested ? try snapshot(id) : .unread
      }
      return step
    }
  }

  private func pushes(ofAnswer id: Int64) throws(StoreError) -> [NavigationPush] {
    try connection.rows(of: id) { (row: NavigationPushRow) in row.push }
  }

  private func events(ofAnswer id: Int64) throws(StoreError) -> [RunEvent] {
    try connection.rows(of: id, like: names.recentEvents) { (row: EventRow) in row.event }
  }

  private func findings(ofAnswer id: Int64) throws(StoreError) -> [Finding] {
    try connection.rows(of: id) { (row: FindingRow) throws(StoreError) in
      guard let finding = row.stored.finding(row.kind, step: row.step, view: row.view) else {
        throw .damaged(
          file: connection.file,
          reason: "finding.subject or finding.conflict does not match finding.kind"
        )
      }
      return finding
    }
  }

  private func estimates(ofAnswer id: Int64) throws(StoreError) -> [SizeEstimate] {
    try connection.rows(of: id) { (row: SizeEstimateRow) in row.estimate }
  }

  private func omissions(ofAnswer id: Int64) throws(StoreError) -> [OmissionCount] {
    try connection.rows(of: id) { (row: OmissionCountRow) in row.omission }
  }

  /// Returns the views in their order.
  ///
  /// The query leaves out names, scroll geometry and order: a join would look them up for every
  /// row. The numbers are not visited one by one, because snapshots have many views.
  private func views(ofSnapshot id: Int64) throws(StoreError) -> [ViewGeometry] {
    let scrolls = try scrolls(ofSnapshot: id)
    let rows = try connection.numbers(
      of: GeometryNumbers.selection,
      id,
      areReal: GeometryNumbers.areReal
    )
    var positions: [Int64] = []
    var views: [ViewGeometry] = []
    positions.reserveCapacity(rows.rows)
    views.reserveCapacity(rows.rows)
    try rows.forEachRow { numbers throws(StoreError) in
      let keys = GeometryNumbers.Keys(numbers)
      // The view is completed in its place, because copying its names takes as long as reading it.
      let index = views.count
      if !names.viewNames.append(keys, to: &views) {
        views.append(try newNames(of: keys, at: index))
      }
      views[index].read(numbers, after: GeometryNumbers.Keys.count)
      if !scrolls.isEmpty { views[index].scroll = scrolls.scroll(of: keys.path) }
      positions.append(keys.position)
    }
    let isInOrder = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    if isInOrder { return views }
    return positions.indices.sorted { positions[$0] < positions[$1] }.map { views[$0] }
  }

  /// Returns a view with the names of a row, and remembers them for the next snapshot.
  ///
  /// A missing name is an error.
  private func newNames(
    of keys: GeometryNumbers.Keys,
    at index: Int
  ) throws(StoreError) -> ViewGeometry {
    guard let className = try names.classes.row(keys.viewClass) else {
      throw .damaged(
        file: connection.file,
        reason: "the name of class \(keys.viewClass) is missing"
      )
    }
    var view = ViewGeometry.blank
    view.path = try path(keys.path)
    view.className = className
    let named = StoredNames.ViewNames(pathID: keys.path, classID: keys.viewClass, view: view)
    if index < names.viewNames.count {
      names.viewNames[index] = named
    } else {
      names.viewNames.append(named)
    }
    return view
  }

  private func path(_ id: Int64) throws(StoreError) -> ViewPath {
    if let path = try names.paths.row(id) { return path }
    throw .damaged(file: connection.file, reason: "the name of view \(id) is missing")
  }

  /// Returns the scroll geometry of scroll views, in the order of the ids of their paths.
  private func scrolls(ofSnapshot id: Int64) throws(StoreError) -> [StoredScroll] {
    let scrolls = try connection.rows(of: id) { (row: ScrollGeometryRow) in
      StoredScroll(path: row.path, geometry: row.scroll)
    }
    return scrolls.sorted { $0.path < $1.path }
  }

  /// Returns the accessibility elements in order; nil if none were recorded.
  private func elements(ofSnapshot id: Int64) throws(StoreError) -> [AccessibilityElement]? {
    let elements = try connection.rows(of: id) {
      (row: AccessibilityElementRow) throws(StoreError) in
      var element = row.element
      element.view = try path(row.path)
      return element
    }
    return elements.isEmpty ? nil : elements
  }
}

/// The geometry of a scroll view with the id of its path.
private struct StoredScroll {
  let path: Int64
  let geometry: ScrollGeometry
}

extension [StoredScroll] {
  /// Returns the geometry of a scroll view; nil for another view.
  ///
  /// A snapshot has few scroll views, so a search is faster than a hash.
  fileprivate func scroll(of path: Int64) -> ScrollGeometry? {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if self[middle].path < path { start = middle + 1 } else { end = middle }
    }
    return start < count && self[start].path == path ? self[start].geometry : nil
  }
}

extension [StoredNames.ViewNames] {
  /// Appends a view with the names of an earlier row at the same index.
  ///
  /// - Returns: Whether the names of that row have the same ids.
  fileprivate func append(_ keys: GeometryNumbers.Keys, to views: inout [ViewGeometry]) -> Bool {
    withUnsafeBufferPointer { names in
      let index = views.count
      guard index < names.count, names[index].pathID == keys.path,
        names[index].classID == keys.viewClass
      else { return false }
      views.append(names[index].view)
      return true
    }
  }
}

/// The columns of ``GeometryRow``, which are numbers.
private enum GeometryNumbers {
  /// Whether each column is a number with a fraction, in the order of the selection.
  static let areReal: [Bool] = GeometryRow.table.columns.filter { !$0.isKey }.map { column in
    precondition(
      !column.isOptional && (column.type == .real || column.type == .integer),
      "the column \(column.name) of geometry is a number"
    )
    return column.type == .real
  }

  /// Collects the readable columns of a snapshot's views.
  static let selection: String = {
    let columns = GeometryRow.table.columns.filter { !$0.isKey }.map(\.name)
    return """
      SELECT \(CollectedNumbers.function)(\(columns.joined(separator: ", ")))
      FROM \(GeometryRow.table.name)
      WHERE snapshot_id = ?
      """
  }()

  /// The numbers that precede the measures of the view.
  struct Keys {
    static let count = 3
    let path, position, viewClass: Int64

    init(_ numbers: UnsafeBufferPointer<UInt64>) {
      path = Int64(bitPattern: numbers[0])
      position = Int64(bitPattern: numbers[1])
      viewClass = Int64(bitPattern: numbers[2])
    }
  }
}
