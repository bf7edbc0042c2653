public import Foundation

/// Block-based animations.
///
/// A block of animations runs at once, and its values take effect at once. Presentation layers show
/// the values on screen meanwhile. The completion runs in a separate turn when the virtual clock
/// reaches the end of the animation, also for an animation of zero duration.
extension UIView {
  /// Animates changes.
  ///
  /// The delay postpones the presented values and the completion.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let device = SimulatedDevice.current
    let effective = device.animate(
      duration: duration,
      delay: delay,
      options: options,
      animations
    )
    device.complete(after: effective, delay, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes with a spring that settles within the duration.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let device = SimulatedDevice.current
    let effective = device.animate(
      duration: duration,
      delay: delay,
      options: options,
      pace: .spring(dampingRatio: Double(dampingRatio)),
      animations
    )
    device.complete(after: effective, delay, completion)
  }

  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: completion
    )
  }

  /// Animates changes with a spring of a perceived duration and a bounce.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      usingSpringWithDamping: 1 - bounce,
      initialSpringVelocity: initialSpringVelocity,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Replaces a view with another in its superview, or hides one and shows the other.
  public static func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let replace = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: replace,
      completion: completion
    )
  }

  public static func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let remove = {
      for view in views { view.removeFromSuperview() }
      parallelAnimations?()
    }
    animate(withDuration: 0.25, animations: remove, completion: completion)
  }

  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  /// Runs the animations once, inside the current animation.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }

  /// Makes changes without animating them.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    SimulatedDevice.current.performWithoutAnimation(actionsWithoutAnimation)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedDevice.current.animation.isEnabled = enabled
  }

  /// Whether changes inside a block of animations are animated.
  public static var areAnimationsEnabled: Bool { SimulatedDevice.current.animation.isEnabled }

  /// The duration of the current animation, in seconds; 0 outside of animations.
  public static var inheritedAnimationDuration: TimeInterval {
    SimulatedDevice.current.animation.inheritedDuration
  }
}

extension SimulatedDevice {
  /// Completes an animation at the end of its duration, at the earliest in the next turn.
  fileprivate func complete(
    after duration: TimeInterval,
    _ delay: TimeInterval,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let completion else { return }
    afterAnimation(of: duration > 0 ? duration + max(0, delay) : 0) { [self] in
      attributing(to: .application) { completion(true) }
    }
  }
}
