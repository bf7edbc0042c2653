public import Foundation

/// Provides a collection with the items of a snapshot.
///
/// A snapshot that is applied shows at once: nothing is seen of the motion between two.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView,
    _ elementKind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// The sections and items of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What happens when a user moves items, which happens nowhere here.
  open var reorderingHandlers = ReorderingHandlers()
  /// What happens when a user folds items, which happens nowhere here.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Makes a data source and connects it with a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot; the completion is called when the main queue comes to it.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show { $0.replace(by: snapshot) }
    SimulatedDevice.current.complete(completion)
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    show { $0.replace(by: snapshot) }
  }

  /// Shows a snapshot with all cells made again.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    contents.replace(by: snapshot)
    collectionView?.reloadData()
    SimulatedDevice.current.complete(completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show { $0.replace(section, by: snapshot) }
    SimulatedDevice.current.complete(completion)
  }

  /// Items that stay keep being chosen.
  private func show(
    _ change: (inout SnapshotContents<SectionIdentifierType, ItemIdentifierType>) -> Void
  ) {
    let chosen = (collectionView?.indexPathsForSelectedItems ?? []).compactMap(contents.item)
    change(&contents)
    collectionView?.showChanges(choosing: chosen.compactMap(contents.path))
  }

  // MARK: Reading

  open func snapshot() -> Snapshot { contents.snapshot }
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { contents.tree(of: section) }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.section(at: index)
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: The collection's questions

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { contents.itemCount(in: section) }
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = contents.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("the cell provider returned no cell for \(indexPath)") }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("the supplementary view provider returned no view of kind '\(kind)'")
    }
    return view
  }
  /// No item can be moved unless a handler lets it.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    contents.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Does nothing: nobody moves items here.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// What happens when a user moves items.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// What happens when a user folds items.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }
}

public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What leads from the items before to those now.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

extension SimulatedDevice {
  /// Calls a completion when the main queue comes to it.
  func complete(_ completion: (() -> Void)?) {
    guard let completion else { return }
    clock.schedule(after: 0) { completion() }
  }
}
