import Foundation

/// A movement of the keyboard as it is seen, which goes on after the announced time is over.
@MainActor
struct KeyboardMotion {
  let begin: CGRect
  let end: CGRect
  /// When it began, in virtual seconds.
  let start: TimeInterval
  /// What the keyboard moves along with; nil where it has its own spring.
  var animation: RunningAnimation?

  /// Where the keyboard is seen at a moment.
  func frame(at time: TimeInterval) -> CGRect {
    // The keyboard's spring takes its own time, so no duration is given.
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
