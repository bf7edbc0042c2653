import ScenarioModel

/// The possible targets of steps: the fields of the screens, and the screens to push.
struct Vocabulary {
  /// The first screen of every sequence.
  let first: String
  let pushable: [String]
  /// Whether the user can scroll something.
  let scrolls: Bool
  private let fields: [String: [String]]

  init(_ question: CaseQuestion) {
    first = question.screens.first?.name ?? ""
    pushable = question.scenario.navigation ? question.screens.dropFirst().map(\.name) : []
    scrolls = question.scenario.technique != .none
    fields = question.screens.reduce(into: [:]) { $0[$1.name] = $1.textInputs.map(\.name) }
  }

  /// Returns the names of the focusable views of a screen.
  func fields(of screen: String) -> [String] { fields[screen] ?? [] }
}
