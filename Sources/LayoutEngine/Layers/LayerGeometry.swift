import Foundation

/// The geometry of a view or a layer.
///
/// A transform about the anchor point draws the bounds; `position` is the anchor point in the
/// superspace.
struct LayerGeometry: Equatable {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  /// The bounds relative to the anchor point, before the transform.
  private var boxAroundAnchor: CGRect {
    CGRect(
      x: -bounds.width * anchorPoint.x,
      y: -bounds.height * anchorPoint.y,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// The bounding box of the transformed bounds, in the superspace.
  ///
  /// Setting it sets the size, with the inverse transform, and the resulting position.
  var frame: CGRect {
    get {
      let box = boxAroundAnchor.applying(transform)
      let frame = CGRect(
        x: position.x + box.minX,
        y: position.y + box.minY,
        width: box.width,
        height: box.height
      )
      return transform.isIdentity ? frame : frame.withoutNoise
    }
    set {
      bounds.size =
        transform.isIdentity
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      let box = boxAroundAnchor.applying(transform)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }

  /// The transform from the bounds' space to the superspace.
  var toSuperspace: CGAffineTransform {
    let x = -bounds.minX - bounds.width * anchorPoint.x
    let y = -bounds.minY - bounds.height * anchorPoint.y
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: x + position.x, y: y + position.y)
    }
    return CGAffineTransform(translationX: x, y: y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGRect {
  /// The rectangle without floating-point errors: each number is rounded to a tenth of a billionth
  /// of a point.
  fileprivate var withoutNoise: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 0x1p33).rounded() / 0x1p33 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

extension CALayer {
  /// The geometry of the layer's view, or of a layer without a view.
  var geometry: LayerGeometry {
    get {
      view?.geometry ?? ownGeometry
    }
    set {
      guard let view else {
        if newValue.bounds.size != ownGeometry.bounds.size { setNeedsLayout() }
        ownGeometry = newValue
        return
      }
      let old = geometry
      if newValue.anchorPoint != old.anchorPoint { view.anchorPoint = newValue.anchorPoint }
      if newValue.transform != old.transform { view.transform = newValue.transform }
      view.setGeometry(bounds: newValue.bounds, center: newValue.position)
    }
  }

  /// The transform from this layer's coordinates to the root's.
  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while let parent = layer.superlayer {
      transform = transform.concatenating(layer.geometry.toSuperspace)
      layer = parent
    }
    return transform
  }

  /// Returns the transform to the coordinates of another layer in the same tree; nil means the
  /// root.
  func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToRoot }
    return transformToRoot.concatenating(layer.transformToRoot.inverted())
  }
}
