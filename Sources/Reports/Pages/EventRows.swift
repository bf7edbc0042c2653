import Reporting
import SnapshotModel
import Synchronization

/// A cache for the markup of timeline rows.
///
/// Most events of a run also occur in other runs. Any thread can use it.
final class EventRows: Sendable {
  /// A row with its hash, which is computed without the lock.
  private struct Key: Hashable {
    let row: TimelineRow
    let titles: ViewTitles
    private let hash: Int

    init(_ row: TimelineRow, _ titles: ViewTitles) {
      (self.row, self.titles) = (row, titles)
      hash = row.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private let known = Mutex<[Key: String]>([:])

  /// The maximum number of cached rows.
  private static let capacity = 20_000

  /// Returns the markup of a timeline's rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - titles: The titles of the case's views.
  /// - Returns: One text for each row.
  func markup(of rows: [TimelineRow], calling titles: ViewTitles) -> [String] {
    rows.map { markup(of: Key($0, titles)) }
  }

  private func markup(of key: Key) -> String {
    if let markup = known.withLock({ $0[key] }) { return markup }
    let markup = PageTemplates.part("event", Self.values(of: key.row, calling: key.titles))
    known.withLock {
      if $0.count >= Self.capacity { $0 = [:] }
      $0[key] = markup
    }
    return markup
  }

  private static func values(of row: TimelineRow, calling titles: ViewTitles) -> PageValues {
    let event = row.entry.event
    let before = event.before.map { text($0, calling: titles) }
    let after = event.after.map { text($0, calling: titles) }
    return [
      "time": event.time.plain, "step": event.step, "side": row.side, "kind": event.kind.rawValue,
      "cause": event.cause?.rawValue ?? "", "name": event.name.escapedForLog,
      "subject": event.subject.text.escapedForLog,
      "subjectTitle": titles.title(of: event.subject).escapedForLog,
      "values": before == nil && after == nil
        ? "" : "\(before ?? "none") → \(after ?? "none")".escapedForLog,
      "isValue": event.kind == .inset || event.kind == .scroll || event.kind == .content,
      "from": before?.escapedForLog ?? "", "to": after?.escapedForLog ?? "",
      "duration": event.duration.map { "\($0.plain) s" } ?? "",
      "isKeyboard": row.entry.keyboard != nil,
      "keyboard": row.entry.keyboard.map { frame in
        [frame.x, frame.y, frame.width, frame.height].map(\.plain).joined(separator: " ")
      } ?? "",
    ]
  }

  private static func text(_ value: EventValue, calling titles: ViewTitles) -> String {
    switch value {
    case .number(let number): number.plain
    case .text(let text): titles.title(of: ViewPath(text))
    }
  }
}
