public import LayoutEngine

/// Provides the dragged rows of a table; the engine never calls it.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Handles drops in a table; the engine never calls it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// The proposed handling of a drop in a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    /// The cases are in UIKit's order.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  open private(set) var intent = Intent.unspecified
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Animates a dropped item to a row.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Inserts a placeholder for a dropped item.
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// A placeholder row for a dropped item.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  /// The height, in points.
  public let rowHeight: CGFloat
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder for a drop, with its preview.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Provides the parameters of the drop preview.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder row.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder row.
  ///
  /// The closure updates the data source.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  func deletePlaceholder() -> Bool
}

/// An item that is dropped in a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// Provides the dragged items of a collection; the engine never calls it.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Handles drops in a collection; the engine never calls it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// The proposed handling of a drop in a collection.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    /// The cases are in UIKit's order.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  open private(set) var intent = Intent.unspecified
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Animates a dropped item to an item of the collection.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped in a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// Prefetches the data of rows; the engine never calls it.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called before rows become visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows will not become visible after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Prefetches the data of items; the engine never calls it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called before items become visible.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items will not become visible after all.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Settings of a list without effect in the engine.
@MainActor
private final class InertListSettings {
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?
  weak var prefetchDataSource: AnyObject?
  var dragInteractionEnabled = true
  var selectionFollowsFocus = false
  var allowsFocus = true
  var remembersLastFocusedIndexPath = false
  var isEditing = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
}

extension UIScrollView {
  fileprivate var inertSettings: InertListSettings { inert("list") { InertListSettings() } }
}

extension UITableView {
  /// The provider of dragged rows.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { inertSettings.dragDelegate as? any UITableViewDragDelegate }
    set { inertSettings.dragDelegate = newValue }
  }
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { inertSettings.dropDelegate as? any UITableViewDropDelegate }
    set { inertSettings.dropDelegate = newValue }
  }
  /// The prefetching data source of rows.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { inertSettings.prefetchDataSource as? any UITableViewDataSourcePrefetching }
    set { inertSettings.prefetchDataSource = newValue }
  }
  public var dragInteractionEnabled: Bool {
    get { inertSettings.dragInteractionEnabled }
    set { inertSettings.dragInteractionEnabled = newValue }
  }
  public var selectionFollowsFocus: Bool {
    get { inertSettings.selectionFollowsFocus }
    set { inertSettings.selectionFollowsFocus = newValue }
  }
  public var allowsFocus: Bool {
    get { inertSettings.allowsFocus }
    set { inertSettings.allowsFocus = newValue }
  }
  /// Whether the focus returns to the last focused row.
  public var remembersLastFocusedIndexPath: Bool {
    get { inertSettings.remembersLastFocusedIndexPath }
    set { inertSettings.remembersLastFocusedIndexPath = newValue }
  }
  /// Whether a drag is active; always false here.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop is active; always false here.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// The provider of dragged items.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { inertSettings.dragDelegate as? any UICollectionViewDragDelegate }
    set { inertSettings.dragDelegate = newValue }
  }
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { inertSettings.dropDelegate as? any UICollectionViewDropDelegate }
    set { inertSettings.dropDelegate = newValue }
  }
  /// The prefetching data source of items.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { inertSettings.prefetchDataSource as? any UICollectionViewDataSourcePrefetching }
    set { inertSettings.prefetchDataSource = newValue }
  }
  public var dragInteractionEnabled: Bool {
    get { inertSettings.dragInteractionEnabled }
    set { inertSettings.dragInteractionEnabled = newValue }
  }
  public var selectionFollowsFocus: Bool {
    get { inertSettings.selectionFollowsFocus }
    set { inertSettings.selectionFollowsFocus = newValue }
  }
  public var allowsFocus: Bool {
    get { inertSettings.allowsFocus }
    set { inertSettings.allowsFocus = newValue }
  }
  /// Whether the focus returns to the last focused item.
  public var remembersLastFocusedIndexPath: Bool {
    get { inertSettings.remembersLastFocusedIndexPath }
    set { inertSettings.remembersLastFocusedIndexPath = newValue }
  }
  /// Whether the collection is in editing mode; recorded only.
  public var isEditing: Bool {
    get { inertSettings.isEditing }
    set { inertSettings.isEditing = newValue }
  }
  /// Whether items can be selected in editing mode.
  public var allowsSelectionDuringEditing: Bool {
    get { inertSettings.allowsSelectionDuringEditing }
    set { inertSettings.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several items can be selected in editing mode.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { inertSettings.allowsMultipleSelectionDuringEditing }
    set { inertSettings.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether a drag is active; always false here.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop is active; always false here.
  public var hasActiveDrop: Bool { false }
  /// Returns false, because the engine does not move items interactively.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}
