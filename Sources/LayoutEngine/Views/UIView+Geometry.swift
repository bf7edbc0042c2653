import Foundation

extension UIView {
  /// The position, size and transform.
  ///
  /// They determine the frame.
  var geometry: LayerGeometry {
    LayerGeometry(
      bounds: storedBounds,
      position: storedCenter,
      anchorPoint: anchorPoint,
      transform: storedTransform
    )
  }

  /// Sets the frame: its size, transformed back, becomes the size of the bounds, and the center
  /// follows.
  func setGeometry(frame: CGRect) {
    var geometry = geometry
    geometry.frame = frame
    setGeometry(bounds: geometry.bounds, center: geometry.position)
  }

  func setGeometry(bounds: CGRect, center: CGPoint) {
    let (oldBounds, oldCenter) = (storedBounds, storedCenter)
    guard bounds != oldBounds || center != oldCenter else { return }
    storedBounds = bounds
    storedCenter = center
    recordPresentedChange(from: oldBounds, center: oldCenter)
    geometryDidChange(from: oldBounds, center: oldCenter)
    observers?.announceChanges()
  }

  private func geometryDidChange(from oldBounds: CGRect, center oldCenter: CGPoint) {
    if storedBounds.size != oldBounds.size { boundsSizeDidChange(from: oldBounds.size) }
    if storedBounds.origin != oldBounds.origin {
      (self as? UIScrollView)?.recordScroll(from: oldBounds.origin)
      boundsOriginDidChange()
      rootView.layoutSystem.boundsOriginDidChange(of: self)
    }
    guard !isBeingPlaced else { return }
    frameMayHaveChanged(from: oldBounds.size, center: oldCenter, byLayout: false)
  }

  /// Notifies everything that depends on the view's position and size.
  ///
  /// - Parameters:
  ///   - oldSize: The size before.
  ///   - oldCenter: The center before.
  ///   - byLayout: Whether Auto Layout moved the view to its solved position.
  private func frameMayHaveChanged(
    from oldSize: CGSize,
    center oldCenter: CGPoint,
    byLayout: Bool
  ) {
    let isResized = storedBounds.size != oldSize
    guard isResized || storedCenter != oldCenter else { return }
    let root = rootView
    let system = root.layoutSystem
    system.frameDidChange(of: self, isResized: isResized, byLayout: byLayout)
    setNeedsSafeAreaUpdate(in: root)
    if isResized {
      layoutMarginsMayHaveChangedWithSize(in: root)
    } else if preservesSuperviewLayoutMargins {
      layoutMarginsMayHaveChanged(in: root)
    }
    if isResized, hasGuideBySize { system.insetsDidChange(of: self) }
  }

  private func boundsSizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    settlingGeometry { if autoresizesSubviews { autoresizeSubviews(from: oldSize) } }
    (self as? UIScrollView)?.scrollBoundsSizeDidChange(from: oldSize)
  }

  private func boundsOriginDidChange() {
    if unsafeInsets != .zero {
      for subview in storedSubviews { subview.setNeedsSafeAreaUpdate() }
    }
    (self as? UIScrollView)?.scrollOffsetDidChange()
  }

  /// Gives the untransformed box a new position and size, as Auto Layout does.
  ///
  /// It sets `bounds` and `center`, where overrides observe each, and then sends all other
  /// notifications once.
  func place(_ box: CGRect) {
    let (oldSize, oldCenter, anchorPoint) = (storedBounds.size, storedCenter, anchorPoint)
    let isOutermost = !isBeingPlaced
    isBeingPlaced = true
    settlingGeometry {
      bounds = CGRect(origin: bounds.origin, size: box.size)
      center = CGPoint(
        x: box.minX + box.width * anchorPoint.x,
        y: box.minY + box.height * anchorPoint.y
      )
    }
    guard isOutermost else { return }
    isBeingPlaced = false
    frameMayHaveChanged(from: oldSize, center: oldCenter, byLayout: true)
    if subviewsAwaitSafeArea { setNeedsSafeAreaUpdate() }
  }

  /// The distances from the frame to the alignment rectangle.
  ///
  /// They are also correct for a class that overrides the conversions and not the insets.
  var insetsOfAlignmentRect: UIEdgeInsets {
    let side = Self.alignmentProbe
    let rect = alignmentRect(forFrame: CGRect(x: 0, y: 0, width: side, height: side))
    return UIEdgeInsets(
      top: rect.minY,
      left: rect.minX,
      bottom: side - rect.maxY,
      right: side - rect.maxX
    )
  }

  /// A side length large enough for any insets.
  ///
  /// A power of two keeps their fractions exact.
  private static let alignmentProbe: CGFloat = 1024

  /// Converts a point from the superview's coordinates to this view's.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(geometry.toSuperspace.inverted())
  }

  /// The transform from this view's coordinates to the coordinates of the tree's root.
  private var transformToRoot: CGAffineTransform { transformToRoot { $0.geometry } }

  /// The transform from this view's coordinates to the coordinates of the tree's root, for the
  /// current or the presented geometries.
  func transformToRoot(by geometry: (UIView) -> LayerGeometry) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    // Every checkpoint walks up from each view. The tree keeps the ancestors alive meanwhile, so
    // that they are not retained one by one.
    var view = Unmanaged.passUnretained(self)
    while let parent = view._withUnsafeGuaranteedRef({ $0.unretainedSuperview }) {
      let step = view._withUnsafeGuaranteedRef { geometry($0).toSuperspace }
      transform = transform.concatenating(step)
      view = parent
    }
    return transform
  }

  /// Returns the transform from this view's coordinates to another view's; nil means the root of
  /// this view's tree.
  ///
  /// The roots of two trees share the same space. Without transforms the result is a translation,
  /// which keeps fractions of points exact.
  func transform(to view: UIView?) -> CGAffineTransform {
    let root = rootView
    guard let view, view !== root else { return transformToRoot }
    let other = view.rootView
    guard other === root else {
      let toOther = view.transformToRoot.concatenating(other.geometry.toSuperspace)
      return transformToRoot.concatenating(root.geometry.toSuperspace)
        .concatenating(toOther.inverted())
    }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }
}
