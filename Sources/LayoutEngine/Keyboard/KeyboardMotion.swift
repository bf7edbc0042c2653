import Foundation

/// A movement of the keyboard as it is seen, which goes on after the announced time is over.
///
/// The pace is that of a critically damped spring: of a way `h` it has travelled
/// `h * (1 - (1 + w * t) * exp(-w * t))` after `t` seconds.
struct KeyboardMotion {
  /// The spring's angular frequency `w`, that of a stiffness of 1000 and a mass of 3.
  private static let frequency = (1000.0 / 3).squareRoot()

  /// The part of the way that nobody sees missing.
  private static let tolerance = 0.0001

  let begin: CGRect
  let end: CGRect
  /// When it began, in virtual seconds.
  let start: TimeInterval

  /// Where the keyboard is seen at a moment.
  func frame(at time: TimeInterval) -> CGRect {
    let phase = Self.frequency * max(0, time - start)
    let rest = (1 + phase) * exp(-phase)
    guard rest > Self.tolerance else { return end }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { to + (from - to) * rest }
    return CGRect(
      x: between(begin.minX, end.minX),
      y: between(begin.minY, end.minY),
      width: between(begin.width, end.width),
      height: between(begin.height, end.height)
    )
  }
}
