import Reporting
import SnapshotModel

/// A row of a timeline in a form that determines its markup.
struct EventRow: Hashable, Sendable {
  private let row: TimelineRow
  /// Whether the timeline compares two runs.
  private let isComparison: Bool
  /// The titles of the case's views.
  private let titles: ViewTitles

  init(_ row: TimelineRow, isComparison: Bool, calling titles: ViewTitles) {
    (self.row, self.isComparison, self.titles) = (row, isComparison, titles)
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
    let sides: [String?] = isComparison ? [row.side] : []
    let cells =
      sides + [
        event.cause?.rawValue, event.name.markup,
        titles.title(of: event.subject).markup, values, duration,
      ]
    return #"<tr class="\#(row.side)"\#(attributes)><th scope="row">\#(time) s</th>"#
      + cells.map { "<td>\($0 ?? "")</td>" }.joined() + "</tr>\n"
  }

  /// The event's change, for a script that moves the views; empty for events without one.
  private var valueAttributes: String {
    let event = row.entry.event
    guard event.kind == .inset || event.kind == .scroll || event.kind == .content else { return "" }
    let attributes = [
      ("kind", event.kind.rawValue), ("name", event.name.markup),
      ("view", event.subject.text.markup), ("from", before?.markup ?? ""),
      ("to", after?.markup ?? ""),
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
    return "\(before ?? "none") → \(after ?? "none")".markup
  }

  private func text(_ value: EventValue) -> String {
    switch value {
    case .number(let number): number.plain
    case .text(let text): titles.title(of: ViewPath(text))
    }
  }
}
