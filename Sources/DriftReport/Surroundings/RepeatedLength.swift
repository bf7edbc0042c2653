package import SnapshotModel

/// A length around the views of a scenario that only the first side has.
package struct FormerLength: Hashable, Sendable {
  /// The length in points.
  package let length: Double
  /// The part of the surroundings that had the length.
  package let part: SurroundingPart

  /// Whether the part is at the upper edge of a screen, not at the lower one.
  package var isAtTop: Bool { part == .navigationBar || part == .safeAreaTop }
}

/// A constant of a constraint that repeats a ``FormerLength``.
package struct RepeatedLength: Hashable, Sendable {
  /// The scenario with the constraint's screen.
  package let scenario: String
  /// For example `constraint menu.top == view.top + 64 repeats the former safe area top`.
  package let text: String
  /// The constraint in a file; nil if it is unknown.
  package let location: FileLocation?

  package init(scenario: String, text: String, location: FileLocation?) {
    self.scenario = scenario
    self.text = text
    self.location = location
  }
}

extension RepeatedLength {
  /// The text with the location: `... (App/Main.storyboard:31:9)`.
  var line: String { text + (location.map { " (\($0))" } ?? "") }
}

extension Drift {
  /// Returns the former lengths of bars and safe areas on a scenario's screens, the smallest first.
  ///
  /// Lengths below 44 points, such as a status bar of 20, are also usual distances.
  package func formerLengths(in scenario: String) -> [FormerLength] {
    let changes = cases.filter { $0.identity.scenario == scenario }
      .flatMap { $0.steps.flatMap(\.surroundings) }
    let found = Set(changes).flatMap { change -> [FormerLength] in
      guard change.part.isRepeatable, let length = change.from, length >= Self.usualBar else {
        return []
      }
      let own = FormerLength(length: length, part: change.part)
      guard change.part == .navigationBar, length == Self.usualBar else { return [own] }
      return [own] + Self.usualBarEnds.map { FormerLength(length: $0, part: .navigationBar) }
    }
    return Set(found).sorted { ($0.length, $0.part.rawValue) < ($1.length, $1.part.rawValue) }
  }

  /// The height of a navigation bar before iOS 26, on phones.
  private static let usualBar = 44.0
  /// The end of such a bar below a status bar of 20 or of 44 points, on any phone without an island.
  private static let usualBarEnds = [64.0, 88.0]
}

extension SurroundingPart {
  /// Whether apps repeat the length in constraints.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar, .safeAreaTop, .safeAreaBottom: true
    case .windowWidth, .windowHeight, .tabBarTop, .keyboard, .safeAreaLeft, .safeAreaRight,
      .switchWidth, .switchHeight, .searchBar, .rowHeight:
      false
    }
  }
}
