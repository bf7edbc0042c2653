package import Foundation

/// The motion of a mass on a spring.
package struct SpringMotion: Hashable, Sendable {
  var mass: CGFloat
  var stiffness: CGFloat
  var damping: CGFloat

  package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// Seconds until a thousandth of the motion is left.
  ///
  /// The motion falls as `exp(-t * rate)`. An overdamped spring falls at the rate of its slower
  /// part.
  package var settlingDuration: TimeInterval {
    guard mass > 0, damping > 0 else { return .infinity }
    let half = damping / (2 * mass)
    let excess = half * half - stiffness / mass
    let rate = excess > 0 ? half - excess.squareRoot() : half
    return rate > 0 ? log(1000) / rate : .infinity
  }
}
