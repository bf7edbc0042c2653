import Foundation

/// The coordinator of every transition here: rotations, pushes and pops, presentations.
///
/// The code that runs the transition puts the new geometry in force, calls
/// ``runAlongsideAnimations()``, and at the end ``complete()``.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  /// Not retained, because a window keeps its root controller, which keeps this until the end.
  private let container: UnretainedReference<UIView>
  let targetTransform: CGAffineTransform
  private let from: UIViewController?
  private let to: UIViewController?
  private var alongsideAnimations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasStarted = false

  /// Whether a finger led the transition when it began.
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

  /// The view that contains the transition, or an empty one after that is gone.
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

  /// The finger does not lead the transition any more, which goes on, or is taken back.
  func interactionDidEnd(at fraction: CGFloat, isCancelled: Bool, speed: CGFloat = 1) {
    guard isInteractive else { return }
    (isInteractive, percentComplete, completionVelocity) = (false, fraction, speed)
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    run(handlers)
  }

  /// Takes the transition back, whether or not a finger has led it.
  func cancel() { isCancelled = true }

  /// Whether the transition is one away from a controller.
  func leads(away controller: UIViewController) -> Bool { from === controller }

  /// Starts the animation: moves what the transition itself moves, and runs what was registered to
  /// run along with it, in that order.
  func runAlongsideAnimations(with movement: () -> Void = {}) {
    hasStarted = true
    let blocks = alongsideAnimations
    alongsideAnimations = []
    UIView.animate(withDuration: transitionDuration) {
      movement()
      run(blocks)
    }
  }

  /// Ends the transition: runs what waits for its end, in the order of registration.
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
