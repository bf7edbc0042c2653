import SnapshotModel

/// Reads answers and snapshots, the counterpart of `RunWriter` and `SnapshotWriter`.
struct AnswerReader {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// An answer as a run that does not say yet who was asked what.
  func answer(_ id: Int64) throws(StoreError) -> Run {
    Run(
      engine: EngineIdentity(name: "", version: "", fingerprint: ""),
      identity: CaseIdentity(scenario: "", device: "", orientation: "", technique: ""),
      questionHash: "",
      steps: try steps(ofAnswer: id),
      pushes: try pushes(ofAnswer: id),
      keyboardFrames: try keyboardFrames(ofAnswer: id),
      events: try events(ofAnswer: id),
      findings: try findings(ofAnswer: id)
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
    return snapshot
  }

  private func steps(ofAnswer id: Int64) throws(StoreError) -> [Step] {
    let select = try connection.prepared(
      "SELECT step, time, action, detail, snapshot_id FROM step WHERE answer_id = ? ORDER BY step"
    )
    try select.bind(id)
    return try select.all { row throws(StoreError) in
      Step(
        index: Int(row.integer()),
        time: row.real(),
        action: row.text(),
        detail: row.text(),
        snapshot: try row.optionalInteger().map(snapshot)
      )
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

  private func keyboardFrames(ofAnswer id: Int64) throws(StoreError) -> [KeyboardFrame] {
    let select = try connection.prepared(
      """
      SELECT
        step, time, notification, begin_x, begin_y, begin_width, begin_height, end_x, end_y,
        end_width, end_height, duration
      FROM keyboard_frame
      WHERE answer_id = ?
      ORDER BY position
      """
    )
    try select.bind(id)
    return try select.all { row in
      KeyboardFrame(
        step: Int(row.integer()),
        time: row.real(),
        notification: row.text(),
        begin: row.rect(),
        end: row.rect(),
        duration: row.real()
      )
    }
  }

  private func events(ofAnswer id: Int64) throws(StoreError) -> [RunEvent] {
    let select = try connection.prepared(
      """
      SELECT step, time, kind, name, subject, cause, before, after, duration
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
        cause: try value(row.text(), of: "event.cause"),
        before: row.eventValue(),
        after: row.eventValue(),
        duration: row.optionalReal()
      )
    }
  }

  private func findings(ofAnswer id: Int64) throws(StoreError) -> [Finding] {
    let select = try connection.prepared(
      "SELECT step, kind, view, message FROM finding WHERE answer_id = ? ORDER BY position"
    )
    try select.bind(id)
    return try select.all { row throws(StoreError) in
      Finding(
        step: Int(row.integer()),
        kind: try value(row.text(), of: "finding.kind"),
        view: row.text(),
        message: row.text()
      )
    }
  }

  private func views(ofSnapshot id: Int64) throws(StoreError) -> [ViewGeometry] {
    let select = try connection.prepared(
      """
      SELECT \(viewColumns)
      FROM geometry
      JOIN view_path ON view_path.id = geometry.view_id
      JOIN view_class ON view_class.id = geometry.class_id
      LEFT JOIN scroll_geometry USING (snapshot_id, view_id)
      WHERE geometry.snapshot_id = ?
      ORDER BY position
      """
    )
    try select.bind(id)
    return try select.all { $0.viewGeometry() }
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

/// The columns that ``Statement/viewGeometry()`` reads.
let viewColumns = """
  view_path.path, view_class.name, x, y, width, height, window_x, window_y, window_width,
  window_height, safe_top, safe_left, safe_bottom, safe_right, hidden,
  content_width IS NOT NULL, content_width, content_height, offset_x, offset_y, inset_top,
  inset_left, inset_bottom, inset_right, adjusted_top, adjusted_left, adjusted_bottom,
  adjusted_right
  """

extension Statement {
  func viewGeometry() -> ViewGeometry {
    ViewGeometry(
      path: text(),
      className: text(),
      frame: rect(),
      windowFrame: rect(),
      safeArea: insets(),
      isHidden: bool(),
      scroll: bool() ? scroll() : nil
    )
  }

  private func scroll() -> ScrollGeometry {
    ScrollGeometry(
      contentSize: size(),
      contentOffset: point(),
      contentInset: insets(),
      adjustedContentInset: insets()
    )
  }
}
