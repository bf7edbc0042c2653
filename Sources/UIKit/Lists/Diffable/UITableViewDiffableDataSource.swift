public import LayoutEngine

/// Provides a table view with the rows of a snapshot.
///
/// An applied snapshot appears immediately; the transition is not animated.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The sections and items of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of inserted and deleted rows; not simulated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and connects it to a table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Applies a snapshot.
  ///
  /// The completion runs asynchronously on the main queue.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    SimulatedDevice.current.complete(completion)
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async { show(snapshot) }

  /// Applies a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    contents.replace(by: snapshot)
    tableView?.reloadData()
    SimulatedDevice.current.complete(completion)
  }

  /// Shows a snapshot.
  ///
  /// Rows that remain keep their selection.
  private func show(_ snapshot: Snapshot) {
    let chosen = (tableView?.indexPathsForSelectedRows ?? []).compactMap(contents.item)
    contents.replace(by: snapshot)
    tableView?.showChanges(choosing: chosen.compactMap(contents.path))
  }

  open func snapshot() -> Snapshot { contents.snapshot }
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

  // MARK: Data source methods

  open func numberOfSections(in tableView: UITableView) -> Int {
    contents.snapshot.numberOfSections
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.itemCount(in: section)
  }
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = contents.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("the cell provider returned no cell for \(indexPath)") }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns false: rows are not editable by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false: rows are not movable by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
