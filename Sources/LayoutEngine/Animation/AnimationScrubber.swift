import Foundation

/// Drives animations interactively.
///
/// Animations that begin inside ``lead(_:)`` are paused until their progress is set. After their
/// release they run to the end, or back to the beginning.
@MainActor
final class AnimationScrubber {
  private unowned let device: SimulatedDevice
  /// The duration of the whole interaction, in seconds.
  private let duration: TimeInterval
  private var animations: [(animation: RunningAnimation, delay: TimeInterval)] = []
  private var completions: [(time: TimeInterval, body: @MainActor () -> Void)] = []

  /// The progress of all animations, from 0 to 1.
  private(set) var fraction: CGFloat = 0

  init(duration: TimeInterval, on device: SimulatedDevice) {
    (self.duration, self.device) = (duration, device)
  }

  private var time: TimeInterval { duration * TimeInterval(fraction) }

  /// Runs code, and takes over the animations that it begins.
  func lead(_ body: () -> Void) {
    let outer = device.animation.scrubber
    device.animation.scrubber = self
    body()
    device.animation.scrubber = outer
  }

  /// Takes over an animation, with its delay in seconds.
  func take(_ animation: RunningAnimation, delay: TimeInterval) {
    animations.append((animation, max(0, delay)))
    animation.pause(at: time - max(0, delay))
  }

  /// Schedules a closure for a time of the interaction, or for its return to the beginning.
  func complete(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    completions.append((time, body))
  }

  /// Shows all animations at a fraction of the duration.
  func move(to fraction: CGFloat) {
    self.fraction = max(0, min(1, fraction))
    for (animation, delay) in animations { animation.pause(at: time - delay) }
  }

  /// Lets all animations run forwards or backwards, at a multiple of their speed.
  func release(forwards: Bool, speed: Double) {
    let speed = max(0.001, speed)
    for (animation, delay) in animations {
      animation.resume(at: time - delay, after: 0, rate: forwards ? speed : -speed)
    }
    let pending = completions
    completions = []
    for completion in pending {
      let way = forwards ? completion.time - time : time
      device.clock.schedule(after: max(0, way) / speed, completion.body)
    }
    guard !forwards else { return }
    // Back at their beginnings they are over, and the model values are visible.
    let animations = animations
    device.clock.schedule(after: time / speed) {
      for (animation, _) in animations { animation.finish() }
    }
  }

  /// Returns the seconds until the end, or until the beginning.
  func remainingTime(forwards: Bool, speed: Double) -> TimeInterval {
    (forwards ? duration - time : time) / max(0.001, speed)
  }
}

extension SimulatedDevice {
  /// Runs a closure when an animation that begins now reaches a time on its own timeline.
  package func afterAnimation(of time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    if let scrubber = animation.scrubber {
      scrubber.complete(at: time, body)
    } else {
      clock.schedule(after: time, body)
    }
  }
}
