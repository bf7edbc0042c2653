import Foundation

/// The movement of content along one axis after a drag, as a function of time.
///
/// It decelerates towards a target. At an edge it bounces on a spring or stops. Content beyond an
/// edge returns on the same spring.
struct DecelerationCurve {
  /// The final offset.
  let end: CGFloat
  /// Seconds until the final offset.
  let duration: TimeInterval

  private let slowing: Slowing?
  private let spring: Spring?
  /// The start of the spring, in seconds.
  private let turn: TimeInterval

  /// Returns the offset at a time.
  func offset(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if let spring, time >= turn { return spring.offset(at: time - turn) }
    return slowing?.offset(at: time) ?? end
  }
}

extension DecelerationCurve {
  /// Makes a movement that decelerates towards a target.
  init(from start: CGFloat, to target: CGFloat, rate: UIScrollView.DecelerationRate) {
    let slowing = Slowing(start: start, distance: target - start, decay: rate.decay)
    self.init(end: target, duration: slowing.duration, slowing: slowing, spring: nil, turn: 0)
  }

  /// Makes a movement that returns to an edge.
  init(from start: CGFloat, backTo edge: CGFloat, speed: CGFloat) {
    let spring = Spring(edge: edge, distance: start - edge, speed: speed)
    self.init(end: edge, duration: spring.duration, slowing: nil, spring: spring, turn: 0)
  }

  /// Makes a movement to a target beyond an edge.
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

/// The movement of content that keeps a constant fraction of its speed per unit of time.
private struct Slowing {
  let start: CGFloat
  let distance: CGFloat
  let decay: CGFloat

  /// Seconds until the remaining distance is negligible.
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

/// The movement of content on a critically damped spring.
///
/// Its distance from the edge is `x(t) = (x0 + (v0 + w * x0) * t) * exp(-w * t)`.
private struct Spring {
  let edge: CGFloat
  let distance: CGFloat
  let speed: CGFloat

  private var push: CGFloat { speed + ScrollPhysics.springFrequency * distance }

  func offset(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return edge + (distance + push * time) * exp(-ScrollPhysics.springFrequency * time)
  }

  /// Seconds, in whole frames, until the content stays near the edge.
  var duration: TimeInterval {
    // After its maximum at `1 / w`, the bound on the distance only falls.
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
