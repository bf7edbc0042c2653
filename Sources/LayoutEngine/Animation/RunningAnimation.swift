import Foundation

/// An animation as it is seen: values are in force at once, and what is seen of them comes after.
@MainActor
final class RunningAnimation {
  /// Seconds, as announced.
  let duration: TimeInterval
  let pace: AnimationPace
  private unowned let device: SimulatedDevice

  /// When its time was or will be zero, unless it is paused.
  private var start: TimeInterval
  /// How fast its time passes; less than zero where it goes back.
  private var rate = 1.0
  /// How far its time has come while it does not pass.
  private var pausedTime: TimeInterval?

  /// Begins, after a delay in seconds.
  init(
    duration: TimeInterval,
    pace: AnimationPace,
    delay: TimeInterval = 0,
    on device: SimulatedDevice
  ) {
    (self.duration, self.pace, self.device) = (duration, pace, device)
    start = device.clock.now + max(0, delay)
  }

  /// The part of the way that is still to be seen: 1 at the beginning, 0 at the end.
  var rest: CGFloat {
    CGFloat(1 - pace.progress(at: time, of: duration))
  }

  private var time: TimeInterval { pausedTime ?? (device.clock.now - start) * rate }

  /// Whether the end is seen, and nothing can change that.
  var isOver: Bool { pausedTime == nil && rate > 0 && device.clock.now > start && rest == 0 }

  /// Holds the animation at a time of its own, in seconds.
  func pause(at time: TimeInterval) { pausedTime = time }

  /// Lets time pass from a time of its own on, after a delay in seconds.
  ///
  /// At another rate than 1 it passes faster or slower, and backwards below zero.
  func resume(at time: TimeInterval, after delay: TimeInterval, rate: Double = 1) {
    pausedTime = nil
    self.rate = rate
    start = device.clock.now + max(0, delay) - time / rate
  }

  /// Has the end seen at once.
  func finish() {
    pausedTime = nil
    (start, rate) = (-.infinity, 1)
  }
}
