public import Foundation

/// The invalid parts of a layout.
///
/// The layouts of this module prepare everything again; a subclass may do less.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context for a change of the whole layout.
  public override init() { super.init() }

  /// Creates a context; see ``UICollectionViewLayoutInvalidationContext/makeDynamically()``.
  @_silgen_name("scvdb_make_collection_invalidation_context")
  convenience init(dynamically: Void) { self.init() }

  /// Whether everything is invalid, because the layout object or all data has changed.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The invalid cells; nil if none are listed.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalid supplementary views by kind; nil if none are listed.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalid decoration views by kind; nil if none are listed.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The change of the content offset in the next layout pass, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points; only the layout's own content size has an effect.
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the sizes from the delegate are invalid.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// A change of a collection view's items, as its layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The action of a change.
  public enum Action: Int, Sendable {
    /// In UIKit's order.
    case insert, delete, reload, move, none
  }

  /// The index path before the change; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the change; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
