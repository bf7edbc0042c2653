public import Foundation

/// Places the views of a collection; subclasses decide where.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  /// Makes a layout; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection that the layout belongs to.
  open internal(set) weak var collectionView: UICollectionView?

  private var isPrepared = false

  /// Makes everything ready after it was invalidated.
  open func prepare() {}

  /// Has everything prepared again in the next layout of the collection.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Has what a context names prepared again in the next layout of the collection.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutWasInvalidated(offsetBy: context.contentOffsetAdjustment)
  }

  /// How large the content is, in points.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Attributes

  /// The attributes of the views in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

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

  // MARK: Decoration views

  private var decorations = ReusePool<UICollectionReusableView>()

  /// Registers the class of views that show no data.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: elementKind)
  }

  /// Registers the nib of views that show no data.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, for: elementKind)
  }

  /// - Precondition: A class or nib is registered for the kind.
  func decorationView(ofKind kind: String) -> UICollectionReusableView {
    let view = decorations.dequeue(
      kind,
      prepare: { $0.prepareForReuse() },
      make: { ($0 as? UICollectionReusableView.Type)?.makeDynamically() }
    )
    guard let view else {
      preconditionFailure("no class or nib is registered for decoration views of kind '\(kind)'")
    }
    return view
  }

  func keepDecorationView(_ view: UICollectionReusableView, ofKind kind: String) {
    decorations.keep(view, for: kind)
  }

  // MARK: Invalidation

  /// Whether other bounds of the collection invalidate the layout; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is invalid when the collection has other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the size that a view asks for invalidates the layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is invalid when a view asks for another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { preconditionFailure("\(Self.invalidationContextClass) is no invalidation context") }
    return type.makeDynamically()
  }

  /// Whether views are asked for the size that they prefer; without a use for the answer that only takes time.
  var asksForPreferredAttributes: Bool { true }

  /// Forgets the sizes that views have asked for.
  func forgetItemSizes() {}

  /// The length of the lines that items flow in, in points; nil for other layouts.
  var lineLength: CGFloat? { nil }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  // MARK: Updates

  /// Called when items come and go, after ``prepare()``.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the views of an update are in place.
  open func finalizeCollectionViewUpdates() {}
  /// Called before other bounds are animated, which nothing is seen of here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  /// Called when this layout is about to replace another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when another layout is about to replace this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when one layout has replaced another.
  open func finalizeLayoutTransition() {}
  /// Where a cell comes from; from its place unless overridden, and nothing is seen of it here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Where a cell goes to; nothing is seen of it here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Where a supplementary view comes from; nothing is seen of it here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Where a supplementary view goes to; nothing is seen of it here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Where a decoration view comes from; nothing is seen of it here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Where a decoration view goes to; nothing is seen of it here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Whether the layout is mirrored where text runs from right to left; false unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
