public import Foundation

/// What a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// What the content keeps from the edges, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What the section is laid out in.
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// A view that is shown, as a section's handler receives it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// From 0, transparent, to 1.
  var alpha: CGFloat { get set }
  /// How far in front the view is.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  /// How the view is drawn about its middle.
  var transform: CGAffineTransform { get set }
  var bounds: CGRect { get }
  var frame: CGRect { get }
  /// The index path of the view's item.
  var indexPath: IndexPath { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// What kind of supplementary view is meant.
  var representedElementKind: String? { get }
}

public enum UIContentInsetsReference: Int, Sendable {
  /// UIKit's own list, in its order.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across; nothing of it is seen here, and its groups go on beyond the edge.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// UIKit's own list, in its order.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups that follow each other, with views around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list whose gaps the section has.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section of as many groups as its items need.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// What groups keep from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of views at the boundary are measured from; recorded only.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether views at the boundary have the section's insets at their sides.
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Views above, below and beside the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what is shown while one scrolls; recorded only.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.makeSection() }
}
