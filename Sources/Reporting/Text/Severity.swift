/// The severity of a reported problem.
package enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
  case note
  case warning
  case error

  /// Orders severities: note, warning, error.
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

extension Sequence {
  /// Returns the elements with the most severe ones first; equal severities keep their order.
  ///
  /// - Parameter severity: Returns the severity of an element.
  /// - Returns: All elements.
  package func mostSevereFirst(_ severity: (Element) -> Severity) -> [Element] {
    let groups = Dictionary(grouping: self, by: severity)
    return Severity.allCases.reversed().flatMap { groups[$0] ?? [] }
  }
}

extension Severity {
  /// The style of the severity in reports for people.
  package var style: TerminalText.Style {
    switch self {
    case .note: .faint
    case .warning: .caution
    case .error: .before
    }
  }
}
