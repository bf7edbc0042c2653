import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Starts a step; the files beside this one contain the longer implementations.
  func perform(_ step: ScenarioStep) throws(EngineError) {
    switch step {
    case .push(let screen, let focus, let animated):
      try push(screen: screen, focus: focus, animated: animated)
    case .pop(let animated, let focus): try pop(animated: animated, focus: focus)
    case .swipeBack(let request): try swipeBack(request)
    case .selectTab(let screen, let focus): try selectTab(of: screen, focus: focus)
    case .present(let request): try present(request)
    case .dismiss(let animated, let focus): try dismiss(animated: animated, focus: focus)
    case .swipeDown(let request): try swipeDown(request)
    case .segue(let request): try perform(request)
    case .tap(let view): try tap(view: view)
    case .select(let selection): try select(selection)
    case .rotate(let target): try rotate(to: target)
    case .fold: try fold(to: .outer)
    case .unfold: try fold(to: .inner)
    case .multitasking(let request): try multitask(request)
    case .statusBar(let change): self.change(change)
    case .textSize(let change): self.change(change)
    case .bars(let bars): try show(bars)
    case .focus(let view): try focus(view: view)
    case .resign: resign()
    case .returnKey: try pressReturnKey()
    case .keyboard(let changes): try script(changes)
    case .autoFill(let views): try autoFill(views)
    case .scroll(let view, let offset, let animated):
      try scroll(view: view, to: offset, animated: animated)
    case .scrollToVisible(let request): try scrollToVisible(request)
    case .drag(let request): try drag(request)
    case .release(let velocity): try release(velocity: velocity)
    case .scrollToTop: try scrollToTop()
    case .tracking(let isTracking): try scrollView(named: nil).isTracking = isTracking
    case .setConstant(let id, let constant): try constraint(id: id).constant = constant
    case .setPriority(let id, let priority): try setPriority(of: id, to: priority)
    case .setActive(let id, let isActive): try setActive(id, isActive)
    case .set(let change): try set(change)
    case .setAdditionalSafeAreaInsets(let change): setAdditionalSafeAreaInsets(change)
    case .setContentView(let view): try setContentView(view)
    case .setOptions(let options): topScreen.apply(options)
    case .layout: layout()
    case .turn(let steps):
      for (index, step) in steps.enumerated() where !isOver {
        currentSteps = (steps, index)
        try perform(step)
      }
    case .wait(let seconds): device.clock.advance(by: seconds)
    case .waitUntil(let seconds): try waitUntil(seconds)
    case .checkpoint: break
    case .expect(let expectations): recorder.check(expectations, on: stack)
    case .expectEvents(let patterns): recorder.check(patterns)
    }
  }
}

extension ScenarioStep {
  /// Whether the step only waits, and runs its turns itself.
  var isWait: Bool {
    switch self {
    case .wait, .waitUntil: true
    default: false
    }
  }
}
