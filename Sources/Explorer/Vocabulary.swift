import ScenarioModel

/// What can happen in a scenario: the fields of its screens, and the screens that can be pushed.
struct Vocabulary {
  /// The first screen, with which a sequence begins.
  let first: String
  let pushable: [String]
  /// Whether there is something for a finger to scroll.
  let scrolls: Bool
  private let fields: [String: [String]]

  init(_ question: CaseQuestion) {
    first = question.screens.first?.name ?? ""
    pushable = question.scenario.navigation ? question.screens.dropFirst().map(\.name) : []
    scrolls = question.scenario.technique != .none
    fields = question.screens.reduce(into: [:]) { $0[$1.name] = $1.textInputs.map(\.name) }
  }

  /// The names of the views of a screen that can have the focus.
  func fields(of screen: String) -> [String] { fields[screen] ?? [] }
}
