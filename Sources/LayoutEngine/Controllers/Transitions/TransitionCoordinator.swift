import Foundation

/// The coordinator of all transitions: rotations, pushes, pops and presentations.
///
/// The code that runs the transition applies the new geometry, calls ``runAlongsideAnimations()``,
/// and calls ``complete()`` at the end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  /// Unretained, because a window retains its root controller, which retains this coordinator until
  /// the end.
  private let container: UnretainedReference<UIView>
  let targetTransform: CGAffineTransform
  private let from: UIViewController?
  private let to: UIViewController?
  private var alongsideAnimations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasStarted = false

  /// Whether a gesture drove the transition when it began.
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1

  init(
    duration: TimeInterval,
    containerView: UIView,
    targetTransform: CGAffineTransform = .identity,
    from: UIViewController? = nil,
    to: UIViewController? = nil,
    isInteractive: Bool = false
  ) {
    transitionDuration = duration
    container = containerView.reference
    self.targetTransform = targetTransform
    self.from = from
    self.to = to
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  /// The view that contains the transition, or an empty one after it was released.
  var containerView: UIView { container.object ?? UIView() }
  var isAnimated: Bool { transitionDuration > 0 }
  var isInterruptible: Bool { false }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasStarted else { return false }
    if let animation { alongsideAnimations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Block?,
    completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Ends the interactive part.
  ///
  /// The transition then continues or is canceled.
  func interactionDidEnd(at fraction: CGFloat, isCancelled: Bool, speed: CGFloat = 1) {
    guard isInteractive else { return }
    (isInteractive, percentComplete, completionVelocity) = (false, fraction, speed)
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    run(handlers)
  }

  /// Cancels the transition, interactive or not.
  func cancel() { isCancelled = true }

  /// Returns whether the transition leaves a controller.
  func leads(away controller: UIViewController) -> Bool { from === controller }

  /// Starts the animation: first the transition's own movement, then the registered animations.
  func runAlongsideAnimations(with movement: () -> Void = {}) {
    hasStarted = true
    let blocks = alongsideAnimations
    alongsideAnimations = []
    UIView.animate(withDuration: transitionDuration) {
      movement()
      run(blocks)
    }
  }

  /// Ends the transition and runs the completion handlers in the order of registration.
  func complete() {
    let blocks = completions
    completions = []
    run(blocks)
  }

  private func run(_ blocks: [Block]) {
    SimulatedDevice.current.attributing(to: .application) {
      for block in blocks { block(self) }
    }
  }
}
