public import Foundation

/// The attributes of one view of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the view's item, or of what it belongs to.
  open var indexPath: IndexPath
  /// What kind of view is meant.
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory
  /// What kind of supplementary view is meant; nil for a cell.
  open internal(set) var representedElementKind: String?

  init(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
    super.init()
  }

  /// The attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, kind: nil, at: indexPath)
  }

  /// The attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Where the view lies, in the content's coordinates.
  open var frame = CGRect.zero
  /// The view's size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The view's middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// How the view is drawn about its middle.
  open var transform = CGAffineTransform.identity
  /// From 0, transparent, to 1.
  open var alpha: CGFloat = 1
  /// How far in front the view is.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false

  /// The same, to be changed apart.
  open override func copy() -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(
      representedElementCategory,
      kind: representedElementKind,
      at: indexPath
    )
    (copy.frame, copy.transform, copy.alpha) = (frame, transform, alpha)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    return copy
  }
}

/// Places the views of a collection; subclasses decide where.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that the layout belongs to.
  open internal(set) weak var collectionView: UICollectionView?

  private var isPrepared = false

  /// Makes everything ready after it was invalidated.
  open func prepare() {}

  /// Has everything prepared again in the next layout of the collection.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// How large the content is, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the views in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether other bounds of the collection invalidate the layout; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where a drag comes to rest; at the proposed offset unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after an update; at the proposed offset unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
