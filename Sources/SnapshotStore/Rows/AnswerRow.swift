import SnapshotModel

/// One distinct answer.
struct AnswerRow: TableRow {
  static let table = Table<Self>("answer", of: "id")

  var id: Int64 = 0
  var hash: [UInt8] = []
  var geometryHash: [UInt8] = []

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("hash", &hash)
    try columns.column("geometry_hash", &geometryHash)
  }
}

/// One step of an answer, with the id of its snapshot.
struct RecordedStepRow: TableRow {
  static let table = Table<Self>("step", of: "answer_id", orderedBy: "step")

  var answer: Int64 = 0
  var step = Step(index: 0, time: 0, action: "", detail: "", snapshot: nil)
  var snapshot: Int64?

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.column("step", &step.index)
    try columns.grid("time", &step.time)
    try columns.column("action", &step.action)
    try columns.column("detail", &step.detail)
    try columns.column("snapshot_id", &snapshot)
  }
}

/// One push or pop of an answer.
struct NavigationPushRow: TableRow {
  static let table = Table<Self>("navigation_push", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var push = NavigationPush(step: 0, time: 0, kind: .push, from: "", to: "", animated: false)

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.column("step", &push.step)
    try columns.grid("time", &push.time)
    try columns.column("kind", &push.kind)
    try columns.column("from_screen", &push.from)
    try columns.column("to_screen", &push.to)
    try columns.column("animated", &push.animated)
  }
}

extension NavigationPush.Kind: ColumnValue {}

/// One event of an answer.
struct EventRow: TableRow {
  static let table = Table<Self>("event", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var event = RunEvent(step: 0, time: 0, kind: .notification, name: "", cause: nil)

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.column("step", &event.step)
    try columns.grid("time", &event.time)
    try columns.column("kind", &event.kind)
    try columns.column("name", &event.name)
    try columns.column("subject", &event.subject)
    try columns.column("cause", &event.cause)
    try columns.column("before", &event.before)
    try columns.column("after", &event.after)
    try columns.grid("duration", &event.duration)
    var (begin, end) = (event.keyboard?.begin, event.keyboard?.end)
    var duration = event.keyboard?.duration
    try columns.rect("begin_x", "begin_y", "begin_width", "begin_height", &begin)
    try columns.rect("end_x", "end_y", "end_width", "end_height", &end)
    try columns.column("keyboard_duration", &duration)
    guard columns.isReading, let begin, let end, let duration else { return }
    event.keyboard = KeyboardPayload(begin: begin, end: end, duration: duration)
  }
}

extension RunEvent.Kind: ColumnValue {}
extension RunEvent.Cause: ColumnValue {}

/// One finding of an answer.
struct FindingRow: TableRow {
  static let table = Table<Self>("finding", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var step = 0
  var kind = Finding.Kind.brokenInvariant
  var view = ViewPath("")
  var stored = StoredSubject(message: "")

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.column("step", &step)
    try columns.column("kind", &kind)
    try columns.column("view", &view)
    try columns.column("message", &stored.message)
    try columns.column("subject", &stored.subject)
    try columns.column("conflict", &stored.conflict)
  }
}

extension Finding.Kind: ColumnValue {}

/// One view of an answer with an estimated size.
struct SizeEstimateRow: TableRow {
  static let table = Table<Self>("size_estimate", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var view = ViewPath("")
  var reason = UnknownSize.Reason.symbol
  var name = ""

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.column("view", &view)
    try columns.column("reason", &reason)
    try columns.column("name", &name)
  }
}

extension UnknownSize.Reason: ColumnValue {}
