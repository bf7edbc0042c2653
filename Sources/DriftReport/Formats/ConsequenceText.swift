import Reporting
import SnapshotModel

/// The consequences of an entry, as lines that all formats share.
struct ConsequenceText {
  let entry: DriftEntry
  let titles: ViewTitles

  /// The number of consequences by class: `6 (3 content size, 2 moved, 1 timing)`; nil without any.
  var counts: String? {
    let labels = entry.consequences.map(\.rule.label)
    guard !labels.isEmpty else { return nil }
    let groups = grouped(labels) { $0 }.map { (label: $0.key, count: $0.elements.count) }
      .sorted { $0.count == $1.count ? $0.label < $1.label : $0.count > $1.count }
    let words = groups.map { "\($0.count) \($0.label)" }.joined(separator: ", ")
    return "\(labels.count) (\(words))"
  }

  /// The errors among the consequences, one line each; a reader must not overlook them.
  var errors: [String] {
    entry.consequences.filter { $0.severity == .error }.map(line)
  }

  /// All consequences, one line each with its severity.
  var all: [String] { entry.consequences.map { "\($0.severity.rawValue): \(line($0))" } }

  private func line(_ cause: DriftCause) -> String {
    CauseText(cause: cause, titles: titles).line
  }
}
