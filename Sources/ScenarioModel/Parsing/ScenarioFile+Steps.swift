import SnapshotModel

extension ScenarioFile {
  /// Checks the requirements that depend on the steps alone.
  ///
  /// The steps must record something, every push and pop must find its screens, and each wait must
  /// begin before it ends.
  func checkSteps(noting mistakes: ProblemList) throws(ScenarioError) {
    Self.checkOrder(of: zip(scenario.steps, locations.steps), noting: mistakes)
    let hasCheckpoint = scenario.steps.contains { step in
      if case .checkpoint = step { true } else { false }
    }
    if !hasCheckpoint, let list = locations.stepList {
      mistakes.append(ScenarioError(.noCheckpoint, at: list))
    }
    // The screens of later steps depend on each earlier step.
    if try firstUnknownStep() == nil { try checkThatEveryScreenIsShown() }
  }

  /// Checks the requirements that depend on the steps alone.
  ///
  /// Each wait must end after the earliest possible end of the waits before it, and checkpoints
  /// must have distinct names.
  static func checkOrder(
    of steps: some Sequence<(ScenarioStep, StepLocation)>,
    noting mistakes: ProblemList
  ) {
    var reached = 0.0
    var checkpoints: [String] = []
    for (step, location) in steps {
      switch step {
      case .checkpoint(let name, _, _) where checkpoints.contains(name):
        let problem = ScenarioProblem.repeatedItem(name, label: "'checkpoint'")
        mistakes.append(ScenarioError(problem, at: location.argument))
      case .checkpoint(let name, _, _): checkpoints.append(name)
      case .wait(let seconds): reached += seconds
      case .waitUntil(let seconds) where seconds < reached:
        let problem = ScenarioProblem.backwardWait(seconds, reached: canonicalPoints(reached))
        mistakes.append(ScenarioError(problem, at: location.argument))
      case .waitUntil(let seconds): reached = seconds
      default: break
      }
    }
  }

  /// Checks the names in the steps against the views of the resolved screens.
  ///
  /// - Parameter screens: One for each of the scenario's screen references, in their order.
  /// - Throws: All names that a screen does not have.
  package func check(against screens: [Screen]) throws(ScenarioErrors) {
    try ProblemList.collecting { mistakes in
      try check(against: screens.map(ScreenIndex.init), of: screens, noting: mistakes)
    }
  }

  private func check(
    against indexes: [ScreenIndex],
    of screens: [Screen],
    noting mistakes: ProblemList
  ) throws(ScenarioError) {
    for (index, reference) in scenario.screens.enumerated() {
      mistakes.attempt {
        try indexes[index].checkInputViews(of: reference, at: locations.screens[index])
      }
      guard let contentView = reference.contentView else { continue }
      mistakes.attempt {
        _ = try indexes[index].view(contentView, at: locations.screens[index])
      }
    }
    for (invariant, location) in zip(scenario.invariants, locations.invariants) {
      guard case .comparison(let comparison) = invariant else { continue }
      mistakes.attempt {
        try check(comparison, onAnyOf: indexes, at: location)
      }
    }
    let subjects = EventSubjects(
      screens: indexes.map(\.screen),
      views: screens.contains { $0.code != nil } ? nil : indexes.flatMap(\.viewNames)
    )
    let unknown = try visitSteps(of: screens) { visited in
      let (step, top) = (visited.step, indexes[visited.after])
      top.check(step, at: visited.location, noting: mistakes)
      for expectation in step.expectations {
        mistakes.attempt {
          try check(expectation.comparison, on: top, of: indexes, at: visited.location)
        }
      }
      if case .tap(let view) = step, visited.segue == nil {
        mistakes.attempt {
          try indexes[visited.before].checkThatItCanBeTouched(view, at: visited.location)
        }
      }
    }
    if let unknown {
      let name = scenario.screens[unknown.screen].name
      throw ScenarioError(.noSegues(screen: name), at: unknown.location)
    }
    try checkThatEveryScreenIsShown()
    for (step, locations) in zip(scenario.steps, locations.steps) {
      subjects.check(step, at: locations, noting: mistakes)
    }
  }

  /// Checks a comparison that applies to whichever screen is on top.
  private func check(
    _ comparison: Comparison,
    onAnyOf screens: [ScreenIndex],
    at location: FileLocation
  ) throws(ScenarioError) {
    var first: ScenarioError?
    for screen in screens {
      do throws(ScenarioError) {
        return try check(comparison, on: screen, of: screens, at: location)
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  private func check(
    _ comparison: Comparison,
    on top: ScreenIndex,
    of screens: [ScreenIndex],
    at location: FileLocation
  ) throws(ScenarioError) {
    for reference in comparison.references {
      try screen(of: reference, top: top, screens, location).check(reference, at: location)
    }
    for measure in comparison.measures where measure.quantity.belongsToScrollViews {
      try screen(of: measure.view, top: top, screens, location).checkThatItScrolls(
        measure,
        at: location
      )
    }
  }

  private func screen(
    of reference: ViewReference,
    top: ScreenIndex,
    _ screens: [ScreenIndex],
    _ location: FileLocation
  ) throws(ScenarioError) -> ScreenIndex {
    guard reference.path.count == 2 else { return top }
    if let screen = screens.first(where: { $0.screen == reference.path[0] }) { return screen }
    let known = screens.map(\.screen)
    throw ScenarioError(.unknownWord(reference.path[0], kind: "screen", known: known), at: location)
  }

  /// Checks that the scenario has the containers for its bars.
  func check(_ bars: Bars, at location: FileLocation) throws(ScenarioError) {
    let navigationBars = [
      ("navigationBar", bars.navigationBar), ("toolbar", bars.toolbar),
      ("navigationBar", bars.largeTitles),
    ]
    for (name, isShown) in navigationBars where isShown != nil && !scenario.navigation {
      throw ScenarioError(.barWithoutNavigation(name), at: location)
    }
    if bars.tabBar != nil, scenario.bars?.tabBar == nil, scenario.tabs == nil {
      throw ScenarioError(.tabBarUnmentioned, at: location)
    }
  }

  private func checkThatEveryScreenIsShown() throws(ScenarioError) {
    var shown = scenario.tabs ?? [scenario.screens[0].name]
    for step in scenario.steps {
      switch step {
      case .push(let name, _, _): shown.append(name)
      case .present(let request): shown.append(request.screen)
      default: break
      }
    }
    shown += segues.compactMap { $0.segue?.destination }
    let isShownByCode =
      scenario.screens.contains(where: \.isMadeByCode)
      && scenario.steps.flatMap(\.parts).contains(where: \.mayRunAppCode)
    for (screen, location) in zip(scenario.screens, locations.screens)
    where !shown.contains(screen.name) && !(isShownByCode && screen.isMadeByCode) {
      throw ScenarioError(.screenNeverShown(screen.name), at: location)
    }
  }
}

/// The names of one screen, for checking the steps that refer to them.
///
/// The views of a screen from an app's code are unknown, so any name can be correct.
private struct ScreenIndex {
  let screen: String
  private let isMadeByCode: Bool
  private let views: [ViewNode]
  private let constraints: [String]

  var viewNames: [String] { views.map(\.name) }

  init(_ screen: Screen) {
    self.screen = screen.name
    isMadeByCode = screen.code != nil
    views = screen.allNodes
    constraints = screen.allConstraintIDs
  }

  /// Returns the view with a name, or else with an object id, which an outlet does not change.
  private func found(_ name: String) -> ViewNode? {
    views.first { $0.name == name } ?? views.first { $0.id == name }
  }

  func check(_ step: ScenarioStep, at location: FileLocation, noting mistakes: ProblemList) {
    guard !isMadeByCode else { return }
    for name in step.names {
      mistakes.attempt { try check(name, at: location) }
    }
  }

  private func check(_ name: StepName, at location: FileLocation) throws(ScenarioError) {
    switch name {
    case .field(let name): try checkThatItTakesKeyboardInput(name, at: location)
    case .view(let name): _ = try view(name, at: location)
    case .reference(let name):
      try check(ViewReference(path: [name], superviews: 0), at: location)
    case .constraint(let id):
      guard constraints.contains(id) else {
        throw unknown(id, "constraint", constraints, location)
      }
    }
  }

  /// Checks that a view or a keyword for a view exists.
  func check(_ reference: ViewReference, at location: FileLocation) throws(ScenarioError) {
    guard !isMadeByCode else { return }
    let name = reference.path[reference.path.count - 1]
    let words = ViewReference.Word.allCases.map(\.rawValue)
    guard !words.contains(name), found(name) == nil else { return }
    throw unknown(name, "view", views.map(\.name) + words, location)
  }

  /// Checks that a measure of scroll views refers to a scroll view.
  func checkThatItScrolls(_ measure: Measure, at location: FileLocation) throws(ScenarioError) {
    let reference = measure.view
    let name = reference.path[reference.path.count - 1]
    guard reference.superviews == 0, let view = found(name),
      !view.kind.scrolls
    else { return }
    throw ScenarioError(
      .notAScrollView(view: reference.text, quantity: measure.quantity.rawValue),
      at: location
    )
  }

  /// Checks that a touch focuses a view.
  func checkThatItCanBeTouched(_ name: String, at location: FileLocation) throws(ScenarioError) {
    guard !isMadeByCode else { return }
    guard let view = found(name) else {
      let fields = views.filter(\.kind.takesKeyboardInput)
      throw unknown(name, "view", (fields.isEmpty ? views : fields).map(\.name), location)
    }
    guard !view.kind.takesKeyboardInput else { return }
    throw ScenarioError(.nothingToTouch(view: name, screen: screen), at: location)
  }

  private func checkThatItTakesKeyboardInput(
    _ name: String,
    at location: FileLocation
  ) throws(ScenarioError) {
    let view = try view(name, at: location)
    guard view.takesKeyboardInput else {
      throw ScenarioError(
        .cannotBecomeFirstResponder(view: name, className: view.kind.rawValue),
        at: location
      )
    }
  }

  /// Checks the controller's keyboard views of a screen.
  func checkInputViews(
    of reference: ScreenReference,
    at location: FileLocation
  ) throws(ScenarioError) {
    for case .view(let name)? in [reference.inputAccessoryView, reference.inputView] {
      _ = try view(name, at: location)
    }
  }

  func view(_ name: String, at location: FileLocation) throws(ScenarioError) -> ViewNode {
    guard let view = found(name) else {
      throw unknown(name, "view", views.map(\.name), location)
    }
    return view
  }

  private func unknown(
    _ name: String,
    _ kind: String,
    _ known: [String],
    _ location: FileLocation
  ) -> ScenarioError {
    ScenarioError(.unknownItem(name, kind: kind, screen: screen, known: known), at: location)
  }
}

extension ViewKind {
  fileprivate var scrolls: Bool {
    switch self {
    case .scrollView, .textView, .tableView, .collectionView: true
    default: false
    }
  }
}
