import Foundation

/// A transition between two controllers that an animator shows and a finger may lead; its context.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let coordinator: TransitionCoordinator
  let from: UIViewController
  let to: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  /// Where the entering view is at the end, in the container's coordinates.
  let finalFrame: CGRect

  /// What stands still while a finger leads; nil where the application moves its views itself.
  let scrubber: AnimationScrubber?

  /// What happens when the finger has left; false where the transition is taken back.
  var interactionDidEnd: (Bool) -> Void = { _ in }
  /// What happens when the animator reports that the transition is over, and whether it completed.
  var completion: (Bool) -> Void = { _ in }

  private var fraction: CGFloat = 0
  private var isOver = false

  init(
    _ coordinator: TransitionCoordinator,
    from: UIViewController,
    to: UIViewController,
    finalFrame: CGRect,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.coordinator = coordinator
    (self.from, self.to) = (from, to)
    self.finalFrame = finalFrame
    self.animator = animator
    self.interaction = coordinator.isInteractive ? interaction : nil
    scrubber =
      self.interaction is UIPercentDrivenInteractiveTransition
      ? AnimationScrubber(duration: coordinator.transitionDuration, on: .current) : nil
    super.init()
  }

  private let interaction: (any UIViewControllerInteractiveTransitioning)?

  // MARK: Running

  /// Starts: the animator moves the views, or the finger begins to.
  func start() {
    if let interaction {
      SimulatedDevice.current.attributing(toClassOf: interaction) {
        interaction.startInteractiveTransition(self)
      }
    } else {
      animate()
    }
    leading { coordinator.runAlongsideAnimations() }
  }

  /// Has the animator move the views.
  func animate() {
    SimulatedDevice.current.attributing(toClassOf: animator) {
      leading { animator.animateTransition(using: self) }
    }
  }

  /// Runs code whose animations the finger leads, if it does.
  func leading(_ body: () -> Void) {
    guard let scrubber, isInteractive else { return body() }
    scrubber.lead(body)
  }

  // MARK: As a context

  var containerView: UIView { coordinator.containerView }
  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { fraction = percentComplete }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    coordinator.interactionDidEnd(
      at: fraction,
      isCancelled: isCancelled,
      speed: interaction?.completionSpeed ?? 1
    )
    SimulatedDevice.current.attributing(to: .system) { interactionDidEnd(!isCancelled) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if !didComplete { coordinator.cancel() }
    SimulatedDevice.current.attributing(to: .system) { completion(didComplete) }
    SimulatedDevice.current.attributing(toClassOf: animator) {
      animator.animationEnded(didComplete)
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? from.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }
}
