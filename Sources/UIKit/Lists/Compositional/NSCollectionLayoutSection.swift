public import LayoutEngine

/// The container of a section's layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the content, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container of the section's layout.
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// A visible view, as a section's handler receives it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 (transparent) to 1.
  var alpha: CGFloat { get set }
  /// The position in the drawing order; higher values are in front.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  /// The transform around the view's center.
  var transform: CGAffineTransform { get set }
  var bounds: CGRect { get }
  var frame: CGRect { get }
  /// The index path of the view's item.
  var indexPath: IndexPath { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the supplementary view.
  var representedElementKind: String? { get }
}

public enum UIContentInsetsReference: Int, Sendable {
  /// In UIKit's order.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The orthogonal scrolling of a section.
///
/// Orthogonal scrolling is not simulated; the section's groups continue beyond the edge.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// In UIKit's order.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A sequence of groups with boundary views.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list configuration that determines the section's gaps.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group for all its items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the boundary views' insets; only stored.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary views have the section's insets at their sides.
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The boundary views above, below and beside the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible items during scrolling; only stored.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.makeSection() }
}
