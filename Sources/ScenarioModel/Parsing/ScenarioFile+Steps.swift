extension ScenarioFile {
  /// Checks what the steps alone can tell: that they record something, and that every push and pop
  /// finds its screens.
  func checkSteps(listedAt list: SourcePlace) throws(ScenarioError) {
    var checkpoints: [String] = []
    try visitSteps { step, _, place throws(ScenarioError) in
      guard case .checkpoint(let name) = step else { return }
      guard !checkpoints.contains(name) else {
        throw ScenarioError(.repeatedItem(name, label: "'checkpoint'"), at: place)
      }
      checkpoints.append(name)
    }
    guard !checkpoints.isEmpty else { throw ScenarioError(.noCheckpoint, at: list) }
    try checkThatEveryScreenIsShown()
  }

  /// Checks the names in the steps against the views of the resolved screens.
  ///
  /// - Parameter screens: One for each of the scenario's screen references, in their order.
  /// - Throws: The first name that a screen lacks.
  package func check(against screens: [Screen]) throws(ScenarioError) {
    let indexes = screens.map(ScreenIndex.init)
    for (index, reference) in scenario.screens.enumerated() {
      guard let contentView = reference.contentView else { continue }
      _ = try indexes[index].view(contentView, at: screenPlaces[index])
    }
    try visitSteps { step, top, place throws(ScenarioError) in
      try indexes[top].check(step, at: place)
    }
  }

  /// Calls a closure for every step with the index of the screen that is on top after it.
  private func visitSteps(
    _ visit: (ScenarioStep, _ top: Int, SourcePlace) throws(ScenarioError) -> Void
  ) throws(ScenarioError) {
    var stack = [0]
    for (step, place) in zip(scenario.steps, stepPlaces) {
      try apply(step, to: &stack, at: place)
      try visit(step, stack[stack.count - 1], place)
    }
  }

  private func apply(
    _ step: ScenarioStep,
    to stack: inout [Int],
    at place: SourcePlace
  ) throws(ScenarioError) {
    switch step {
    case .push(let name, _, _):
      guard scenario.navigation else { throw ScenarioError(.pushWithoutNavigation, at: place) }
      guard let index = scenario.screens.firstIndex(where: { $0.name == name }) else {
        let known = scenario.screens.map(\.name)
        throw ScenarioError(.unknownWord(name, kind: "screen", known: known), at: place)
      }
      stack.append(index)
    case .pop:
      guard stack.count > 1 else { throw ScenarioError(.nothingToPop, at: place) }
      stack.removeLast()
    default:
      break
    }
  }

  private func checkThatEveryScreenIsShown() throws(ScenarioError) {
    var shown = [scenario.screens[0].name]
    for case .push(let name, _, _) in scenario.steps { shown.append(name) }
    for (screen, place) in zip(scenario.screens, screenPlaces) where !shown.contains(screen.name) {
      throw ScenarioError(.screenNeverShown(screen.name), at: place)
    }
  }
}

/// The names of one screen, for checking the steps that refer to them.
private struct ScreenIndex {
  let screen: String
  private var views: [ViewNode] = []
  private var constraints: [String] = []

  init(_ screen: Screen) {
    self.screen = screen.name
    var pending = Array(([screen.rootView] + screen.detachedViews).reversed())
    while let view = pending.popLast() {
      views.append(view)
      constraints += view.constraints.map(\.id)
      pending += view.subviews.reversed()
    }
  }

  func check(_ step: ScenarioStep, at place: SourcePlace) throws(ScenarioError) {
    switch step {
    case .focus(let name), .push(_, let name?, _):
      let view = try view(name, at: place)
      guard view.kind.takesKeyboardInput else {
        throw ScenarioError(
          .cannotBecomeFirstResponder(view: name, className: view.kind.rawValue),
          at: place
        )
      }
    case .scroll(let name?, _, _):
      _ = try view(name, at: place)
    case .setConstant(let id, _):
      guard constraints.contains(id) else { throw unknown(id, "constraint", constraints, place) }
    default:
      break
    }
  }

  func view(_ name: String, at place: SourcePlace) throws(ScenarioError) -> ViewNode {
    guard let view = views.first(where: { $0.name == name }) else {
      throw unknown(name, "view", views.map(\.name), place)
    }
    return view
  }

  private func unknown(
    _ name: String,
    _ kind: String,
    _ known: [String],
    _ place: SourcePlace
  ) -> ScenarioError {
    ScenarioError(.unknownItem(name, kind: kind, screen: screen, known: known), at: place)
  }
}

extension ViewKind {
  fileprivate var takesKeyboardInput: Bool {
    switch self {
    case .textField, .textView, .searchBar: true
    default: false
    }
  }
}
