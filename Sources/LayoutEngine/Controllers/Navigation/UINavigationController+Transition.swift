import Foundation

extension UINavigationController {
  /// Replaces the displayed controller's view with the view of `controller`.
  ///
  /// The order of calls is UIKit's. The new view loads. The old controller receives its
  /// will-disappear call, then the new one its will-appear call. Then the new view enters the
  /// window with its safe area, and the transition runs.
  func show(_ controller: UIViewController, _ change: StackChange) {
    let previous = displayed
    let takesTime = change.isAnimated && previous != nil && view.window?.showsContent == true
    let performers =
      takesTime ? performers(of: change.operation, from: previous, to: controller) : nil
    let coordinator = TransitionCoordinator(
      duration: performers?.duration ?? 0,
      containerView: view,
      from: previous,
      to: controller,
      isInteractive: performers?.interaction?.wantsInteractiveStart ?? false
    )
    activeTransition = coordinator
    shownBy = coordinator
    displayed = controller
    controller.loadViewIfNeeded()
    let transition = performers.flatMap { performers in
      makeTransition(coordinator, by: performers, from: previous, to: controller)
    }
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.navigationController(self, willShow: controller, animated: takesTime)
    }
    withKeyboardMoving(along: transition) {
      if isOnScreen {
        previous?.beginAppearance(false, animated: takesTime)
        controller.beginAppearance(true, animated: takesTime)
      }
      let comesBack = coordinator.isInteractive || previous.map(stack.contains) ?? false
      previous?.resignFocusForTransition(isComingBack: comesBack)
      if performers?.isCustom ?? false {
        controller.viewIfLoaded?.frame = barsLayout(around: controller).contentFrame
      } else {
        insertContent(controller, below: change.operation == .pop ? previous : nil)
      }
      controller.restoreFirstResponder()
    }
    SimulatedDevice.current.updateStatusBar(duration: coordinator.transitionDuration)
    if let transition {
      transition.completion = { [self] didComplete in
        end(coordinator, from: previous, to: controller, change, isCancelled: !didComplete)
      }
      ongoingTransition = transition
      transition.start()
    } else {
      coordinator.runAlongsideAnimations()
      finish(coordinator, from: previous, to: controller)
    }
  }

  /// Returns the delegate's animator and interaction controller, or the system's.
  private func performers(
    of operation: Operation,
    from previous: UIViewController?,
    to controller: UIViewController
  ) -> TransitionPerformers? {
    guard let previous else { return nil }
    let device = SimulatedDevice.current
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    device.attributing(to: .application) {
      animator = delegate?.navigationController(
        self,
        animationControllerFor: operation,
        from: previous,
        to: controller
      )
      if let animator {
        interaction = delegate?
          .navigationController(self, interactionControllerFor: animator)
      }
    }
    if let animator {
      return TransitionPerformers(animator: animator, interaction: interaction, isCustom: true)
    }
    return TransitionPerformers(
      animator: SlideAnimator(operation, on: device),
      interaction: swipeBack,
      isCustom: false
    )
  }

  private func makeTransition(
    _ coordinator: TransitionCoordinator,
    by performers: TransitionPerformers,
    from previous: UIViewController?,
    to controller: UIViewController
  ) -> ControllerTransition? {
    guard let previous else { return nil }
    let transition = ControllerTransition(
      coordinator,
      from: previous,
      to: controller,
      finalFrame: barsLayout(around: controller).contentFrame,
      animator: performers.animator,
      interaction: performers.interaction
    )
    transition.interactionDidEnd = { [weak self, unowned transition] continues in
      self?.keyboardTransitionDidEnd(on: continues, along: transition)
    }
    return transition
  }

  // MARK: The keyboard

  /// Announces that the keyboard moves with an animated transition if it changes during `body`.
  private func withKeyboardMoving(along transition: ControllerTransition?, _ body: () -> Void) {
    guard let transition else { return body() }
    let keyboard = SimulatedDevice.current.keyboard
    keyboard.duringTransition(duration: transition.coordinator.transitionDuration) {
      if let scrubber = transition.scrubber {
        keyboard.followInteractive(
          by: scrubber,
          for: transition.coordinator.transitionDuration,
          body
        )
      } else {
        body()
      }
    }
  }

  /// Finishes or cancels the keyboard's part of the transition after the gesture ends.
  ///
  /// A canceled transition returns the focus to the screen that stays.
  private func keyboardTransitionDidEnd(on continues: Bool, along transition: ControllerTransition)
  {
    let keyboard = SimulatedDevice.current.keyboard
    let speed = Double(transition.coordinator.completionVelocity)
    let remaining =
      transition.scrubber?.remainingTime(forwards: continues, speed: speed)
      ?? transition.coordinator.transitionDuration
    keyboard.finishInteractive(after: remaining)
    guard !continues else { return }
    keyboard.duringTransition(duration: remaining) {
      transition.to.resignFocusForTransition(isComingBack: true)
      transition.from.restoreFirstResponder()
    }
  }

  // MARK: The views

  private func insertContent(_ controller: UIViewController, below covering: UIViewController?) {
    guard let content = controller.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = barsLayout(around: controller).contentFrame
    if let coveringView = covering?.viewIfLoaded, coveringView.superview === view {
      view.insertSubview(content, belowSubview: coveringView)
    } else {
      view.insertSubview(content, belowSubview: navigationBar)
    }
  }

  // MARK: The end

  private func end(
    _ coordinator: TransitionCoordinator,
    from previous: UIViewController?,
    to controller: UIViewController,
    _ change: StackChange,
    isCancelled: Bool
  ) {
    guard isCancelled, let previous else {
      if let previous, !stack.contains(previous) { previous.responderToRestore = nil }
      return finish(coordinator, from: previous, to: controller)
    }
    takeBack(coordinator, change, from: previous, to: controller)
  }

  private func finish(
    _ coordinator: TransitionCoordinator,
    from previous: UIViewController?,
    to controller: UIViewController
  ) {
    previous?.viewIfLoaded?.removeFromSuperview()
    previous?.endAppearance()
    // While the container is still appearing, its children end their appearance with it.
    if appearance == .appeared { controller.endAppearance() }
    if let previous, !stack.contains(previous) { previous.removeFromParent() }
    controller.didMove(toParent: self)
    leave(coordinator)
    coordinator.complete()
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.navigationController(
        self,
        didShow: controller,
        animated: coordinator.isAnimated
      )
    }
    // The stack may have changed during the transition.
    if stack.last !== displayed { view.setNeedsLayout() }
  }

  /// Ends a canceled transition without notifying the delegate.
  ///
  /// The entering controller disappears first. Then the leaving one appears again.
  private func takeBack(
    _ coordinator: TransitionCoordinator,
    _ change: StackChange,
    from previous: UIViewController,
    to controller: UIViewController
  ) {
    displayed = previous
    restoreStack(from: change)
    controller.beginAppearance(false, animated: true)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
    if previous.viewIfLoaded?.superview !== view { insertContent(previous, below: nil) }
    previous.beginAppearance(true, animated: true)
    previous.endAppearance()
    if !stack.contains(controller) { controller.removeFromParent() }
    barsDidChange()
    SimulatedDevice.current.updateStatusBar()
    leave(coordinator)
    coordinator.complete()
    if stack.last !== displayed { view.setNeedsLayout() }
  }

  private func leave(_ coordinator: TransitionCoordinator) {
    (shownBy, ongoingTransition) = (nil, nil)
    end(coordinator)
  }
}

/// A change of the stack with a pending transition.
struct StackChange {
  var operation: UINavigationController.Operation
  var isAnimated: Bool
  /// The stack before and after the change.
  var old: [UIViewController]
  var new: [UIViewController]
}

/// The animator and interaction controller of a transition.
private struct TransitionPerformers {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the application provides them; it then adds the entering view to the container.
  let isCustom: Bool

  /// The duration, in seconds.
  @MainActor var duration: TimeInterval {
    var duration: TimeInterval = 0
    SimulatedDevice.current.attributing(toClassOf: animator) {
      duration = max(0, animator.transitionDuration(using: nil))
    }
    return duration
  }
}
