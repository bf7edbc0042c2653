import Foundation

/// Which animation the running code is inside of.
///
/// Model values change at once and nothing is drawn, so an animation is only this: how long it
/// takes, which nested animations inherit, and when its completion is due.
struct AnimationState {
  /// False inside `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
  var isEnabled = true

  /// Duration of the innermost animation, in seconds; 0 outside of animations.
  var inheritedDuration: TimeInterval = 0

  /// Duration of the scrolling under way that animates by itself, in seconds; 0 without one.
  var scrollDuration: TimeInterval = 0

  /// How long a change that is made now takes to be seen, in seconds; nil if it is seen at once.
  var presentDuration: TimeInterval? {
    let duration = inheritedDuration > 0 ? inheritedDuration : scrollDuration
    return duration > 0 ? duration : nil
  }

  /// The transactions of layers that have not been committed yet, the innermost last.
  var transactions: [OpenTransaction] = []
}

extension SimulatedDevice {
  /// Runs `changes` inside an animation, and returns how long that animation takes.
  ///
  /// A nested animation takes as long as the one around it, unless it insists on its own duration.
  @discardableResult
  func animate(
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    _ changes: () -> Void
  ) -> TimeInterval {
    guard animation.isEnabled else {
      changes()
      return 0
    }
    let inherited = animation.inheritedDuration
    let inherits = inherited > 0 && !options.contains(.overrideInheritedDuration)
    let effective = inherits ? inherited : max(0, duration)
    animation.inheritedDuration = effective
    changes()
    animation.inheritedDuration = inherited
    return effective
  }

  /// Runs `changes` outside of every animation.
  func performWithoutAnimation(_ changes: () -> Void) {
    let (wasEnabled, duration) = (animation.isEnabled, animation.inheritedDuration)
    (animation.isEnabled, animation.inheritedDuration) = (false, 0)
    changes()
    (animation.isEnabled, animation.inheritedDuration) = (wasEnabled, duration)
  }
}
