import Foundation

/// A visible movement of the keyboard, which may last longer than its announced duration.
@MainActor
struct KeyboardMotion {
  let begin: CGRect
  let end: CGRect
  /// The start time, in virtual seconds.
  let start: TimeInterval
  /// The animation that drives the keyboard; nil for the keyboard's own spring.
  var animation: RunningAnimation?

  /// Returns the visible frame of the keyboard at a time.
  func frame(at time: TimeInterval) -> CGRect {
    // The keyboard's spring has its own duration, so the duration is 0.
    let progress =
      animation.map { 1 - $0.rest } ?? AnimationPace.keyboard.progress(at: time - start, of: 0)
    guard progress < 1 else { return end }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CGRect(
      x: between(begin.minX, end.minX),
      y: between(begin.minY, end.minY),
      width: between(begin.width, end.width),
      height: between(begin.height, end.height)
    )
  }
}
