package import SnapshotModel

/// The flow layout of a collection, in points, with UIKit's defaults.
package struct FlowLayoutNode: Codable, Hashable, Sendable {
  /// Whether lines of items are columns, side by side.
  package var scrollsHorizontally = false
  /// Between two lines, in the direction of scrolling.
  package var minimumLineSpacing = 10.0
  /// Between two items of a line.
  package var minimumInteritemSpacing = 10.0
  /// The size of items without a size of their own, in points.
  package var itemSize = Size(width: 50, height: 50)
  /// The approximate size of self-sizing items; zero for items of `itemSize`.
  package var estimatedItemSize = Size(width: 0, height: 0)
  /// Whether items size themselves without an estimate.
  package var hasAutomaticSize = false
  /// Zero for sections without a header.
  package var headerReferenceSize = Size(width: 0, height: 0)
  /// Zero for sections without a footer.
  package var footerReferenceSize = Size(width: 0, height: 0)
  /// Around the items of each section.
  package var sectionInset = Insets.zero

  package init() {}
}
