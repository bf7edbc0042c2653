import Foundation

/// The context of a transition between two controllers.
///
/// An animator runs it, and a gesture may drive it.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let coordinator: TransitionCoordinator
  let from: UIViewController
  let to: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  /// The final frame of the entering view, in the container's coordinates.
  let finalFrame: CGRect

  /// The paused animations of an interactive transition; nil if the application moves its views
  /// itself.
  let scrubber: AnimationScrubber?

  /// Called when the gesture ends; the argument is false if the transition is canceled.
  var interactionDidEnd: (Bool) -> Void = { _ in }
  /// Called when the animator ends the transition; the argument is whether it completed.
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

  /// Starts the animator or the interactive part.
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

  /// Starts the animator's animations.
  func animate() {
    SimulatedDevice.current.attributing(toClassOf: animator) {
      leading { animator.animateTransition(using: self) }
    }
  }

  /// Runs code and pauses its animations if a gesture drives the transition.
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
