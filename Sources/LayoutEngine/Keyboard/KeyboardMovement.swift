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

  /// The `userInfo` of the notifications that announce the movement.
  ///
  /// Values are boxed in `NSValue` and `NSNumber`. They can be read both as these types and as the
  /// plain types. A plain `CGRect` could not be read as `NSValue`.
  var userInfo: [AnyHashable: Any] {
    // The keys are hashed once for all movements.
    Self.announced.mapValues { $0(self) }
  }

  /// The announced values by their keys; never changed.
  private nonisolated(unsafe) static let announced:
    [AnyHashable: @Sendable (KeyboardMovement) -> Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: { NSValue(rect: $0.begin) },
      UIResponder.keyboardFrameEndUserInfoKey: { NSValue(rect: $0.end) },
      UIResponder.keyboardAnimationDurationUserInfoKey: { NSNumber(value: $0.duration) },
      UIResponder.keyboardAnimationCurveUserInfoKey: { _ in
        NSNumber(value: UIView.AnimationCurve.keyboard.rawValue)
      },
      UIResponder.keyboardIsLocalUserInfoKey: { NSNumber(value: $0.isLocal ? 1 : 0) },
      FormerKey.bounds: { NSValue(rect: CGRect(origin: .zero, size: $0.end.size)) },
      FormerKey.centerBegin: { NSValue(point: $0.begin.center) },
      FormerKey.centerEnd: { NSValue(point: $0.end.center) },
    ]

  /// Keys without a public name since iOS 3.2 that UIKit still sends.
  private enum FormerKey {
    static let bounds = "UIKeyboardBoundsUserInfoKey"
    static let centerBegin = "UIKeyboardCenterBeginUserInfoKey"
    static let centerEnd = "UIKeyboardCenterEndUserInfoKey"
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
