package import SnapshotModel

/// The flow layout of a collection, in points, with UIKit's defaults.
package struct FlowLayoutNode: Codable, Hashable, Sendable {
  /// Whether lines of items are columns, side by side.
  package var scrollsHorizontally = false
  /// The spacing between two lines, in the scroll direction.
  package var minimumLineSpacing = 10.0
  /// The spacing between two items of a line.
  package var minimumInteritemSpacing = 10.0
  /// The size of items without their own size, in points.
  package var itemSize = Size(width: 50, height: 50)
  /// The approximate size of self-sizing items; zero for items of `itemSize`.
  package var estimatedItemSize = Size(width: 0, height: 0)
  /// Whether items size themselves without an estimate.
  package var hasAutomaticSize = false
  /// The size of headers; zero for sections without one.
  package var headerReferenceSize = Size(width: 0, height: 0)
  /// The size of footers; zero for sections without one.
  package var footerReferenceSize = Size(width: 0, height: 0)
  /// The inset around the items of each section.
  package var sectionInset = Insets.zero

  package init() {}
}
