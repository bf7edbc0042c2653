import Foundation

extension UIView {
  /// The bounding box of the transformed bounds about the centre.
  var frameFromGeometry: CGRect {
    let (center, size) = (storedCenter, storedBounds.size)
    let box = CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    ).applying(storedTransform)
    return CGRect(
      x: center.x + box.minX,
      y: center.y + box.minY,
      width: box.width,
      height: box.height
    )
  }

  /// Takes a bounding box: its size, transformed back, becomes the bounds', and its middle, without
  /// the transform's translation, the centre.
  func setGeometry(frame: CGRect) {
    var size = frame.size
    if !storedTransform.isIdentity {
      let box = CGRect(origin: .zero, size: size).applying(storedTransform.inverted())
      size = box.size
    }
    setGeometry(
      bounds: CGRect(origin: storedBounds.origin, size: size),
      center: CGPoint(
        x: frame.origin.x + frame.size.width / 2 - storedTransform.tx,
        y: frame.origin.y + frame.size.height / 2 - storedTransform.ty
      )
    )
  }

  func setGeometry(bounds: CGRect, center: CGPoint) {
    let (oldBounds, oldCenter) = (storedBounds, storedCenter)
    guard bounds != oldBounds || center != oldCenter else { return }
    storedBounds = bounds
    storedCenter = center
    geometryDidChange(from: oldBounds, center: oldCenter)
  }

  private func geometryDidChange(from oldBounds: CGRect, center oldCenter: CGPoint) {
    let isResized = storedBounds.size != oldBounds.size
    let isMoved = isResized || storedCenter != oldCenter
    if isResized { boundsSizeDidChange(from: oldBounds.size) }
    if storedBounds.origin != oldBounds.origin { boundsOriginDidChange() }
    rootView.layoutSystem.geometryDidChange(of: self, frameChanged: isMoved)
    guard isMoved else { return }
    setNeedsSafeAreaUpdate()
    if isResized || preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
    if builtInGuides.keys.contains(where: \.dependsOnGeometry) { layoutRulesDidChange() }
  }

  private func boundsSizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    settlingGeometry { if autoresizesSubviews { autoresizeSubviews(from: oldSize) } }
    (self as? UIScrollView)?.scrollBoundsSizeDidChange(from: oldSize)
  }

  private func boundsOriginDidChange() {
    if safeAreaInsets != .zero {
      for subview in subviews { subview.setNeedsSafeAreaUpdate() }
    }
    (self as? UIScrollView)?.scrollOffsetDidChange()
  }

  /// Gives the untransformed box another place and size, as Auto Layout does: by bounds and centre.
  func place(_ box: CGRect) {
    settlingGeometry {
      bounds.size = box.size
      center = CGPoint(x: box.midX, y: box.midY)
    }
    setNeedsSafeAreaUpdate()
  }

  /// The root of the tree that the view is in.
  var rootView: UIView {
    var root = self
    while let parent = root.superview { root = parent }
    return root
  }

  /// Takes a point of this view's coordinates to its superview's.
  private var transformToSuperview: CGAffineTransform {
    let bounds = storedBounds
    let toMiddle = CGAffineTransform(
      translationX: -bounds.origin.x - bounds.size.width / 2,
      y: -bounds.origin.y - bounds.size.height / 2
    )
    let toCenter = CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y)
    return toMiddle.concatenating(storedTransform).concatenating(toCenter)
  }

  /// Takes a point of this view's coordinates to those of the root of its tree.
  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      transform = transform.concatenating(view.transformToSuperview)
      view = parent
    }
    return transform
  }

  /// Takes a point of this view's coordinates to another view's of the same tree; nil is the root.
  ///
  /// Without transforms the path is a translation, which keeps fractions of points exact.
  func transform(to view: UIView?) -> CGAffineTransform {
    guard let view, view !== rootView else { return transformToRoot }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }
}
