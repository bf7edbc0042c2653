package import Foundation

/// The animation around the running code.
///
/// Model values change at once. An animation has a duration, which nested animations inherit, the
/// time of its completion, and the values on screen meanwhile.
package struct AnimationState {
  /// False inside `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
  package var isEnabled = true

  /// Duration of the innermost animation, in seconds; 0 outside of animations.
  package var inheritedDuration: TimeInterval = 0

  /// The innermost animation.
  package var running: RunningAnimation?

  /// The animation of the current animated scroll.
  var scroll: RunningAnimation?

  /// The animations that were begun and not committed yet, the innermost last.
  package var begun: [BegunAnimation] = []

  /// The scrubber that drives the animations that begin now; nil if the clock does.
  var scrubber: AnimationScrubber?

  /// The transactions of layers that are not committed yet, the innermost last.
  var transactions: [OpenTransaction] = []
}

extension SimulatedDevice {
  /// The animation that shows a change made now; nil if the change is visible at once.
  ///
  /// Every change of a frame reads it. The state is therefore read member by member, because a copy
  /// would count the references of all members.
  var seenAnimation: RunningAnimation? {
    animation.inheritedDuration > 0 ? animation.running : animation.scroll
  }

  /// The seconds until a change made now is fully visible; nil if it is visible at once.
  var presentDuration: TimeInterval? { seenAnimation?.duration }

  /// Runs `changes` inside an animation, and returns the duration of that animation.
  ///
  /// A nested animation inherits the duration and the pace of the outer one, unless its options
  /// override them.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until the changes become visible.
  ///   - options: The pace, and the values that the animation does not inherit.
  ///   - pace: A pace that replaces the options' pace.
  ///   - running: An animation that can be paused, if the caller has one.
  ///   - changes: The changes to animate.
  /// - Returns: The duration, in seconds.
  @discardableResult
  package func animate(
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

  /// Runs `changes` without animations.
  func performWithoutAnimation(_ changes: () -> Void) {
    let (wasEnabled, duration) = (animation.isEnabled, animation.inheritedDuration)
    (animation.isEnabled, animation.inheritedDuration) = (false, 0)
    changes()
    (animation.isEnabled, animation.inheritedDuration) = (wasEnabled, duration)
  }
}
