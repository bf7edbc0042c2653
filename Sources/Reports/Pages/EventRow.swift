import Reporting
import SnapshotModel

/// A row of a timeline in a form that determines its markup.
struct EventRow: Hashable, Sendable {
  private let row: TimelineRow
  /// The titles of the case's views.
  private let titles: ViewTitles

  init(_ row: TimelineRow, calling titles: ViewTitles) {
    (self.row, self.titles) = (row, titles)
  }

  /// Few rows differ only in the titles of other views.
  func hash(into hasher: inout Hasher) { hasher.combine(row) }

  /// The table row, in one line.
  ///
  /// A page has tens of thousands of rows, and a template takes ten times as long.
  var markup: String {
    let event = row.entry.event
    let time = event.time.plain
    let attributes =
      #" data-time="\#(time)" data-step="\#(event.step)"\#(valueAttributes)\#(keyboardAttribute)"#
    let duration = event.duration.map { "\($0.plain) s" }
    let cells = [
      event.cause?.rawValue, event.name.escapedForPage,
      titles.title(of: event.subject).escapedForPage, values, duration,
    ]
    return #"<tr class="\#(row.side)"\#(attributes)><th scope="row">\#(time) s</th>"#
      + cells.map { "<td>\($0 ?? "")</td>" }.joined() + "</tr>\n"
  }

  /// The event's change, for a script that moves the views; empty for events without one.
  private var valueAttributes: String {
    let event = row.entry.event
    guard event.kind == .inset || event.kind == .scroll || event.kind == .content else { return "" }
    let attributes = [
      ("kind", event.kind.rawValue), ("name", event.name.escapedForPage),
      ("view", event.subject.text.escapedForPage), ("from", before?.escapedForPage ?? ""),
      ("to", after?.escapedForPage ?? ""),
    ]
    return attributes.map { name, value in #" data-\#(name)="\#(value)""# }.joined()
  }

  private var keyboardAttribute: String {
    guard let frame = row.entry.keyboard else { return "" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.plain)
    return #" data-keyboard="\#(numbers.joined(separator: " "))""#
  }

  private var before: String? { row.entry.event.before.map(text) }
  private var after: String? { row.entry.event.after.map(text) }

  /// The value before and after the event; nil without values.
  private var values: String? {
    let (before, after) = (before, after)
    guard before != nil || after != nil else { return nil }
    return "\(before ?? "none") → \(after ?? "none")".escapedForPage
  }

  private func text(_ value: EventValue) -> String {
    switch value {
    case .number(let number): number.plain
    case .text(let text): titles.title(of: ViewPath(text))
    }
  }
}

extension String {
  /// The text in one line, with control characters spelled out, and escaped like the values of
  /// templates.
  fileprivate var escapedForPage: String {
    let line = escapedForLog
    guard line.utf8.contains(where: { $0.escape != nil }) else { return line }
    return line.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let escape = UInt8(exactly: scalar.value)?.escape {
        escaped += escape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt8 {
  /// The escape of an ASCII character; nil for characters that need none.
  fileprivate var escape: String? {
    switch self {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
