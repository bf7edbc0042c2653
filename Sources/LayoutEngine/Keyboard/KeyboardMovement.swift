package import Foundation

/// A movement of the keyboard as it is announced.
package struct KeyboardMovement: Hashable, Sendable {
  /// Frames before and after it, in the screen's coordinates.
  package var begin: CGRect
  package var end: CGRect
  /// Seconds.
  package var duration: TimeInterval
  /// Whether the keyboard is this application's, not that of another one on screen.
  package var isLocal: Bool

  package init(begin: CGRect, end: CGRect, duration: TimeInterval, isLocal: Bool = true) {
    self.begin = begin
    self.end = end
    self.duration = duration
    self.isLocal = isLocal
  }

  /// What is announced while a finger carries the keyboard about: nothing that could be used.
  static let carried = KeyboardMovement(begin: .zero, end: .zero, duration: 0)

  /// The movement as it is announced to an application that floats so far above the screen's bottom: as if
  /// the space below it were not there.
  func leavingOut(_ space: CGFloat) -> KeyboardMovement {
    guard space > 0, self != .carried else { return self }
    var movement = self
    movement.begin.origin.y -= space
    movement.end.origin.y -= space
    return movement
  }

  /// The `userInfo` of the notifications that announce the movement.
  ///
  /// Values are boxed in `NSValue` and `NSNumber`, which read back both as themselves and as the
  /// plain types; a plain `CGRect` would not read back as `NSValue`.
  var userInfo: [AnyHashable: Any] {
    // Values by keys that are hashed once for all movements.
    Self.announced.mapValues { $0(self) }
  }

  /// What is announced, by its keys; never changed.
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

  /// Keys without a name since iOS 3.2, which are sent to this day.
  private enum FormerKey {
    static let bounds = "UIKeyboardBoundsUserInfoKey"
    static let centerBegin = "UIKeyboardCenterBeginUserInfoKey"
    static let centerEnd = "UIKeyboardCenterEndUserInfoKey"
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
