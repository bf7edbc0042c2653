public import Foundation

/// Is asked for rows that are dragged; none is here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Is asked what happens to drops; none comes here.
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

/// What is to happen to a drop in a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    /// UIKit's own list, in its order.
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
  /// Moves what is dropped to a row.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows a row that stands for what is still to come.
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// A row that stands for what is still to come.
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

/// A row that stands for what is dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Called for how what is dropped looks.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Ends a row that stands for what is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the row; the data source is changed inside the closure.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  func deletePlaceholder() -> Bool
}

/// Something that is dropped in a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// Is asked for items that are dragged; none is here.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Is asked what happens to drops; none comes here.
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

/// What is to happen to a drop in a collection.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    /// UIKit's own list, in its order.
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
  /// Moves what is dropped to an item.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Something that is dropped in a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

/// Is asked for rows before they come into sight, which happens nowhere here.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows are about to come into sight.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows are not about to come into sight any more.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Is asked for items before they come into sight, which happens nowhere here.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items are about to come into sight.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items are not about to come into sight any more.
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

/// Settings of a list that nothing follows from here.
@MainActor
final class InertListSettings {
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

extension UITableView {
  /// Is asked for rows that are dragged.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { inertSettings.dragDelegate as? any UITableViewDragDelegate }
    set { inertSettings.dragDelegate = newValue }
  }
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { inertSettings.dropDelegate as? any UITableViewDropDelegate }
    set { inertSettings.dropDelegate = newValue }
  }
  /// Is asked for rows before they come into sight.
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
  /// Whether the focus returns to the row that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { inertSettings.remembersLastFocusedIndexPath }
    set { inertSettings.remembersLastFocusedIndexPath = newValue }
  }
  /// Whether something is dragged; never here.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dropped; never here.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// Is asked for items that are dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { inertSettings.dragDelegate as? any UICollectionViewDragDelegate }
    set { inertSettings.dragDelegate = newValue }
  }
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { inertSettings.dropDelegate as? any UICollectionViewDropDelegate }
    set { inertSettings.dropDelegate = newValue }
  }
  /// Is asked for items before they come into sight.
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
  /// Whether the focus returns to the item that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { inertSettings.remembersLastFocusedIndexPath }
    set { inertSettings.remembersLastFocusedIndexPath = newValue }
  }
  /// Whether the collection shows an editable state; recorded only.
  public var isEditing: Bool {
    get { inertSettings.isEditing }
    set { inertSettings.isEditing = newValue }
  }
  /// Whether items can be chosen while editing.
  public var allowsSelectionDuringEditing: Bool {
    get { inertSettings.allowsSelectionDuringEditing }
    set { inertSettings.allowsSelectionDuringEditing = newValue }
  }
  /// Whether more than one item can be chosen while editing.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { inertSettings.allowsMultipleSelectionDuringEditing }
    set { inertSettings.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether something is dragged; never here.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dropped; never here.
  public var hasActiveDrop: Bool { false }
  /// Begins to move an item by a finger; false, because it does not.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}
