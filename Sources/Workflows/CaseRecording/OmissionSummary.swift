import Reporting
package import SnapshotModel

/// The omitted code of the recorded screens.
package struct OmissionSummary: Sendable {
  /// The omitted code of one screen, from the case with the largest number.
  package struct Screen: Encodable, Sendable {
    /// The scenario's name.
    package let scenario: String
    /// The omitted code by type.
    package let omissions: ScreenOmissions
  }

  private struct Key: Hashable {
    let scenario: String
    let screen: String
  }

  private var largest: [Key: ScreenOmissions] = [:]

  /// Adds the screens of a run.
  mutating func add(_ run: Run) {
    guard !run.omissions.isEmpty else { return }
    for screen in run.screenOmissions {
      add(screen, as: Key(scenario: run.identity.scenario, screen: screen.screen))
    }
  }

  /// Adds the screens of other cases.
  mutating func add(_ other: OmissionSummary) {
    for (key, screen) in other.largest { add(screen, as: key) }
  }

  private mutating func add(_ screen: ScreenOmissions, as key: Key) {
    largest[key] = largest[key].map { $0.isAbove(screen) ? $0 : screen } ?? screen
  }

  /// The screens with omitted code, by scenario and screen.
  package var screens: [Screen] {
    largest.sorted { ($0.key.scenario, $0.key.screen) < ($1.key.scenario, $1.key.screen) }
      .map { Screen(scenario: $0.key.scenario, omissions: $0.value) }
  }

  /// Describes the omitted code of all screens.
  ///
  /// - Parameter limit: The largest number of omissions of a screen without a warning.
  /// - Returns: A line about all screens, and a warning for each screen above the limit. Scenarios with
  ///   equal omissions have one warning.
  package func lines(limit: Int) -> [String] {
    let screens = screens
    guard let most = screens.max(by: { $0.omissions.total < $1.omissions.total }) else { return [] }
    let above = screens.filter { $0.omissions.total > limit }
    let heading =
      "\(Severity.note.rawValue): omissions on \(counted(screens.count, "screen")), most in "
      + "\(most.scenario): \(most.omissions.text)"
    let scenarios = Dictionary(grouping: above, by: \.omissions).mapValues { $0.map(\.scenario) }
    let warnings = above.compactMap { screen -> String? in
      guard let equal = scenarios[screen.omissions], equal.first == screen.scenario else {
        return nil
      }
      let others = equal.count > 1 ? " and \(counted(equal.count - 1, "other scenario"))" : ""
      return "\(Severity.warning.rawValue): \(screen.scenario)\(others): omissions: "
        + "\(screen.omissions.text), more than \(limit)"
    }
    let fix =
      "fix: list the code with 'scvdb-port explain', then fetch its packages or write makers"
    return [heading] + warnings + (above.isEmpty ? [] : [fix])
  }
}

extension ScreenOmissions {
  /// Returns whether these omissions describe a screen rather than others: they have the larger
  /// total, or the first types in order.
  fileprivate func isAbove(_ other: ScreenOmissions) -> Bool {
    total == other.total ? types.lexicographicallyPrecedes(other.types) : total > other.total
  }
}
