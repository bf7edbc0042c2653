public import Foundation

/// The area of a view that the docked keyboard covers.
///
/// While the keyboard is off screen, it is the area below the safe area, or empty at the bottom
/// edge if ``usesBottomSafeArea`` is false. An undocked keyboard counts as off screen, unless
/// ``followsUndockedKeyboard`` is true: then the guide is the keyboard's frame.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked, split or floating keyboard as well.
  open var followsUndockedKeyboard = false {
    didSet {
      updateTrackedConstraints()
      owningView?.layoutRulesDidChange()
    }
  }
  /// Whether the guide ends at the bottom safe area while the keyboard is off screen.
  open var usesBottomSafeArea = true {
    didSet { owningView?.layoutRulesDidChange() }
  }
  /// The distance above the keyboard where a drag starts to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// The screen's edges near the keyboard.
  ///
  /// The view's position has no effect.
  override var nearEdges: NSDirectionalRectEdge {
    let keyboard = SimulatedDevice.current.keyboard
    guard followsUndockedKeyboard, let edges = keyboard.nearEdges else { return .bottom }
    var directional: NSDirectionalRectEdge = []
    if edges.contains(.top) { directional.insert(.top) }
    if edges.contains(.bottom) { directional.insert(.bottom) }
    let isMirrored = owningView?.isRightToLeft ?? false
    if edges.contains(isMirrored ? .right : .left) { directional.insert(.leading) }
    if edges.contains(isMirrored ? .left : .right) { directional.insert(.trailing) }
    return directional
  }
}
