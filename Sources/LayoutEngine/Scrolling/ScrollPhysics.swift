import Foundation

/// The physics of scrolling during and after a drag, along one axis.
///
/// The formulas are published approximations; UIKit's exact ones are unpublished.
enum ScrollPhysics {
  /// The ratio of content movement to finger movement at an edge.
  private static let rubberBandRatio: CGFloat = 0.55

  /// The angular frequency of the critically damped spring at an edge.
  static let springFrequency: CGFloat = 10

  /// The remaining distance, in points, of content that counts as arrived.
  static let restDistance: CGFloat = 0.5

  /// Returns the distance of content beyond its edge for a finger's pull.
  ///
  /// It is always less than the length of the view.
  static func stretch(byPull pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (pull * rubberBandRatio / length + 1)) * length
  }

  /// Returns the pull that results in a distance beyond the edge.
  static func pull(forStretch stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard stretch < length else { return stretch }
    return (1 / (1 - stretch / length) - 1) * length / rubberBandRatio
  }

  /// Returns the distance of an unhindered deceleration, in points.
  ///
  /// The initial speed is in points per second.
  ///
  /// In each millisecond the content keeps a fraction `r` of its speed `v`. The sum is
  /// `v / 1000 * (r + r * r + ...)`, which equals `v / 1000 * r / (1 - r)`.
  static func decelerationDistance(
    atSpeed speed: CGFloat,
    rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    let kept = rate.rawValue
    guard kept > 0, kept < 1 else { return 0 }
    return speed / 1000 * kept / (1 - kept)
  }
}

extension UIScrollView.DecelerationRate {
  /// The rate per second: content covers `1 - exp(-decay * t)` of its distance in `t` seconds.
  var decay: CGFloat { -1000 * log(rawValue) }
}
