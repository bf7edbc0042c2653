public import Foundation

/// The strip of a view that the docked keyboard covers.
///
/// Off screen it is the strip below the safe area, or empty at the view's bottom edge when
/// ``usesBottomSafeArea`` is off. A keyboard that has left the bottom edge counts as off screen,
/// unless ``followsUndockedKeyboard`` is on: then the guide is the keyboard's own rectangle.
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
  /// How far above the keyboard a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// On screen as anywhere else: whether a view lies at the same edge makes no difference.
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
