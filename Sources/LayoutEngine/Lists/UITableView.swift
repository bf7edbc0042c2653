public import Foundation

/// A column of rows in sections.
///
/// Only visible rows have cells.
///
/// In each layout pass the table requests the cells of the visible rows from its data source and
/// places them. The delegate or ``rowHeight`` determines a row's height. With
/// ``automaticDimension`` the height results from the constraints of the cell's content view, or is
/// 44 points. A row that has not been visible has its estimated height, so the content size changes
/// during scrolling, as in UIKit. Without an estimate every row is measured at once.
///
/// Differences from UIKit: headers scroll with their rows in every style, and changes of rows read
/// the whole data source again.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that selects self-sizing.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style

  // MARK: Creation

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table with a frame.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table, or a table with the style of a document.
  public required init?(coder: NSCoder) {
    style = (coder as? DocumentCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  // MARK: Sources

  /// The object that provides the table's contents.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { readAgain() } }

  /// The object that receives the user's actions; ``UIScrollView``'s delegate with a narrower type.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate }

  /// Whether rows outside the visible area have cells too, so that all rows have exact heights.
  package var keepsAllRows = false { didSet { setNeedsLayout() } }

  var reuse = ReusePool<UITableViewCell>()
  var headerReuse = ReusePool<UITableViewHeaderFooterView>()

  /// Registers the class of cells for a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Registers the nib of cells for a reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Registers the prototype of a document, which makes cells for a reuse identifier.
  package func registerPrototype(
    _ identifier: String,
    make: @escaping @MainActor () -> UITableViewCell?
  ) {
    reuse.register(make, for: identifier)
  }

  /// Registers the class of headers and footers for a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerReuse.register(aClass, for: identifier)
  }

  /// Registers the nib of headers and footers for a reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerReuse.register(nib, for: identifier)
  }

  /// Returns a reused cell, or a new one from the registration; nil without a registration.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = reuse.dequeue(
      identifier,
      prepare: { $0.prepareForReuse() },
      make: { ($0 as? UITableViewCell.Type)?.makeDynamically() }
    )
    if cell?.storedReuseIdentifier == nil { cell?.storedReuseIdentifier = identifier }
    return cell
  }

  /// Returns a reused or new cell.
  ///
  /// - Precondition: A class or nib is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier '\(identifier)'; register a class or a nib for it"
      )
    }
    return cell
  }

  /// Returns a reused header or footer, or a new one; nil without a registration.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headerReuse.dequeue(
      identifier,
      prepare: { $0.prepareForReuse() },
      make: { ($0 as? UITableViewHeaderFooterView.Type)?.makeDynamically() }
    )
    if view?.storedReuseIdentifier == nil { view?.storedReuseIdentifier = identifier }
    return view
  }

  // MARK: Heights

  /// The height of rows, in points.
  open var rowHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// The estimated height of rows before their measurement; 0 measures all rows at once.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// The height of section headers, in points.
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// The height of section footers, in points.
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// The estimated height of section headers; they are measured immediately here.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// The estimated height of section footers; they are measured immediately here.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// The space above a plain section's header, in points.
  ///
  /// The automatic space is 22 points above a title since iOS 15, otherwise 0.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { geometryMayHaveChanged() }
  }
  /// The view above the first section, with the height of its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last section, with the height of its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows, which does not scroll.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    geometryMayHaveChanged()
  }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the separators.
  open var separatorColor: UIColor? = .separator
  /// The insets of the separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the content views of cells avoid the safe area; only stored.
  open var insetsContentViewsToSafeArea = true
  /// Whether the cells' margins follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { geometryMayHaveChanged() }
  }
  open var allowsSelection = true
  /// Whether the user can select rows during editing.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select more than one row.
  open var allowsMultipleSelection = false
  /// Whether the user can select more than one row during editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The color of the index at the side.
  open var sectionIndexColor: UIColor?

  /// Whether the table is in the editing state.
  open var isEditing: Bool {
    get { isEditingRows }
    set { isEditingRows = newValue }
  }

  private var isEditingRows = false {
    didSet { for (_, cell) in shown.cells { cell.setEditing(isEditingRows, animated: false) } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditingRows = editing }

  // MARK: Content

  /// The rows from the last reading of the data source.
  var rows: TableRows?
  /// The visible views.
  var shown = ShownTableViews()
  var selectedPaths: [IndexPath] = []
  /// Whether the visible cells belong to outdated rows.
  var needsCells = true
  /// Whether the table is creating cells; the data source may request cells during this time.
  var isShowingRows = false

  /// The size of all rows, with estimated heights for unmeasured ones.
  ///
  /// The getter reads the data source again if the rows were discarded.
  open override var contentSize: CGSize {
    get {
      updateContentSizeIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Reads the data source again on the next access to the rows, at the latest in the next layout
  /// pass.
  ///
  /// The selection is cleared.
  open func reloadData() { readAgain() }

  private func readAgain() {
    selectedPaths = []
    discardRows()
  }

  /// Reads the data source again after changes, and selects rows.
  package func showChanges(choosing paths: [IndexPath]) {
    selectedPaths = paths
    discardRows()
  }

  func discardRows() {
    rows = nil
    needsCells = true
    for (path, cell) in shown.takeAllCells() { retire(cell, from: path) }
    for view in shown.takeAllHeaders() { retire(view) }
    setNeedsLayout()
  }

  private func geometryMayHaveChanged() {
    rows?.forgetHeights()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  override func scrollOffsetDidChange() {
    super.scrollOffsetDidChange()
    setNeedsLayout()
  }

  open var numberOfSections: Int { readRows().sections.count }

  open func numberOfRows(inSection section: Int) -> Int { readRows().sections[section].count }

  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfNeeded()
    return shown.cell(at: indexPath)
  }

  /// Returns the row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.path(of: cell) }

  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] {
    showRowsIfNeeded()
    return shown.cells.map(\.cell)
  }

  /// The visible rows, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return shown.cells.map(\.path)
  }

  /// Returns the header of a section, if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.header(of: section) as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footer(of: section) as? UITableViewHeaderFooterView
  }

  /// Returns the frame of a row, in the content's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    readRows().rect(ofRowAt: indexPath)
  }

  /// Returns the frame of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    readRows().rect(ofSection: section)
  }

  /// Returns the frame of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    readRows().rect(ofHeader: section)
  }

  /// Returns the frame of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    readRows().rect(ofFooter: section)
  }

  /// Returns the row at a point in the content's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }

  /// Returns the rows that intersect a rectangle in the content's coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    readRows().paths(from: rect.minY, to: max(rect.maxY, rect.minY.nextUp))
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    updateContentSizeIfNeeded()
    let row = rectForRow(at: indexPath)
    let band = visibleBand
    let distance: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: distance = row.minY - band.minY
    case .middle: distance = row.midY - band.midY
    case .bottom: distance = row.maxY - band.maxY
    }
    let target = CGPoint(x: contentOffset.x, y: contentOffset.y + distance)
    setContentOffset(legalOffsets.nearest(to: target), animated: animated)
  }

  // MARK: Selection

  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows, in the order of selection; nil without a selection.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row without notifying the delegate; nil clears the selection.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    let replaces = indexPath == nil || !allowsMultipleSelection
    if replaces { for path in selectedPaths { deselectRow(at: path, animated: animated) } }
    guard let indexPath, allowsSelection else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    shown.cell(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    shown.cell(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Changes

  /// Reads the data source again after changes; the changes are not animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    discardRows()
    guard let completion else { return }
    SimulatedDevice.current.clock.schedule(after: 0) { completion(true) }
  }

  /// Begins a group of changes, which are read from the data source together.
  open func beginUpdates() {}
  open func endUpdates() { discardRows() }
  /// Reads the data source again.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { discardRows() }
  /// Reads the data source again.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selectedPaths.removeAll(where: indexPaths.contains)
    discardRows()
  }
  /// Reads the data source again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { discardRows() }
  /// Reads the data source again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { discardRows() }
  /// Reads the data source again.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { discardRows() }
  /// Reads the data source again.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { discardRows() }
  /// Reads the data source again.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { discardRows() }
  /// Reads the data source again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { discardRows() }
  /// Reads the data source again.
  open func moveSection(_ section: Int, toSection newSection: Int) { discardRows() }
}
