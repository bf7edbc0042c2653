import Foundation

/// The way of content along one axis after a finger has let go, by the time since then.
///
/// It slows down towards a target. Where it meets an edge before, it swings over it on a spring,
/// or stops there; content that is beyond an edge already comes back on the same spring.
struct ScrollGlide {
  /// Where the content comes to rest.
  let end: CGFloat
  /// Seconds until then.
  let duration: TimeInterval

  private let slowing: Slowing?
  private let spring: Spring?
  /// When the spring takes over.
  private let turn: TimeInterval

  /// The offset at a time.
  func offset(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if let spring, time >= turn { return spring.offset(at: time - turn) }
    return slowing?.offset(at: time) ?? end
  }
}

extension ScrollGlide {
  /// A way that leads to a target by slowing down.
  init(from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate) {
    let slowing = Slowing(start: start, distance: target - start, decay: rate.decay)
    self.init(end: target, duration: slowing.duration, slowing: slowing, spring: nil, turn: 0)
  }

  /// A way back from beyond an edge.
  init(from start: CGFloat, backTo edge: CGFloat, speed: CGFloat) {
    let spring = Spring(edge: edge, distance: start - edge, speed: speed)
    self.init(end: edge, duration: spring.duration, slowing: nil, spring: spring, turn: 0)
  }

  /// A way that would lead to an offset beyond an edge.
  init(
    from start: CGFloat,
    towards target: CGFloat,
    beyond edge: CGFloat,
    rate: UIScrollView.DecelerationRate,
    bounces: Bool
  ) {
    let slowing = Slowing(start: start, distance: target - start, decay: rate.decay)
    let turn = slowing.time(at: edge)
    let spring =
      bounces ? Spring(edge: edge, distance: 0, speed: slowing.speed(at: turn)) : nil
    self.init(
      end: edge,
      duration: turn + (spring?.duration ?? 0),
      slowing: slowing,
      spring: spring,
      turn: turn
    )
  }
}

/// Content that keeps the same part of its speed in each moment.
private struct Slowing {
  let start: CGFloat
  let distance: CGFloat
  let decay: CGFloat

  /// Seconds until as good as nothing is left of the way.
  var duration: TimeInterval {
    let ratio = abs(distance) / ScrollPhysics.restDistance
    return ratio > 1 ? TimeInterval(log(ratio) / decay) : 0
  }

  func offset(at time: TimeInterval) -> CGFloat {
    start + distance * (1 - exp(-decay * CGFloat(time)))
  }

  func speed(at time: TimeInterval) -> CGFloat { distance * decay * exp(-decay * CGFloat(time)) }

  func time(at offset: CGFloat) -> TimeInterval {
    TimeInterval(-log(1 - (offset - start) / distance) / decay)
  }
}

/// Content on a critically damped spring, `x(t) = (x0 + (v0 + w * x0) * t) * exp(-w * t)` from the
/// edge.
private struct Spring {
  let edge: CGFloat
  let distance: CGFloat
  let speed: CGFloat

  private var push: CGFloat { speed + ScrollPhysics.springFrequency * distance }

  func offset(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return edge + (distance + push * time) * exp(-ScrollPhysics.springFrequency * time)
  }

  /// Seconds, in whole frames, until the content stays as good as at the edge.
  var duration: TimeInterval {
    // From its summit at `1 / w` on, the bound on the distance only falls.
    var frame = 0
    while isOut(at: TimeInterval(frame) / SimulatedDevice.framesPerSecond) { frame += 1 }
    return TimeInterval(frame) / SimulatedDevice.framesPerSecond
  }

  private func isOut(at time: TimeInterval) -> Bool {
    let (time, frequency) = (CGFloat(time), ScrollPhysics.springFrequency)
    let bound = abs(distance) + abs(push) * max(time, 1 / frequency)
    return bound * exp(-frequency * max(time, 0)) > ScrollPhysics.restDistance
  }
}
