import Foundation

/// Changes of the offset that UIKit makes when insets or sizes change.
///
/// None occurs while a drag, a deceleration or an animated scroll moves the content. An offset that
/// code assigns is never clamped.
extension UIScrollView {
  /// Applies a changed inset: the top edge stays in place, and the offset remains legal.
  func adjustedContentInsetMayHaveChanged() {
    updateAxisStates()
    let (old, new) = (appliedAdjustedInset, adjustedContentInset)
    guard old != new else { return }
    appliedAdjustedInset = new
    for subview in storedSubviews { subview.setNeedsSafeAreaUpdate() }
    let device = SimulatedDevice.current
    if !isMovedByHand { device.attributing(to: .system) { followInset(from: old, to: new) } }
    device.attributing(toClassOf: self) { adjustedContentInsetDidChange() }
    device.attributing(to: .application) {
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Keeps resting content at its edge, and moves the offset into range when insets shrink.
  private func followInset(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard SimulatedDevice.current.options.insetsMoveContent else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    contentOffset = offset
    let shrinks =
      new.top < old.top || new.left < old.left || new.bottom < old.bottom || new.right < old.right
    if shrinks { adjustOffsetIfNecessary() }
  }

  func adjustOffsetIfNecessary() {
    guard !isMovedByHand else { return }
    SimulatedDevice.current.attributing(to: .system) {
      contentOffset = legalOffsets.nearest(to: contentOffset)
    }
  }

  /// Adjusts the offset after a change of the bounds size only if the device's options require it.
  ///
  /// A rotation pins or clamps the offset itself.
  func scrollBoundsSizeDidChange(from oldSize: CGSize) {
    adjustedContentInsetMayHaveChanged()
    if SimulatedDevice.current.options.clampsOnBoundsChange { adjustOffsetIfNecessary() }
  }

  private var isMovedByHand: Bool {
    isTracking || isDragging || isDecelerating || scrollMotion != nil
  }

  // MARK: Safe area

  /// The part of the safe area that counts as inset.
  package var adjustingSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let (vertical, horizontal) = adjustedAxes
    return UIEdgeInsets(
      top: vertical ? safeArea.top : 0,
      left: horizontal ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0,
      right: horizontal ? safeArea.right : 0
    )
  }

  private var adjustedAxes: (vertical: Bool, horizontal: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .always: (true, true)
    case .never: (false, false)
    case .scrollableAxes: (scrollsVertically, scrollsHorizontally)
    case .automatic: (scrollsVertically || isContentOfBarController, scrollsHorizontally)
    }
  }

  private func updateAxisStates() {
    switch contentInsetAdjustmentBehavior {
    case .always, .never: return
    case .automatic, .scrollableAxes: break
    }
    let layout = SimulatedDevice.current.layoutNumber
    verticalAxisState.update(isLarger: isHigher, in: layout)
    horizontalAxisState.update(isLarger: isWider, in: layout)
  }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || isHigher || verticalAxisState.isHeld
  }

  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || isWider || horizontalAxisState.isHeld
  }

  private var isHigher: Bool { isLarger(storedContentSize.height, than: bounds.height) }

  private var isWider: Bool { isLarger(storedContentSize.width, than: bounds.width) }

  private func isLarger(_ content: CGFloat, than view: CGFloat) -> Bool {
    if content == view { return SimulatedDevice.current.options.adjustsForContentOfEqualSize }
    return content > view
  }

  /// The part of the safe area that does not become an inset; the content must avoid it.
  var contentUnsafeInsets: UIEdgeInsets { unsafeInsets - adjustingSafeArea }

  /// Whether this is the scroll view of a controller in a navigation or tab controller: the root
  /// view, or the first subview at each level.
  private var isContentOfBarController: Bool {
    var view: UIView = self
    while view.viewController == nil {
      guard let superview = view.superview, superview.subviews.first === view else { return false }
      view = superview
    }
    return view.viewController?.adjustsScrollViewInsets ?? false
  }
}
