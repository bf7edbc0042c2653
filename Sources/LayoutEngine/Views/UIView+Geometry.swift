import Foundation

extension UIView {
  /// Position, size and transform, from which the frame follows.
  var geometry: LayerGeometry {
    LayerGeometry(
      bounds: storedBounds,
      position: storedCenter,
      anchorPoint: anchorPoint,
      transform: storedTransform
    )
  }

  /// Takes a bounding box: its size, transformed back, becomes the bounds', and the centre follows.
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
    willBeSeen(from: oldBounds, center: oldCenter)
    geometryDidChange(from: oldBounds, center: oldCenter)
    observers?.announceChanges()
  }

  private func geometryDidChange(from oldBounds: CGRect, center oldCenter: CGPoint) {
    if storedBounds.size != oldBounds.size { boundsSizeDidChange(from: oldBounds.size) }
    if storedBounds.origin != oldBounds.origin {
      (self as? UIScrollView)?.noteScroll(from: oldBounds.origin)
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
  ///   - oldCenter: The centre before.
  ///   - byLayout: Whether Auto Layout has placed the view, so that it lies where it should.
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

  /// Gives the untransformed box another position and size, as Auto Layout does: by bounds and
  /// centre, which overrides observe one by one, and everything else together.
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

  /// Distances from the frame to the alignment rectangle, also where a class overrides the
  /// conversions and not the insets.
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

  /// A side length large enough for any insets; a power of two keeps their fractions exact.
  private static let alignmentProbe: CGFloat = 1024

  /// A point of the superview's coordinates in this view's.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(geometry.toSuperspace.inverted())
  }

  /// Takes a point of this view's coordinates to those of the root of its tree.
  private var transformToRoot: CGAffineTransform { transformToRoot { $0.geometry } }

  /// Takes a point of this view's coordinates to those of the root of its tree, by geometries that
  /// are in force or are seen.
  func transformToRoot(by geometry: (UIView) -> LayerGeometry) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      transform = transform.concatenating(geometry(view).toSuperspace)
      view = parent
    }
    return transform
  }

  /// Takes a point of this view's coordinates to another view's; nil is the root of this view's tree.
  ///
  /// Roots of two trees lie in the same space. Without transforms the path is a translation, which
  /// keeps fractions of points exact.
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
