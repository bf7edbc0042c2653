import ScenarioModel
import SnapshotModel

/// An edit that reverts a change, applied to the question after it.
enum QuestionEdit: Hashable, Sendable {
  /// Restores the earlier value of a scenario's setting.
  case scenarioMember([String], JSONValue?)
  /// Replaces some steps with earlier ones.
  case steps(Range<Int>, [ScenarioStep])
  case removeScreen(String)
  case insertScreen(ScreenReference, Screen, at: Int)
  case screenOrder([String])
  case screen(String, ScreenEdit)

  func undone(in question: CaseQuestion) -> CaseQuestion? {
    var question = question
    switch self {
    case .scenarioMember(let path, let value):
      let scenario = JSONValue(encoding: question.scenario).setting(value, at: path[...])
      guard let scenario = scenario.decoded(as: Scenario.self) else { return nil }
      question.scenario = scenario
    case .steps(let range, let steps):
      guard range.upperBound <= question.scenario.steps.count else { return nil }
      question.scenario.steps.replaceSubrange(range, with: steps)
    case .removeScreen(let name):
      question.scenario.screens.removeAll { $0.name == name }
      question.screens.removeAll { $0.name == name }
      if question.screens.isEmpty { return nil }
    case .insertScreen(let reference, let screen, let index):
      question.scenario.screens.insert(reference, at: min(index, question.screens.count))
      question.screens.insert(screen, at: min(index, question.screens.count))
    case .screenOrder(let names):
      question.scenario.screens.sort(as: names, by: \.name)
      question.screens.sort(as: names, by: \.name)
    case .screen(let name, let edit):
      guard let index = question.screens.firstIndex(where: { $0.name == name }),
        let screen = edit.undone(in: question.screens[index])
      else { return nil }
      question.screens[index] = screen
    }
    return question
  }
}

extension Array {
  /// Sorts the elements with listed names in the order of the list; the others keep their indices.
  mutating func sort(as names: [String], by name: (Element) -> String) {
    let positions = indices.filter { names.contains(name(self[$0])) }
    let elements = positions.map { self[$0] }
    let sorted = names.compactMap { requested in elements.first { name($0) == requested } }
    // A name that two elements share does not determine an order.
    guard sorted.count == positions.count else { return }
    for (index, element) in zip(positions, sorted) { self[index] = element }
  }
}
