public import Foundation

/// A column of rows in sections, of which only those in sight have cells.
///
/// In each layout the table asks its data source for the cells of the rows in sight and places
/// them. A row is as high as its delegate or ``rowHeight`` has it; where that is
/// ``automaticDimension``, as high as the constraints of its cell's content view ask for, or 44
/// points. A row that has not been in sight counts with its estimated height, so that the content
/// size changes while one scrolls, as UIKit's does. Without an estimate every row is measured at
/// once.
///
/// Of the differences to UIKit: headers scroll with their rows in every style, and changes of rows
/// read the data source again as a whole.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that stands for what the content asks for.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style

  // MARK: Creation

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Makes a plain table of a frame.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    prepare()
  }

  /// Makes a plain table; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  // MARK: Sources

  /// Settings that nothing follows from.
  private(set) lazy var inertSettings = InertListSettings()

  /// The object that provides the table's contents.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { readAgain() } }

  /// The object that is notified of what a user does; ``UIScrollView``'s, seen as a table's.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate }

  /// Whether all rows have cells, those out of sight as well, so that all have their true heights.
  package var keepsAllRows = false { didSet { setNeedsLayout() } }

  var reuse = ReusePool<UITableViewCell>()
  var headerReuse = ReusePool<UITableViewHeaderFooterView>()

  /// Registers the class of new cells of a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Registers the nib of new cells of a name.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Registers the class of new views above and below sections of a name.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerReuse.register(aClass, for: identifier)
  }

  /// Registers the nib of new views above and below sections of a name.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerReuse.register(nib, for: identifier)
  }

  /// A cell to be used again, or a new one of what was registered; nil if nothing was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = reuse.dequeue(
      identifier,
      prepare: { $0.prepareForReuse() },
      make: { ($0 as? UITableViewCell.Type)?.makeDynamically() }
    )
    if cell?.storedReuseIdentifier == nil { cell?.storedReuseIdentifier = identifier }
    return cell
  }

  /// A cell to be used again, or a new one.
  ///
  /// - Precondition: A class or nib is registered for the name.
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

  /// A view to be used again, or a new one of what was registered; nil if nothing was.
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

  // MARK: Measures

  /// The height of rows, in points.
  open var rowHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// About the height of rows that are measured when they come into sight; 0 measures all at once.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// The height above sections, in points.
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// The height below sections, in points.
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { geometryMayHaveChanged() } }
  /// About the height above sections; headers are measured at once here.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// About the height below sections; footers are measured at once here.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// What a plain section keeps above its header, in points; automatic is 22 above a title since
  /// iOS 15, and else none.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { geometryMayHaveChanged() }
  }
  /// The view above the first section, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last section, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows, which does not scroll.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    geometryMayHaveChanged()
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the line between rows.
  open var separatorColor: UIColor? = .separator
  /// What the line between rows keeps from the sides, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether cells' content views keep out of the safe area; recorded only.
  open var insetsContentViewsToSafeArea = true
  /// Whether the margins of cells leave no more than the readable column.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { geometryMayHaveChanged() }
  }
  open var allowsSelection = true
  /// Whether rows can be chosen while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row can be chosen.
  open var allowsMultipleSelection = false
  /// Whether more than one row can be chosen while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The colour of the index at the side.
  open var sectionIndexColor: UIColor?

  /// Whether the table shows an editable state.
  open var isEditing = false {
    didSet { for (_, cell) in shown.cells { cell.setEditing(isEditing, animated: false) } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Content

  /// The rows as of the last reading of the data source.
  var rows: TableRows?
  /// The views that are shown.
  var shown = ShownTableViews()
  var selectedPaths: [IndexPath] = []
  /// Whether the cells in sight are those of rows that are no more.
  var needsCells = true
  /// Whether cells are being asked for, which the data source may do as well.
  var isShowingRows = false

  /// The size of the rows, of which those out of sight count as estimated; read from the data
  /// source where that has to be asked again.
  open override var contentSize: CGSize {
    get {
      updateContentSizeIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Reads the data source again when the rows are asked for, at the latest in the next layout;
  /// nothing is chosen then.
  open func reloadData() { readAgain() }

  private func readAgain() {
    selectedPaths = []
    discardRows()
  }

  /// Reads the data source again after changes that leave rows chosen.
  func showChanges(choosing paths: [IndexPath]) {
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

  /// The cell of a row in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfNeeded()
    return shown.cell(at: indexPath)
  }

  /// The row of a cell in sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.path(of: cell) }

  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    showRowsIfNeeded()
    return shown.cells.map(\.cell)
  }

  /// The rows in sight, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return shown.cells.map(\.path)
  }

  /// The view above a section, if it is shown.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.header(of: section) as? UITableViewHeaderFooterView
  }

  /// The view below a section, if it is shown.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footer(of: section) as? UITableViewHeaderFooterView
  }

  /// Where a row lies, in the content's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    readRows().rect(ofRowAt: indexPath)
  }

  /// Where a section lies, its header and footer included.
  open func rect(forSection section: Int) -> CGRect {
    readRows().rect(ofSection: section)
  }

  /// Where the view above a section lies.
  open func rectForHeader(inSection section: Int) -> CGRect {
    readRows().rect(ofHeader: section)
  }

  /// Where the view below a section lies.
  open func rectForFooter(inSection section: Int) -> CGRect {
    readRows().rect(ofFooter: section)
  }

  /// The row at a point of the content's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }

  /// The rows that a rectangle of the content's coordinates touches.
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

  // MARK: Choosing

  /// The row that is chosen, or the first of them.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The rows that are chosen, in the order in which they were; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Chooses a row without notifying the delegate; nil chooses none.
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

  /// Chooses a row no longer without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    shown.cell(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Changing

  /// Reads the data source again after changes, of which nothing is seen.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    discardRows()
    guard let completion else { return }
    SimulatedDevice.current.clock.schedule(after: 0) { completion(true) }
  }

  /// Begins changes, which are read from the data source as a whole.
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
