package import Foundation

/// The visible part of an animation.
///
/// Model values change at once, and the presented values follow.
@MainActor
package final class RunningAnimation {
  /// The announced duration, in seconds.
  let duration: TimeInterval
  let pace: AnimationPace
  private unowned let device: SimulatedDevice

  /// The device's time when the animation's own time is zero, unless it is paused.
  private var start: TimeInterval
  /// The speed of the animation's own time; negative while it runs backwards.
  private var rate = 1.0
  /// The animation's own time while it is paused.
  private var pausedTime: TimeInterval?

  /// Starts the animation after a delay in seconds.
  package init(
    duration: TimeInterval,
    pace: AnimationPace,
    delay: TimeInterval = 0,
    on device: SimulatedDevice
  ) {
    (self.duration, self.pace, self.device) = (duration, pace, device)
    start = device.clock.now + max(0, delay)
  }

  /// The remaining part of the change: 1 at the beginning, 0 at the end.
  var rest: CGFloat {
    CGFloat(1 - pace.progress(at: time, of: duration))
  }

  private var time: TimeInterval { pausedTime ?? (device.clock.now - start) * rate }

  /// Whether the end is visible and final.
  var isOver: Bool { pausedTime == nil && rate > 0 && device.clock.now > start && rest == 0 }

  /// Pauses the animation at a time on its own timeline, in seconds.
  package func pause(at time: TimeInterval) { pausedTime = time }

  /// Resumes the animation at a time on its own timeline, after a delay in seconds.
  ///
  /// A rate other than 1 makes the animation faster or slower; a negative rate reverses it.
  package func resume(at time: TimeInterval, after delay: TimeInterval, rate: Double = 1) {
    pausedTime = nil
    self.rate = rate
    start = device.clock.now + max(0, delay) - time / rate
  }

  /// Shows the end at once.
  package func finish() {
    pausedTime = nil
    (start, rate) = (-.infinity, 1)
  }
}
