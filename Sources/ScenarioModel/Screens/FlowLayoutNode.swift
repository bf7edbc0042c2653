package import SnapshotModel

/// The flow layout of a collection, in points.
package struct FlowLayoutNode: Codable, Hashable, Sendable {
  package var scrollsHorizontally = false
  package var minimumLineSpacing = 10.0
  package var minimumInteritemSpacing = 10.0
  package var itemSize = Size(width: 50, height: 50)
  /// About the size of items that ask for their own; zero for items of `itemSize`.
  package var estimatedItemSize = Size(width: 0, height: 0)
  /// Whether items ask for their own size, and nothing is known of it before.
  package var hasAutomaticSize = false
  package var headerReferenceSize = Size(width: 0, height: 0)
  package var footerReferenceSize = Size(width: 0, height: 0)
  package var sectionInset = Insets.zero

  package init() {}
}
