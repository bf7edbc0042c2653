import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Starts what a step is about; each kind has a file of its own beside this one.
  func perform(_ step: ScenarioStep) throws(EngineError) {
    switch step {
    case .push(let screen, let focus, let animated):
      try push(screen: screen, focus: focus, animated: animated)
    case .pop(let animated): try pop(animated: animated)
    case .swipeBack(let request): try swipeBack(request)
    case .selectTab(let screen): try selectTab(of: screen)
    case .present(let request): try present(request)
    case .dismiss(let animated): try dismiss(animated: animated)
    case .swipeDown(let request): try swipeDown(request)
    case .rotate(let target): rotate(to: target)
    case .multitasking(let request): try multitask(request)
    case .statusBar(let change): self.change(change)
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
    case .turn(let steps): for step in steps { try perform(step) }
    case .wait(let seconds): device.clock.advance(by: seconds)
    case .waitUntil(let seconds): try waitUntil(seconds)
    case .checkpoint: break
    case .expect(let expectations): recorder.check(expectations, on: stack)
    case .expectEvents(let patterns): recorder.check(patterns)
    }
  }
}

extension ScenarioStep {
  /// Whether the step is about time alone, which has its turns itself.
  var isWait: Bool {
    switch self {
    case .wait, .waitUntil: true
    default: false
    }
  }

  /// The step's keyword, as scenario files spell it.
  var action: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .swipeBack: "swipeBack"
    case .selectTab: "selectTab"
    case .rotate: "rotate"
    case .statusBar: "statusBar"
    case .present: "present"
    case .dismiss: "dismiss"
    case .swipeDown: "swipeDown"
    case .multitasking: "multitasking"
    case .bars: "bars"
    case .focus: "focus"
    case .resign: "resign"
    case .returnKey: "returnKey"
    case .keyboard: "keyboard"
    case .autoFill: "autoFill"
    case .scroll: "scroll"
    case .scrollToVisible(let request):
      request.target == .firstResponder ? "scrollFirstResponderToVisible" : "scrollToVisible"
    case .drag: "drag"
    case .release: "release"
    case .scrollToTop: "scrollToTop"
    case .tracking: "tracking"
    case .setConstant: "setConstant"
    case .setPriority: "setPriority"
    case .setActive(_, let isActive): isActive ? "activate" : "deactivate"
    case .set: "set"
    case .setAdditionalSafeAreaInsets: "setAdditionalSafeAreaInsets"
    case .setContentView: "setContentView"
    case .setOptions: "setOptions"
    case .layout: "layout"
    case .turn: "turn"
    case .wait: "wait"
    case .waitUntil: "waitUntil"
    case .checkpoint: "checkpoint"
    case .expect: "expect"
    case .expectEvents: "expectEvents"
    }
  }

  /// The step's argument in one line, empty without one.
  var detail: String {
    switch self {
    case .push(let screen, let focus, let animated):
      screen + (focus.map { " focus \($0)" } ?? "") + (animated ? "" : " not animated")
    case .pop(let animated), .dismiss(let animated): animated ? "" : "not animated"
    case .swipeBack(let request): request.detail
    case .selectTab(let screen): screen
    case .rotate(let target): target.rawValue
    case .statusBar(let change): change.rawValue
    case .present(let request): request.detail
    case .swipeDown(let request): request.detail
    case .multitasking(let request): request.detail
    case .bars(let bars): bars.detail
    case .focus(let view): view
    case .resign, .returnKey, .scrollToTop, .layout: ""
    case .keyboard(let changes): changes.map(\.detail).joined(separator: ", ")
    case .autoFill(let views): views.joined(separator: ", ")
    case .scroll(let view, let offset, _):
      (view.map { "\($0) " } ?? "") + "to \(offset.detail)"
    case .scrollToVisible(let request): request.detail
    case .drag(let request): request.detail
    case .release(let velocity): velocity.map { "at \($0.detail) a second" } ?? ""
    case .tracking(let isTracking): "\(isTracking)"
    case .setConstant(let constraint, let constant): "\(constraint) = \(constant.plain)"
    case .setPriority(let constraint, let priority): "\(constraint) = \(priority.plain)"
    case .setActive(let constraint, _): constraint
    case .set(let change): change.detail
    case .setAdditionalSafeAreaInsets(let change): change.detail
    case .setContentView(let view): view
    case .setOptions(let options): options.detail
    case .turn(let steps):
      steps.map { $0.detail.isEmpty ? $0.action : "\($0.action) \($0.detail)" }
        .joined(separator: "; ")
    case .wait(let seconds), .waitUntil(let seconds): seconds.plain
    case .checkpoint(let name, _, _): name
    case .expect(let expectations): expectations.map(\.comparison.text).joined(separator: ", ")
    case .expectEvents(let patterns): patterns.map(\.text).joined(separator: ", ")
    }
  }
}
