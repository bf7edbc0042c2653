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

  /// Takes a bounding box: its middle becomes the centre, its size, transformed back, the bounds'.
  func setGeometry(frame: CGRect) {
    var size = frame.size
    if !storedTransform.isIdentity {
      let box = CGRect(origin: .zero, size: size).applying(storedTransform.inverted())
      size = box.size
    }
    setGeometry(
      bounds: CGRect(origin: storedBounds.origin, size: size),
      center: CGPoint(
        x: frame.origin.x + frame.size.width / 2,
        y: frame.origin.y + frame.size.height / 2
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
    if storedBounds.size != oldBounds.size {
      setNeedsLayout()
      if autoresizesSubviews { autoresizeSubviews(from: oldBounds.size) }
      boundsSizeDidChange(from: oldBounds.size)
    }
    let moved = storedCenter != oldCenter || storedBounds.size != oldBounds.size
    if storedBounds.origin != oldBounds.origin { boundsOriginDidChange() }
    rootView.layoutSystem.geometryDidChange(of: self, frameChanged: moved)
    if moved { setNeedsSafeAreaUpdate() }
  }

  private func boundsSizeDidChange(from oldSize: CGSize) {
    (self as? UIScrollView)?.scrollBoundsSizeDidChange(from: oldSize)
    layoutMarginsMayHaveChanged()
  }

  private func boundsOriginDidChange() {
    (self as? UIScrollView)?.scrollOffsetDidChange()
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
