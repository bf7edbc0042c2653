public import Foundation

/// The attributes of one view of a collection.
///
/// A subclass that adds attributes overrides ``copy(with:)``, which makes an object of its class by `init()`, and
/// `isEqual`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the view's item, or of what it belongs to.
  open var indexPath = IndexPath()
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// What kind of supplementary or decoration view is meant; nil for a cell.
  open internal(set) var representedElementKind: String?

  public override init() { super.init() }

  /// Makes attributes; see ``UICollectionViewLayoutAttributes/makeDynamically()``.
  @_silgen_name("scvdb_make_collection_layout_attributes")
  convenience init(dynamically: Void) { self.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    represent(.cell, kind: nil, at: indexPath)
  }

  /// The attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// The attributes of a view that shows no data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  func represent(
    _ category: UICollectionView.ElementCategory,
    kind: String?,
    at path: IndexPath
  ) {
    (representedElementCategory, representedElementKind, indexPath) = (category, kind, path)
  }

  /// Where the view lies without its transform, in the content's coordinates.
  private(set) var untransformedFrame = CGRect.zero

  /// Where the view lies, in the content's coordinates: with a transform, the rectangle around what is seen.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return untransformedFrame }
      let middle = center
      let seen = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      .applying(transform)
      return seen.offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      guard !transform.isIdentity else {
        untransformedFrame = newValue
        return
      }
      let size = newValue.applying(transform.inverted()).size
      untransformedFrame = CGRect(
        x: newValue.midX - size.width / 2,
        y: newValue.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
  }
  /// The view's size; it changes about the middle.
  open var size: CGSize {
    get { untransformedFrame.size }
    set {
      let middle = center
      untransformedFrame.size = newValue
      center = middle
    }
  }
  /// The view's bounds, from zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - size.width / 2,
        y: newValue.y - size.height / 2
      )
    }
  }
  /// How the view is drawn about its middle.
  open var transform = CGAffineTransform.identity
  /// How the view is drawn about its middle; only its part in the plane is seen.
  open var transform3D: CATransform3D {
    get { depth ?? CATransform3DMakeAffineTransform(transform) }
    set {
      depth = newValue
      transform = CATransform3DGetAffineTransform(newValue)
    }
  }
  private var depth: CATransform3D?
  /// From 0, transparent, to 1.
  open var alpha: CGFloat = 1
  /// How far in front the view is.
  open var zIndex = 0
  open var isHidden = false

  /// The axes along which the layout decides the size, not the view.
  var fixedAxes: UIAxis = []

  /// Which view of a compositional layout is meant.
  var identity: CompositionalElement.Identity?

  /// Takes a height that a view asks for in its width.
  func fit(height: CGFloat) { size.height = height }

  /// The same, to be changed apart.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).makeDynamically()
    copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
    (copy.untransformedFrame, copy.transform) = (untransformedFrame, transform)
    (copy.depth, copy.alpha) = (depth, alpha)
    (copy.fixedAxes, copy.identity) = (fixedAxes, identity)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    return copy
  }

  /// Whether all attributes are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasAttributes(of: other) }
  }

  private func hasAttributes(of other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && untransformedFrame == other.untransformedFrame && transform == other.transform
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  /// Gives a view its attributes.
  func place(_ view: UICollectionReusableView) {
    if view.transform != transform { view.transform = transform }
    if transform.isIdentity {
      view.frame = untransformedFrame
    } else {
      view.bounds.size = size
      view.center = center
    }
    view.alpha = alpha
    view.isHidden = isHidden
    if zIndex != 0 || view.layer.zPosition != 0 { view.layer.zPosition = CGFloat(zIndex) }
    view.apply(self)
  }
}
