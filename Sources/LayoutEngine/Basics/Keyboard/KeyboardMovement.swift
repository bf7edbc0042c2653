package import Foundation

/// An announced movement of the keyboard.
package struct KeyboardMovement: Hashable, Sendable {
  /// The frame before the movement, in the screen's coordinates, like `end`.
  package var begin: CGRect
  package var end: CGRect
  /// The duration, in seconds.
  package var duration: TimeInterval
  /// Whether the keyboard belongs to this application and not to another one on screen.
  package var isLocal: Bool

  package init(begin: CGRect, end: CGRect, duration: TimeInterval, isLocal: Bool = true) {
    self.begin = begin
    self.end = end
    self.duration = duration
    self.isLocal = isLocal
  }

  /// The movement in notifications while a finger carries the keyboard.
  ///
  /// It contains no usable values.
  static let carried = KeyboardMovement(begin: .zero, end: .zero, duration: 0)

  /// Returns the movement for an application that floats above the screen's bottom edge.
  ///
  /// The result leaves out the space below the application.
  func leavingOut(_ space: CGFloat) -> KeyboardMovement {
    guard space > 0, self != .carried else { return self }
    var movement = self
    movement.begin.origin.y -= space
    movement.end.origin.y -= space
    return movement
  }
}
