import Foundation

extension KeyboardMovement {
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
