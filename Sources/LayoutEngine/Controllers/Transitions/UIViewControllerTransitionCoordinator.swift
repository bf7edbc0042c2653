public import Foundation

/// What can be known about a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }

  /// Whether a finger drove the transition when it began.
  var initiallyInteractive: Bool { get }

  var isInteractive: Bool { get }

  /// Whether a finger can take hold of the transition again.
  var isInterruptible: Bool { get }

  var isCancelled: Bool { get }

  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far the transition has got when it stops being interactive, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// How fast the transition goes on after that, as a multiple of its own speed.
  var completionVelocity: CGFloat { get }

  /// The curve with which the transition runs to its end.
  var completionCurve: UIView.AnimationCurve { get }

  var containerView: UIView { get }

  /// The turn of a rotation; identity for all other transitions.
  var targetTransform: CGAffineTransform { get }

  /// The controller that leaves or that enters, if the transition is between two.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that leaves or that enters, if the transition is between two.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate along with a transition, and observe its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` when the transition's own animation starts, with the new geometry in force,
  /// and `completion` when it has ended.
  ///
  /// - Returns: Whether `animation` will run; it does not once the transition has started.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Does the same for an animation in a view outside ``containerView``.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `handler` when a finger stops driving the transition; the context then states whether it
  /// is cancelled.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `handler` when a finger stops driving the transition; the old name.
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
