import Reporting
import SnapshotModel

/// A cache for the markup of timeline rows.
///
/// Most events of a run also occur in other runs.
struct EventRows {
  private var known: [ViewTitles: [TimelineRow: String]] = [:]
  private var count = 0

  /// The maximum number of cached rows.
  private static let capacity = 20_000

  /// Returns the markup of a timeline's rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - titles: The titles of the case's views.
  /// - Returns: One text for each row.
  mutating func markup(of rows: [TimelineRow], calling titles: ViewTitles) -> [String] {
    if count > Self.capacity { self = EventRows() }
    // Removed from the dictionary to avoid a copy.
    var own = known.removeValue(forKey: titles) ?? [:]
    defer { known[titles] = own }
    return rows.map { row in
      if let markup = own[row] { return markup }
      let markup = PageTemplates.part("event", Self.values(of: row, calling: titles))
      own[row] = markup
      count += 1
      return markup
    }
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
