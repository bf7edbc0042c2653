import Foundation

/// The coordinator of every transition here: rotations, pushes and pops, presentations.
///
/// Whoever runs the transition puts the new geometry in force, calls
/// ``runAlongsideAnimations()``, and at the end ``complete()``.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  /// Not retained, because a window keeps its root controller, which keeps this until the end.
  private weak var container: UIView?
  let targetTransform: CGAffineTransform
  private let from: UIViewController?
  private let to: UIViewController?
  private var alongsideAnimations: [Block] = []
  private var completions: [Block] = []
  private var hasStarted = false

  init(
    duration: TimeInterval,
    containerView: UIView,
    targetTransform: CGAffineTransform = .identity,
    from: UIViewController? = nil,
    to: UIViewController? = nil
  ) {
    transitionDuration = duration
    container = containerView
    self.targetTransform = targetTransform
    self.from = from
    self.to = to
    super.init()
  }

  /// The view in which the transition takes place, or an empty one after that is gone.
  var containerView: UIView { container ?? UIView() }
  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
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

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  /// Starts the animation: runs what was registered to run along with it, in that order.
  func runAlongsideAnimations() {
    hasStarted = true
    let blocks = alongsideAnimations
    alongsideAnimations = []
    UIView.animate(withDuration: transitionDuration) { run(blocks) }
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
