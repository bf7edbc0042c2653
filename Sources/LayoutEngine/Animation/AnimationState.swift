import Foundation

/// Which animation the running code is inside of.
///
/// Model values change at once. An animation is how long it takes, which nested animations inherit,
/// when its completion is due, and what is seen meanwhile.
struct AnimationState {
  /// False inside `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
  var isEnabled = true

  /// Duration of the innermost animation, in seconds; 0 outside of animations.
  var inheritedDuration: TimeInterval = 0

  /// The innermost animation, as it is seen.
  var running: RunningAnimation?

  /// The animation of the scrolling under way that animates by itself.
  var scroll: RunningAnimation?

  /// The animations that were begun and not committed yet, the innermost last.
  var begun: [BegunAnimation] = []

  /// What leads the animations that begin now; nil if time does.
  var scrubber: AnimationScrubber?

  /// The animation in which a change that is made now is seen; nil if it is seen at once.
  var seen: RunningAnimation? { inheritedDuration > 0 ? running : scroll }

  /// How long a change that is made now takes to be seen, in seconds; nil if it is seen at once.
  var presentDuration: TimeInterval? { seen?.duration }

  /// The transactions of layers that have not been committed yet, the innermost last.
  var transactions: [OpenTransaction] = []
}

extension SimulatedDevice {
  /// Runs `changes` inside an animation, and returns how long that animation takes.
  ///
  /// A nested animation takes as long as the one around it, unless it insists on its own duration,
  /// and has the same pace, unless it insists on its own.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until anything is seen.
  ///   - options: What the animation insists on, and its pace.
  ///   - pace: The pace where it is another than the options'.
  ///   - running: The animation where it is one that can be paused.
  ///   - changes: What is animated.
  /// - Returns: Seconds.
  @discardableResult
  func animate(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    pace: AnimationPace? = nil,
    as running: RunningAnimation? = nil,
    _ changes: () -> Void
  ) -> TimeInterval {
    guard animation.isEnabled else {
      changes()
      return 0
    }
    let inherited = animation.inheritedDuration
    let inherits = inherited > 0 && !options.contains(.overrideInheritedDuration)
    let effective = inherits ? inherited : max(0, duration)
    let outer = animation.running
    let inheritedPace = options.contains(.overrideInheritedCurve) ? nil : outer?.pace
    animation.inheritedDuration = effective
    animation.running = running
    if running == nil {
      let begun = RunningAnimation(
        duration: effective,
        pace: (inherits ? inheritedPace : nil) ?? pace ?? options.pace,
        delay: delay,
        on: self
      )
      animation.scrubber?.take(begun, delay: delay)
      animation.running = begun
    }
    changes()
    (animation.inheritedDuration, animation.running) = (inherited, outer)
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
