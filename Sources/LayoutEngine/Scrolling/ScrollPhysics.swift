import Foundation

/// The laws by which content moves under a finger and after it, along one axis.
///
/// They are what is published of UIKit's; the exact ones are not published.
enum ScrollPhysics {
  /// The part of a small pull beyond an edge that the content gives way.
  private static let give: CGFloat = 0.55

  /// The angular frequency of the spring that brings content back to its edge; it does not swing.
  static let springFrequency: CGFloat = 10

  /// The distance from where it comes to rest, in points, at which content counts as having
  /// arrived.
  static let restDistance: CGFloat = 0.5

  /// How far content lies beyond its edge when a finger has pulled it further by a distance.
  ///
  /// However long the pull, it is less than the length of the view.
  static func stretch(byPull pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (pull * give / length + 1)) * length
  }

  /// The pull by which content lies so far beyond its edge.
  static func pull(forStretch stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard stretch < length else { return stretch }
    return (1 / (1 - stretch / length) - 1) * length / give
  }

  /// How far content glides that nothing stops, in points, at a speed in points a second.
  ///
  /// In each millisecond it keeps the same part `r` of its speed `v`, so that all of them make
  /// `v / 1000 * (r + r * r + ...)`, which is `v / 1000 * r / (1 - r)`.
  static func glide(atSpeed speed: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
    let kept = rate.rawValue
    guard kept > 0, kept < 1 else { return 0 }
    return speed / 1000 * kept / (1 - kept)
  }
}

extension UIScrollView.DecelerationRate {
  /// The rate by the second: content is at `1 - exp(-decay * t)` of its way after `t` seconds.
  var decay: CGFloat { -1000 * log(rawValue) }
}
