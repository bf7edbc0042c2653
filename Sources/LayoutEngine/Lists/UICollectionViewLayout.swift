public import Foundation

/// A layout that keeps measured sizes.
///
/// A protocol, because a subclass in another module cannot override a `package` method.
@MainActor
package protocol ItemMeasuring: UICollectionViewLayout {
  /// Discards the preferred sizes of views.
  func forgetItemSizes()
}

/// Places the views of a collection view; subclasses compute the positions.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  /// Creates a layout; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view of the layout.
  open internal(set) weak var collectionView: UICollectionView?

  private var isPrepared = false

  /// Prepares the layout after an invalidation.
  open func prepare() {}

  /// Invalidates the layout until the next layout pass of the collection view.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Invalidates the parts in a context until the next layout pass of the collection view.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutWasInvalidated(offsetBy: context.contentOffsetAdjustment)
  }

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Attributes

  /// Returns the attributes of the views in a rectangle of the content.
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

  /// Returns the offset where a drag ends; the proposed offset unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an update; the proposed offset unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Decoration views

  private var decorations = ReusePool<UICollectionReusableView>()

  /// Registers the class of decoration views.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: elementKind)
  }

  /// Registers the nib of decoration views.
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

  /// Returns whether new bounds of the collection view invalidate the layout; false unless
  /// overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation for new bounds of the collection view.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether a view's preferred size invalidates the layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation for a view's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { preconditionFailure("\(Self.invalidationContextClass) is not an invalidation context") }
    return type.makeDynamically()
  }

  /// Whether the layout uses the preferred sizes of views.
  ///
  /// False saves the time to compute them.
  var asksForPreferredAttributes: Bool { true }

  /// The length of the lines of items, in points; nil for other layouts.
  var lineLength: CGFloat? { nil }

  package func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  // MARK: Updates

  /// Called before an update of items, after ``prepare()``.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after the views of an update are placed.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated change of the bounds; the animation is not simulated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  /// Called before this layout replaces another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called after one layout has replaced another.
  open func finalizeLayoutTransition() {}
  /// Returns the initial attributes of an inserted cell; its final ones unless overridden.
  ///
  /// Not animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns the final attributes of a deleted cell; not animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns the initial attributes of an inserted supplementary view; not animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Returns the final attributes of a deleted supplementary view; not animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Returns the initial attributes of an inserted decoration view; not animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Returns the final attributes of a deleted decoration view; not animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Whether the layout is mirrored for right-to-left text; false unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The layout direction that the layout is designed for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
