package import SnapshotModel

/// The segue that a step of a scenario performs.
package struct PerformedSegue: Hashable, Sendable {
  /// The index of the step.
  package var step: Int
  /// The index of the screen on top before it.
  package var screen: Int
  /// The segue; nil for a touch that focuses a field.
  package var segue: ScreenSegue?

  package init(step: Int, screen: Int, segue: ScreenSegue?) {
    self.step = step
    self.screen = screen
    self.segue = segue
  }
}

/// A step that needs a document.
package struct UnknownStep: Hashable, Sendable {
  /// The index of the step.
  package var index: Int
  /// The step as the file has it.
  package var step: ScenarioStep
  /// The index of the screen on top before the step; for a swipe, of the presented screen.
  package var screen: Int
  /// The location of the step in the file.
  package var location: FileLocation
}

/// A step, or a part of a turn, with the screens on top.
struct VisitedStep {
  var step: ScenarioStep
  /// The index of the screen on top before the step.
  var before: Int
  /// The index of the screen on top after the step.
  var after: Int
  var location: FileLocation
  /// The segue that the step performs.
  var segue: ScreenSegue?
}

extension ScenarioFile {
  /// The first step that needs a document; nil if there is none.
  package func firstUnknownStep() throws(ScenarioError) -> UnknownStep? {
    try visitSteps { _ in }
  }

  /// Calls a closure for every step, and for every part of a turn.
  ///
  /// - Parameters:
  ///   - screens: The screens with the attributes of their documents; nil before they are read.
  ///   - visit: Called in the order of the steps.
  /// - Returns: The step where the visits end, because the screens after it depend on documents;
  ///   nil if the visits reach the last step.
  /// - Throws: A mistake in the steps.
  func visitSteps(
    of screens: [Screen]? = nil,
    _ visit: (VisitedStep) -> Void
  ) throws(ScenarioError) -> UnknownStep? {
    var shown = ShownScreens(of: scenario)
    for (index, (step, location)) in zip(scenario.steps, locations.steps).enumerated() {
      let performed = segues.first { $0.step == index }
      for part in step.parts {
        let before = shown.top
        var unknown = UnknownStep(
          index: index,
          step: part,
          screen: before,
          location: location.argument
        )
        if case .swipeDown = part { unknown.screen = shown.layer.stack[0] }
        if part.mayRunAppCode, scenario.screens[before].isMadeByCode {
          visit(
            VisitedStep(step: part, before: before, after: before, location: location.argument)
          )
          // The app's code chooses the next screens.
          return nil
        }
        if part.mayPerformSegue, performed == nil, isFromDocument(before, part) { return unknown }
        let isKnown = try apply(part, performed?.segue, screens, to: &shown, at: location.argument)
        guard isKnown else { return unknown }
        visit(
          VisitedStep(
            step: part,
            before: before,
            after: shown.top,
            location: location.argument,
            segue: performed?.segue
          )
        )
      }
    }
    return nil
  }

  /// Whether the effect of a step on a screen depends on a document.
  private func isFromDocument(_ screen: Int, _ step: ScenarioStep) -> Bool {
    if case .segue = step { return true }
    return !scenario.screens[screen].hasOwnAttributes
  }

  /// Returns the attributes of a screen's controller; nil if only its document has them.
  private func attributes(
    of index: Int,
    _ screens: [Screen]?
  ) -> ControllerAttributes? {
    if let screens { return screens[index].controllerAttributes ?? ControllerAttributes() }
    guard scenario.screens[index].hasOwnAttributes else { return knownAttributes[index] }
    return scenario.screens[index].controllerAttributes ?? ControllerAttributes()
  }

  /// Follows presentations, dismissals, segues, pushes, pops and tabs.
  ///
  /// - Returns: False if the screen on top after the step depends on a document.
  private func apply(
    _ step: ScenarioStep,
    _ segue: ScreenSegue?,
    _ screens: [Screen]?,
    to shown: inout ShownScreens,
    at location: FileLocation
  ) throws(ScenarioError) -> Bool {
    switch step {
    case .present(let request):
      let index = try screenIndex(of: request.screen, at: location)
      let attributes = attributes(of: index, screens)
      let isStated = request.isModal || request.statesDefaultModality == true
      shown.present(
        ShownScreens.Layer(
          stack: [index],
          hasNavigation: request.navigation,
          isModal: attributes == nil && !isStated ? nil : request.isModal(of: attributes)
        )
      )
    case .dismiss: try dismiss(from: &shown, at: location)
    case .swipeDown(let request):
      guard shown.isPresenting else { throw ScenarioError(.nothingToDismiss, at: location) }
      guard request.distance == nil else { return true }
      guard let isModal = shown.layer.isModal else { return false }
      if !isModal { shown.dismiss() }
    case .selectTab(let name, _):
      guard let tabs = scenario.tabs else { throw ScenarioError(.noTabs, at: location) }
      guard let index = tabs.firstIndex(of: name) else {
        throw ScenarioError(.unknownWord(name, kind: "tab", known: tabs), at: location)
      }
      shown.select(index)
    case .segue, .tap:
      if let segue { try perform(segue, step, screens, in: &shown, at: location) }
    default:
      try apply(step, to: &shown.layer, at: location)
    }
    return true
  }

  private func dismiss(
    from shown: inout ShownScreens,
    at location: FileLocation
  ) throws(ScenarioError) {
    guard shown.isPresenting else { throw ScenarioError(.nothingToDismiss, at: location) }
    shown.dismiss()
  }

  private func perform(
    _ segue: ScreenSegue,
    _ step: ScenarioStep,
    _ screens: [Screen]?,
    in shown: inout ShownScreens,
    at location: FileLocation
  ) throws(ScenarioError) {
    guard let name = segue.destination else {
      var target: Int?
      if case .segue(let request) = step, let screen = request.target {
        target = try screenIndex(of: screen, at: location)
      }
      guard shown.unwind(to: target) else {
        throw ScenarioError(
          .nothingToUnwindTo(target.map { scenario.screens[$0].name }),
          at: location
        )
      }
      return
    }
    let index = try screenIndex(of: name, at: location)
    if segue.pushes(inNavigation: shown.layer.hasNavigation) {
      guard shown.layer.hasNavigation else {
        throw ScenarioError(.pushWithoutNavigation, at: location)
      }
      guard segue.container == nil else {
        let reason = "UIKit cannot push its navigation controller"
        throw ScenarioError(
          .unusableSegue(segue.identifier ?? segue.id, reason: reason, at: location),
          at: location
        )
      }
      shown.layer.stack.append(index)
      return
    }
    let attributes = attributes(of: index, screens)
    let isModal =
      segue.presentedAttributes(attributes ?? ControllerAttributes())?
      .isModalInPresentation ?? false
    shown.present(
      ShownScreens.Layer(
        stack: [index],
        hasNavigation: segue.container != nil,
        isModal: attributes == nil && segue.container == nil ? nil : isModal
      )
    )
  }

  private func apply(
    _ step: ScenarioStep,
    to layer: inout ShownScreens.Layer,
    at location: FileLocation
  ) throws(ScenarioError) {
    switch step {
    case .push(let name, _, _):
      guard layer.hasNavigation else { throw ScenarioError(.pushWithoutNavigation, at: location) }
      layer.stack.append(try screenIndex(of: name, at: location))
    case .bars(let bars):
      try check(bars, at: location)
    case .pop:
      guard layer.stack.count > 1 else { throw ScenarioError(.nothingToPop, at: location) }
      layer.stack.removeLast()
    case .swipeBack(let request):
      guard layer.stack.count > 1 else { throw ScenarioError(.nothingToPop, at: location) }
      if request.completes { layer.stack.removeLast() }
    default:
      break
    }
  }

  private func screenIndex(
    of name: String,
    at location: FileLocation
  ) throws(ScenarioError) -> Int {
    guard let index = scenario.screens.firstIndex(where: { $0.name == name }) else {
      let known = scenario.screens.map(\.name)
      throw ScenarioError(.unknownWord(name, kind: "screen", known: known), at: location)
    }
    return index
  }
}

extension ScreenReference {
  /// Whether no document has segues or attributes of the screen.
  fileprivate var hasOwnAttributes: Bool {
    switch source {
    case .inPlace, .code: true
    case .interfaceBuilder, .file: false
    }
  }
}

extension ScenarioStep {
  /// Whether code of an app may push or present a screen in the step.
  var mayRunAppCode: Bool {
    switch self {
    case .segue, .tap, .select: true
    default: false
    }
  }

  /// Whether the effect of the step may depend on a document.
  var mayPerformSegue: Bool {
    switch self {
    case .segue, .tap: true
    default: false
    }
  }
}
