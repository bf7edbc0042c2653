import Foundation

/// How the progress of an animation depends on time.
package enum AnimationPace: Hashable, Sendable {
  /// A cubic curve from (0, 0) to (1, 1) with two control points.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring that settles within the duration; a ratio of 1 does not oscillate.
  case spring(dampingRatio: Double)
  /// The keyboard's spring, which ignores the announced duration. Its progress after `t` seconds is
  /// `1 - (1 + w * t) * exp(-w * t)`.
  case keyboard

  package static let easeInOut = Self.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = Self.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = Self.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let linear = Self.cubic(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Returns the progress at a time, from 0 to 1 at the end of `duration`.
  func progress(at time: TimeInterval, of duration: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    switch self {
    case .keyboard:
      let left = Self.left(1, phase: Self.keyboardFrequency * time)
      return left > Self.unseen ? 1 - left : 1
    case .spring(let ratio):
      guard time < duration else { return 1 }
      return 1 - Self.left(ratio, phase: Self.restPhase(ratio) * time / duration)
    case .cubic(let x1, let y1, let x2, let y2):
      guard time < duration else { return 1 }
      let parameter = Self.parameter(x1, x2, at: time / duration)
      return Self.coordinate(y1, y2, parameter)
    }
  }

  // MARK: Springs

  /// The angular frequency of a spring with a stiffness of 1000 and a mass of 3.
  private static let keyboardFrequency = (1000.0 / 3).squareRoot()

  /// The fraction of a distance that is too small to be visible.
  private static let unseen = 0.0001

  /// Returns the remaining fraction of a spring's distance, at a time in units of its frequency.
  private static func left(_ ratio: Double, phase: Double) -> Double {
    let ratio = max(0, ratio)
    guard ratio < 1 else { return (1 + phase) * exp(-phase) }
    let damped = (1 - ratio * ratio).squareRoot()
    return exp(-ratio * phase)
      * (cos(damped * phase) + ratio / damped * sin(damped * phase))
  }

  /// Returns the time until a thousandth of a spring's motion is left, in units of its frequency.
  private static func restPhase(_ ratio: Double) -> Double {
    // (1 + p) * exp(-p) is a thousandth at 9.2334.
    ratio < 1 ? log(1000) / max(ratio, 0.01) : 9.2334
  }

  // MARK: Curves

  /// Returns a coordinate of a cubic curve from 0 to 1.
  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }

  /// Returns the curve's parameter at a fraction of the time, by bisection.
  private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
