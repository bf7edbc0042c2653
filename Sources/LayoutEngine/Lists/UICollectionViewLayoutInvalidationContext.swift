public import Foundation

/// What of a layout is no longer valid.
///
/// The layouts here prepare everything again; a subclass may do less.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context in which the layout as such has changed.
  public override init() { super.init() }

  /// Makes a context; see ``UICollectionViewLayoutInvalidationContext/makeDynamically()``.
  @_silgen_name("scvdb_make_collection_invalidation_context")
  convenience init(dynamically: Void) { self.init() }

  /// Whether everything is to be asked for again, because the layout object or all data has changed.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The cells that have changed; nil if none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that have changed, by kind; nil if none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that have changed, by kind; nil if none were named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content is scrolled in the next layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows, in points; the layout's own content size counts.
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

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// A change of a collection's items, as its layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or section.
  public enum Action: Int, Sendable {
    /// UIKit's own list, in its order.
    case insert, delete, reload, move, none
  }

  /// The index path before the change; nil for what is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the change; nil for what is deleted.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
