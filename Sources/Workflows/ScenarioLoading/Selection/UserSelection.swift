import Reporting
package import ScenarioModel
import SnapshotModel

/// The selected user settings; empty lists mean all.
package struct UserSelection: Sendable {
  /// The languages; empty for all.
  package var languages: [Language] = []
  /// The content size categories; empty for all.
  package var textSizes: [TextSize] = []
  /// The reading directions; empty for all.
  package var directions: [LayoutDirection] = []
  /// The settings of bold text; empty for both.
  package var boldText: [Bool] = []
  /// The shares of the screen; empty for all.
  package var widths: [ApplicationWidth] = []

  package init() {}

  /// Whether the selection matches all users.
  package var isEmpty: Bool { options.isEmpty }

  /// The options in their typed form.
  var options: [String] {
    languages.map { "--language \($0.tag)" } + textSizes.map { "--text-size \($0.rawValue)" }
      + directions.map { "--direction \($0 == .leftToRight ? "ltr" : "rtl")" }
      + boldText.map { "--bold-text \($0 ? "on" : "off")" } + widths.map { "--width \($0.word)" }
  }

  func matches(_ identity: CaseIdentity) -> Bool {
    guard !isEmpty else { return true }
    let user = identity.settings
    return (languages.isEmpty || languages.contains(user.language ?? .base))
      && (textSizes.isEmpty || textSizes.contains(user.textSize))
      && (directions.isEmpty || directions.contains(user.readingDirection))
      && (boldText.isEmpty || boldText.contains(user.boldText))
      && (widths.isEmpty || widths.contains(user.width))
  }

  /// Refuses a setting without a case.
  func checkThatEachPartMatches(_ cases: [CaseIdentity], of what: String) throws {
    guard !isEmpty else { return }
    let found = Set(cases.map(\.settings))
    func check<Value: Hashable>(
      _ option: String,
      _ requested: [Value],
      _ value: (UserSettings) -> Value,
      _ text: (Value) -> String
    ) throws {
      try checkMatches(option, requested.map(text), found.map { text(value($0)) }, what)
    }
    try check("--language", languages, { $0.language ?? .base }, \.tag)
    try check("--text-size", textSizes, \.textSize, \.rawValue)
    try check("--direction", directions, \.readingDirection) { $0 == .leftToRight ? "ltr" : "rtl" }
    try check("--bold-text", boldText, \.boldText) { $0 ? "on" : "off" }
    try check("--width", widths, \.width, \.word)
  }
}

extension Matrix {
  /// Returns the matrix with the selected settings as axes.
  package func with(_ users: UserSelection) -> Matrix {
    var matrix = self
    if !users.languages.isEmpty { matrix.languages = users.languages.distinct }
    if !users.textSizes.isEmpty { matrix.textSizes = users.textSizes.distinct }
    if !users.directions.isEmpty { matrix.directions = users.directions.distinct }
    if !users.boldText.isEmpty { matrix.boldText = users.boldText.distinct }
    if !users.widths.isEmpty { matrix.widths = users.widths.distinct }
    return matrix
  }
}
