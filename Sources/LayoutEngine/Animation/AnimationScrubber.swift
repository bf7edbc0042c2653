import Foundation

/// Drives animations interactively: what begins inside ``lead(_:)`` stands still until it is set
/// how far it has come, and goes on by itself, or back, when it is let go.
@MainActor
final class AnimationScrubber {
  private unowned let device: SimulatedDevice
  /// The time, in seconds, of which the fraction is a part.
  private let duration: TimeInterval
  private var animations: [(animation: RunningAnimation, delay: TimeInterval)] = []
  private var completions: [(time: TimeInterval, body: @MainActor () -> Void)] = []

  /// How far everything has come, from 0 to 1.
  private(set) var fraction: CGFloat = 0

  init(duration: TimeInterval, on device: SimulatedDevice) {
    (self.duration, self.device) = (duration, device)
  }

  private var time: TimeInterval { duration * TimeInterval(fraction) }

  /// Runs code whose animations are led.
  func lead(_ body: () -> Void) {
    let outer = device.animation.scrubber
    device.animation.scrubber = self
    body()
    device.animation.scrubber = outer
  }

  /// Leads an animation that begins, after a delay in seconds.
  func take(_ animation: RunningAnimation, delay: TimeInterval) {
    animations.append((animation, max(0, delay)))
    animation.pause(at: time - max(0, delay))
  }

  /// Remembers what happens when the animations have come to a time of theirs, or back to none.
  func complete(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    completions.append((time, body))
  }

  /// Shows everything as it is after a part of the time.
  func move(to fraction: CGFloat) {
    self.fraction = max(0, min(1, fraction))
    for (animation, delay) in animations { animation.pause(at: time - delay) }
  }

  /// Lets everything go on, or back, at a multiple of its own speed.
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
    // Back at their beginnings they are over, and what is in force is seen.
    let animations = animations
    device.clock.schedule(after: time / speed) {
      for (animation, _) in animations { animation.finish() }
    }
  }

  /// How long it takes to get from here to an end, in seconds.
  func remainingTime(forwards: Bool, speed: Double) -> TimeInterval {
    (forwards ? duration - time : time) / max(0.001, speed)
  }
}

extension SimulatedDevice {
  /// Does something when an animation that begins now has come to a time of its own.
  func afterAnimation(of time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    if let scrubber = animation.scrubber {
      scrubber.complete(at: time, body)
    } else {
      clock.schedule(after: time, body)
    }
  }
}
