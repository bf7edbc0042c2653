/// How bad what a report lists is.
package enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
  case note
  case warning
  case error

  /// A note is less than a warning, which is less than an error.
  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension Severity {
  /// How reports for people set the severity off.
  package var style: StyledText.Style {
    switch self {
    case .note: .faint
    case .warning: .caution
    case .error: .before
    }
  }
}
