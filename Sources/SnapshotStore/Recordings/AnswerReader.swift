import SnapshotModel

/// Reads answers and snapshots, the counterpart of `RunWriter` and `SnapshotWriter`.
struct AnswerReader {
  private let connection: Connection
  private let names: StoredNames

  /// Takes the names of the connection's file as they are while the reader is in use.
  init(_ connection: Connection, _ names: StoredNames) {
    self.connection = connection
    self.names = names
  }

  /// An answer as a run that does not name its engine and question yet, with ``Snapshot/unread``
  /// for the checkpoints that are named.
  func answer(_ id: Int64, without checkpoints: Set<String> = []) throws(StoreError) -> Run {
    Run(
      engine: EngineIdentity(name: "", version: "", fingerprint: ""),
      identity: CaseIdentity(scenario: "", device: "", orientation: "", technique: ""),
      questionHash: "",
      steps: try steps(ofAnswer: id, without: checkpoints),
      pushes: try pushes(ofAnswer: id),
      events: try events(ofAnswer: id),
      findings: try findings(ofAnswer: id),
      estimates: try estimates(ofAnswer: id)
    )
  }

  func snapshot(_ id: Int64) throws(StoreError) -> Snapshot {
    let select = try connection.prepared(
      """
      SELECT
        window_width, window_height, keyboard_x, keyboard_y, keyboard_width, keyboard_height,
        first_responder
      FROM snapshot
      WHERE id = ?
      """
    )
    try select.bind(id)
    let screen = try select.first { row in
      Snapshot(
        window: row.size(),
        keyboard: row.optionalRect(),
        firstResponder: row.optionalText(),
        views: []
      )
    }
    guard var snapshot = screen else {
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
    let select = try connection.prepared(
      "SELECT step, time, action, detail, snapshot_id FROM step WHERE answer_id = ? ORDER BY step"
    )
    try select.bind(id)
    return try select.all { row throws(StoreError) in
      var step = Step(
        index: Int(row.integer()),
        time: row.real(),
        action: row.text(),
        detail: row.text(),
        snapshot: nil
      )
      let isWanted = !checkpoints.contains(step.detail)
      step.snapshot = try row.optionalInteger().map { id throws(StoreError) in
        isWanted ? try snapshot(id) : .unread
      }
      return step
    }
  }

  private func pushes(ofAnswer id: Int64) throws(StoreError) -> [NavigationPush] {
    let select = try connection.prepared(
      """
      SELECT step, time, kind, from_screen, to_screen, animated
      FROM navigation_push
      WHERE answer_id = ?
      ORDER BY position
      """
    )
    try select.bind(id)
    return try select.all { row throws(StoreError) in
      NavigationPush(
        step: Int(row.integer()),
        time: row.real(),
        kind: try value(row.text(), of: "navigation_push.kind"),
        from: row.text(),
        to: row.text(),
        animated: row.bool()
      )
    }
  }

  private func events(ofAnswer id: Int64) throws(StoreError) -> [RunEvent] {
    let select = try connection.prepared(
      """
      SELECT
        step, time, kind, name, subject, cause, before, after, duration, begin_x, begin_y,
        begin_width, begin_height, end_x, end_y, end_width, end_height, keyboard_duration
      FROM event
      WHERE answer_id = ?
      ORDER BY position
      """
    )
    try select.bind(id)
    return try select.all { row throws(StoreError) in
      RunEvent(
        step: Int(row.integer()),
        time: row.real(),
        kind: try value(row.text(), of: "event.kind"),
        name: row.text(),
        subject: row.text(),
        cause: try row.optionalText().map { cause throws(StoreError) in
          try value(cause, of: "event.cause")
        },
        before: row.eventValue(),
        after: row.eventValue(),
        duration: row.optionalReal(),
        keyboard: row.keyboardPayload()
      )
    }
  }

  private func findings(ofAnswer id: Int64) throws(StoreError) -> [Finding] {
    let select = try connection.prepared(
      """
      SELECT step, kind, view, message, subject, conflict FROM finding WHERE answer_id = ?
      ORDER BY position
      """
    )
    try select.bind(id)
    return try select.all { row throws(StoreError) in
      let step = Int(row.integer())
      let kind: Finding.Kind = try value(row.text(), of: "finding.kind")
      let view = row.text()
      let stored = StoredSubject(
        message: row.text(),
        subject: row.optionalText(),
        conflict: row.optionalText()
      )
      guard let finding = stored.finding(kind, step: step, view: view) else {
        throw .damaged(
          file: connection.file,
          reason: "finding.subject and finding.conflict are none of a finding of its kind"
        )
      }
      return finding
    }
  }

  private func estimates(ofAnswer id: Int64) throws(StoreError) -> [SizeEstimate] {
    let select = try connection.prepared(
      "SELECT view, reason, name FROM size_estimate WHERE answer_id = ? ORDER BY position"
    )
    try select.bind(id)
    return try select.all { row throws(StoreError) in
      SizeEstimate(
        view: row.text(),
        size: UnknownSize(try value(row.text(), of: "size_estimate.reason"), row.text())
      )
    }
  }

  /// The views in their order.
  ///
  /// Names, scrolling and order are no part of the query: a join looks each of them up for every
  /// row.
  private func views(ofSnapshot id: Int64) throws(StoreError) -> [ViewGeometry] {
    let scrolls = try scrolls(ofSnapshot: id)
    let select = try connection.prepared(
      """
      SELECT
        position, view_id, class_id, x, y, width, height, window_x, window_y, window_width,
        window_height, safe_top, safe_left, safe_bottom, safe_right, hidden
      FROM geometry
      WHERE snapshot_id = ?
      """
    )
    try select.bind(id)
    var views: [ViewGeometry] = []
    var positions: [Int64] = []
    _ = try select.all { row throws(StoreError) in
      let position = row.integer()
      views.append(try view(in: row, scrolls: scrolls))
      positions.append(position)
    }
    let isInOrder = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    if isInOrder { return views }
    return positions.indices.sorted { positions[$0] < positions[$1] }.map { views[$0] }
  }

  /// The view of a row, whose names must not be lost.
  private func view(
    in row: Statement,
    scrolls: [Int64: ScrollGeometry]
  ) throws(StoreError) -> ViewGeometry {
    let (id, classID) = (row.integer(), row.integer())
    guard let path = try names.paths.row(id) else {
      throw .damaged(file: connection.file, reason: "the name of view \(id) is missing")
    }
    guard let className = try names.classes.row(classID) else {
      throw .damaged(file: connection.file, reason: "the name of class \(classID) is missing")
    }
    return ViewGeometry(
      path: path,
      className: className,
      frame: row.rect(),
      windowFrame: row.rect(),
      safeArea: row.insets(),
      isHidden: row.bool(),
      scroll: scrolls[id]
    )
  }

  /// What scroll views have beside the geometry of a view, by the ids of their paths.
  private func scrolls(ofSnapshot id: Int64) throws(StoreError) -> [Int64: ScrollGeometry] {
    let select = try connection.prepared(
      """
      SELECT
        view_id, content_width, content_height, offset_x, offset_y, inset_top, inset_left,
        inset_bottom, inset_right, adjusted_top, adjusted_left, adjusted_bottom, adjusted_right
      FROM scroll_geometry
      WHERE snapshot_id = ?
      """
    )
    try select.bind(id)
    var scrolls: [Int64: ScrollGeometry] = [:]
    while try select.next() { scrolls[select.integer()] = select.scroll() }
    return scrolls
  }

  /// What a screen reader stops at, in order; nil where nothing of that is recorded.
  private func elements(ofSnapshot id: Int64) throws(StoreError) -> [AccessibilityElement]? {
    let select = try connection.prepared(
      """
      SELECT view_id, label, value, hint, identifier, traits
      FROM accessibility_element
      WHERE snapshot_id = ?
      ORDER BY position
      """
    )
    try select.bind(id)
    let elements = try select.all { row throws(StoreError) in
      let viewID = row.integer()
      guard let path = try names.paths.row(viewID) else {
        throw .damaged(file: connection.file, reason: "the name of view \(viewID) is missing")
      }
      var element = AccessibilityElement(
        view: path,
        label: row.optionalText(),
        value: row.optionalText(),
        hint: row.optionalText(),
        identifier: row.optionalText()
      )
      for name in row.text().split(separator: " ") {
        element.traits.append(try value(String(name), of: "accessibility_element.traits"))
      }
      return element
    }
    return elements.isEmpty ? nil : elements
  }

  /// The case of a type whose raw value a column holds.
  private func value<Value: RawRepresentable<String>>(
    _ text: String,
    of column: String
  ) throws(StoreError) -> Value {
    if let value = Value(rawValue: text) { return value }
    throw .damaged(file: connection.file, reason: "\(column) is `\(text)`")
  }
}

extension Statement {
  fileprivate func scroll() -> ScrollGeometry {
    ScrollGeometry(
      contentSize: size(),
      contentOffset: point(),
      contentInset: insets(),
      adjustedContentInset: insets()
    )
  }
}
