public import Foundation

/// The properties of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }

  /// Whether a gesture drove the transition when it began.
  var initiallyInteractive: Bool { get }

  var isInteractive: Bool { get }

  /// Whether a gesture can interrupt the transition.
  var isInterruptible: Bool { get }

  var isCancelled: Bool { get }

  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The progress when the transition stops being interactive, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed after that, as a multiple of the transition's own.
  var completionVelocity: CGFloat { get }

  /// The animation curve of the remaining transition.
  var completionCurve: UIView.AnimationCurve { get }

  var containerView: UIView { get }

  /// The transform of a rotation; the identity for all other transitions.
  var targetTransform: CGAffineTransform { get }

  /// Returns the leaving or entering controller, if the transition is between two.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the leaving or entering view, if the transition is between two.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs additional animations with a transition and observes its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition's own animation, and `completion` after the transition.
  ///
  /// The new geometry is set before `animation` runs.
  ///
  /// - Returns: Whether `animation` will run; false if the transition has already started.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs an animation in a view outside ``containerView`` in the same way.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `handler` when the gesture stops driving the transition.
  ///
  /// The context then reports whether the transition is canceled.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `handler` when the gesture stops driving the transition; the former name.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }

  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// The view that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
