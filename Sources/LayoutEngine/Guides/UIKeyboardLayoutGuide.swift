public import Foundation

/// A guide that tracks a moving rectangle.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The strip of a view that the docked keyboard covers.
///
/// Off screen it is the strip below the safe area, or empty at the view's bottom edge when
/// ``usesBottomSafeArea`` is off.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked, split or floating keyboard as well.
  open var followsUndockedKeyboard = false
  /// Whether the guide rests on the bottom safe area while the keyboard is off screen.
  open var usesBottomSafeArea = true {
    didSet { owningView?.layoutRulesDidChange() }
  }
  /// How far above the keyboard a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0
}
