public import Foundation

/// The attributes of one view in a collection view.
///
/// A subclass with additional attributes overrides ``copy(with:)`` and `isEqual`. ``copy(with:)``
/// creates an object of the subclass with `init()`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the view's item, or of the item or section that the view belongs to.
  open var indexPath = IndexPath()
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  open internal(set) var representedElementKind: String?

  public override init() { super.init() }

  /// Creates attributes; see ``UICollectionViewLayoutAttributes/makeDynamically()``.
  @_silgen_name("scvdb_make_collection_layout_attributes")
  convenience init(dynamically: Void) { self.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    represent(.cell, kind: nil, at: indexPath)
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  package func represent(
    _ category: UICollectionView.ElementCategory,
    kind: String?,
    at path: IndexPath
  ) {
    (representedElementCategory, representedElementKind, indexPath) = (category, kind, path)
  }

  /// The view's frame without its transform, in the content's coordinates.
  private(set) var untransformedFrame = CGRect.zero

  /// The view's frame in the content's coordinates; with a transform, the bounding rectangle of the
  /// transformed view.
  open var frame: CGRect {
    get {
      guard !affineTransform.isIdentity else { return untransformedFrame }
      let middle = untransformedCenter
      let size = untransformedFrame.size
      let seen = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      .applying(affineTransform)
      return seen.offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      guard !affineTransform.isIdentity else {
        untransformedFrame = newValue
        return
      }
      let size = newValue.applying(affineTransform.inverted()).size
      untransformedFrame = CGRect(
        x: newValue.midX - size.width / 2,
        y: newValue.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
  }
  /// The view's size; a change keeps the center.
  open var size: CGSize {
    get { untransformedFrame.size }
    set { resize(to: newValue) }
  }
  /// The view's bounds, with an origin of zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: untransformedFrame.size) }
    set { resize(to: newValue.size) }
  }
  open var center: CGPoint {
    get { untransformedCenter }
    set { untransformedCenter = newValue }
  }

  private var untransformedCenter: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - untransformedFrame.width / 2,
        y: newValue.y - untransformedFrame.height / 2
      )
    }
  }

  private func resize(to size: CGSize) {
    let middle = untransformedCenter
    untransformedFrame.size = size
    untransformedCenter = middle
  }

  private var affineTransform = CGAffineTransform.identity
  /// The transform around the view's center.
  open var transform: CGAffineTransform {
    get { affineTransform }
    set {
      depth = nil
      affineTransform = newValue
    }
  }
  /// The transform around the view's center; only its affine part is applied.
  open var transform3D: CATransform3D {
    get { depth ?? CATransform3DMakeAffineTransform(affineTransform) }
    set {
      depth = newValue
      affineTransform = CATransform3DGetAffineTransform(newValue)
    }
  }
  private var depth: CATransform3D?
  /// The opacity, from 0 (transparent) to 1.
  open var alpha: CGFloat = 1
  /// The position in the drawing order; higher values are in front.
  open var zIndex = 0
  open var isHidden = false

  /// The axes where the layout determines the size, not the view.
  package var fixedAxes: UIAxis = []

  /// A view of a compositional layout.
  package enum Identity: Hashable {
    case item(Int)
    /// A supplementary view of an item or section, by its kind and index.
    case supplementary(String, Int)
  }

  package var identity: Identity?

  /// Sets the view's preferred height for its width.
  package func fit(height: CGFloat) { size.height = height }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).makeDynamically()
    copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
    (copy.untransformedFrame, copy.transform) = (untransformedFrame, transform)
    (copy.depth, copy.alpha) = (depth, alpha)
    (copy.fixedAxes, copy.identity) = (fixedAxes, identity)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    return copy
  }

  /// Returns whether all attributes are equal.
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

  /// Applies the attributes to a view.
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
