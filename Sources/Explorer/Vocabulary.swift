import ScenarioModel

/// The possible targets of steps: the fields of the screens, and the screens to push.
struct Vocabulary {
  /// The first screen of every sequence.
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
