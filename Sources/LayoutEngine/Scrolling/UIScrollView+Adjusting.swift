import Foundation

/// Everything that UIKit does to the offset by itself when insets or sizes change.
///
/// None of it happens while a finger, its after-effect or an animated scroll moves the content, and
/// nothing here concerns an offset that code assigns: that one is never clamped.
extension UIScrollView {
  /// Takes a changed inset into account: the top edge is kept, and the offset stays legal.
  func adjustedContentInsetMayHaveChanged() {
    updateAdmission()
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

  /// Content at rest at its edge stays there; shrinking insets bring the offset back into range.
  private func followInset(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    contentOffset = offset
    let shrinks =
      new.top < old.top || new.left < old.left || new.bottom < old.bottom || new.right < old.right
    if shrinks { adjustOffsetIfNecessary() }
  }

  /// Clamps the offset into the legal range.
  func adjustOffsetIfNecessary() {
    guard !isMovedByHand else { return }
    SimulatedDevice.current.attributing(to: .system) {
      contentOffset = legalOffsets.nearest(to: contentOffset)
    }
  }

  /// A changed bounds size alone does not move the offset, unless the device's options have it so:
  /// a rotation pins or clamps by itself.
  func scrollBoundsSizeDidChange(from oldSize: CGSize) {
    adjustedContentInsetMayHaveChanged()
    if SimulatedDevice.current.options.clampsOnBoundsChange { adjustOffsetIfNecessary() }
  }

  private var isMovedByHand: Bool {
    isTracking || isDragging || isDecelerating || scrollMotion != nil
  }

  // MARK: Safe area

  /// The part of the safe area that counts as inset.
  var admittedSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let (vertical, horizontal) = admittedAxes
    return UIEdgeInsets(
      top: vertical ? safeArea.top : 0,
      left: horizontal ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0,
      right: horizontal ? safeArea.right : 0
    )
  }

  private var admittedAxes: (vertical: Bool, horizontal: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .always: (true, true)
    case .never: (false, false)
    case .scrollableAxes: (scrollsVertically, scrollsHorizontally)
    case .automatic: (scrollsVertically || isContentOfBarController, scrollsHorizontally)
    }
  }

  private func updateAdmission() {
    switch contentInsetAdjustmentBehavior {
    case .always, .never: return
    case .automatic, .scrollableAxes: break
    }
    let layout = SimulatedDevice.current.layoutNumber
    verticalAdmission.update(isLarger: isHigher, in: layout)
    horizontalAdmission.update(isLarger: isWider, in: layout)
  }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || isHigher || verticalAdmission.isHeld
  }

  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || isWider || horizontalAdmission.isHeld
  }

  private var isHigher: Bool { isLarger(storedContentSize.height, than: bounds.height) }

  private var isWider: Bool { isLarger(storedContentSize.width, than: bounds.width) }

  private func isLarger(_ content: CGFloat, than view: CGFloat) -> Bool {
    if content == view { return SimulatedDevice.current.options.adjustsForContentOfEqualSize }
    return content > view
  }

  /// The part of the safe area that the content has to heed itself: what is not counted as inset.
  var contentUnsafeInsets: UIEdgeInsets { unsafeInsets - admittedSafeArea }

  /// Whether this is the scroll view of a controller that a navigation or tab controller shows:
  /// the root view, or the first one along first subviews.
  private var isContentOfBarController: Bool {
    var view: UIView = self
    while view.viewController == nil {
      guard let superview = view.superview, superview.subviews.first === view else { return false }
      view = superview
    }
    return view.viewController?.adjustsScrollViewInsets ?? false
  }
}
