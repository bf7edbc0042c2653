public import Foundation

/// Cells at positions that a layout object computes.
///
/// Only visible items have cells.
///
/// Changes of items read the whole data source again and are not animated.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout, or with the layout of a document.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? DocumentCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      collectionViewLayout.prepareForTransition(from: oldValue)
      oldValue.prepareForTransition(to: collectionViewLayout)
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      fittedSizes = [:]
      invalidateEverything(dataSourceToo: false)
      oldValue.finalizeLayoutTransition()
      collectionViewLayout.finalizeLayoutTransition()
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The object that provides the collection's contents.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { readAgain() } }

  /// The object that receives the user's actions; ``UIScrollView``'s delegate with a narrower type.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  private var collectionDelegate: (any UICollectionViewDelegate)? { delegate }

  private var reuse = ReusePool<UICollectionReusableView>()
  /// The registrations, in the order of their first use.
  package var registeredOrigins: [ViewOrigin] = []

  // MARK: Reuse

  /// Registers the class of cells for a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Registers the nib of cells for a reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Registers the class of supplementary views for a kind and reuse identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(viewClass, for: "\(elementKind) \(identifier)")
  }

  /// Registers the nib of supplementary views for a kind and reuse identifier.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(nib, for: "\(kind) \(identifier)")
  }

  /// Registers the prototype of a document, which makes cells for a reuse identifier.
  package func registerPrototype(
    _ identifier: String,
    make: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    reuse.register(make, for: identifier)
  }

  /// Registers the prototype of a document's section header or footer.
  package func registerPrototype(
    ofKind elementKind: String,
    _ identifier: String,
    make: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    reuse.register(make, for: "\(elementKind) \(identifier)")
  }

  /// Returns a reused or new cell.
  ///
  /// - Precondition: A class or nib is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(identifier) as? UICollectionViewCell else {
      preconditionFailure(
        "could not dequeue a cell with identifier '\(identifier)'; register a class or a nib for it"
      )
    }
    return cell
  }

  /// Returns a reused or new supplementary view.
  ///
  /// - Precondition: A class or nib is registered for the kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue("\(elementKind) \(identifier)") else {
      preconditionFailure(
        "could not dequeue a view of kind '\(elementKind)' with identifier '\(identifier)'; "
          + "register a class or a nib for it"
      )
    }
    return view
  }

  private func dequeue(_ key: String) -> UICollectionReusableView? {
    let view = reuse.dequeue(
      key,
      prepare: { $0.prepareForReuse() },
      make: { ($0 as? UICollectionReusableView.Type)?.makeDynamically() }
    )
    view?.reuseIdentifier = key
    return view
  }

  // MARK: Content

  /// Whether items outside the visible area have cells too.
  package var keepsAllItems = false { didSet { setNeedsLayout() } }

  private var counts: [Int]?
  package private(set) var shown: [(key: ElementKey, view: UICollectionReusableView)] = []
  private var selectedPaths: [IndexPath] = []

  /// The identity of a collection view's subview.
  package struct ElementKey: Hashable {
    package var category: ElementCategory
    package var kind: String?
    package var path: IndexPath

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
      category = attributes.representedElementCategory
      kind = attributes.representedElementKind
      path = attributes.indexPath
    }
  }

  /// Reads the data source again in the next layout pass and clears the selection.
  open func reloadData() { readAgain() }

  private func readAgain() {
    selectedPaths = []
    discardItems()
  }

  /// Reads the data source again after changes, and selects items.
  package func showChanges(choosing paths: [IndexPath]) {
    selectedPaths = paths
    discardItems()
  }

  private func discardItems() {
    counts = nil
    for element in shown { retire(element.view, element.key) }
    shown = []
    fittedSizes = [:]
    (collectionViewLayout as? any ItemMeasuring)?.forgetItemSizes()
    invalidateEverything(dataSourceToo: true)
  }

  private func invalidateEverything(dataSourceToo: Bool) {
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = dataSourceToo
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Lays out again after an invalidation, and adjusts the content offset.
  func layoutWasInvalidated(offsetBy adjustment: CGPoint) {
    setNeedsLayout()
    if adjustment != .zero {
      contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
  }

  private func readCounts() -> [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let read = (0..<sections).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = read
    return read
  }

  open var numberOfSections: Int { readCounts().count }

  open func numberOfItems(inSection section: Int) -> Int { readCounts()[section] }

  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key.kind == nil && $0.key.path == indexPath }?.view as? UICollectionViewCell
  }

  /// Returns a visible supplementary view.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.key.kind == elementKind && $0.key.path == indexPath }?.view
  }

  /// Returns the item of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.key.path
  }

  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.filter { $0.key.kind == nil }.map(\.key.path).sorted()
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// Returns the item at a point in the content's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let near = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(in: near)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The view behind the cells, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = collectionViewLayout
    measureViewsAgainInOtherLines()
    if bounds != laidOutBounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    laidOutBounds = bounds
    placeViews()
    // Items smaller than their estimates bring other items into the visible area.
    var passes = 0
    while passes < Self.fittingPasses, fitViews() {
      placeViews()
      passes += 1
    }
    backgroundView?.frame = bounds
  }

  private var laidOutBounds: CGRect?
  private var laidOutLineLength: CGFloat?

  /// Discards the preferred sizes of views if the length of the lines has changed.
  private func measureViewsAgainInOtherLines() {
    let length = collectionViewLayout.lineLength
    defer { laidOutLineLength = length }
    guard length != laidOutLineLength, laidOutLineLength != nil else { return }
    (collectionViewLayout as? any ItemMeasuring)?.forgetItemSizes()
    fittedSizes = [:]
    collectionViewLayout.invalidateLayout()
  }

  /// The maximum number of layout passes for views that prefer other sizes.
  private static let fittingPasses = 100

  private func placeViews() {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    placeVisibleViews()
  }

  /// The last size for each view: its preferred size, or the layout's size if the preference had no
  /// effect.
  private var fittedSizes: [ElementKey: CGSize] = [:]

  /// Computes the preferred attributes of the visible views, once for each size.
  ///
  /// - Returns: Whether one of the views invalidated the layout.
  private func fitViews() -> Bool {
    let layout = collectionViewLayout
    guard layout.asksForPreferredAttributes else { return false }
    var changes = false
    for (key, view) in shown where key.category != .decorationView {
      guard let attributes = attributes(of: key), fittedSizes[key] != attributes.size,
        let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      fittedSizes[key] = preferred.size
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: attributes
        )
      else {
        fittedSizes[key] = attributes.size
        continue
      }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: attributes
        )
      )
      changes = true
    }
    return changes
  }

  /// Returns the attributes from the last placement of a view.
  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    placed[key]
  }

  private var placed: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  override func scrollOffsetDidChange() {
    super.scrollOffsetDidChange()
    setNeedsLayout()
  }

  private func placeVisibleViews() {
    let part = keepsAllItems ? CGRect.infinite : bounds
    let visible = collectionViewLayout.layoutAttributesForElements(in: part) ?? []
    let keys = Set(visible.map(ElementKey.init))
    for element in shown where !keys.contains(element.key) { retire(element.view, element.key) }
    shown.removeAll { !keys.contains($0.key) }
    for attributes in visible {
      attributes.place(view(for: attributes))
    }
    placed = Dictionary(
      visible.map { (ElementKey($0), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let key = ElementKey(attributes)
    if let existing = shown.first(where: { $0.key == key }) { return existing.view }
    if key.category == .decorationView, let kind = key.kind {
      let view = collectionViewLayout.decorationView(ofKind: kind)
      shown.append((key, view))
      insertSubview(view, at: 0)
      return view
    }
    guard let dataSource else { preconditionFailure("a collection with items has a data source") }
    let view: UICollectionReusableView
    if let kind = key.kind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: key.path)
      cell.isSelected = selectedPaths.contains(key.path)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
      view = cell
    }
    shown.append((key, view))
    addSubview(view)
    return view
  }

  private func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    if key.category == .decorationView, let kind = key.kind {
      return collectionViewLayout.keepDecorationView(view, ofKind: kind)
    }
    if let identifier = view.reuseIdentifier { reuse.keep(view, for: identifier) }
    guard let cell = view as? UICollectionViewCell else { return }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
  }

  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    let band = visibleBand
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += item.minY - band.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += item.midY - band.midY }
    if scrollPosition.contains(.bottom) { offset.y += item.maxY - band.maxY }
    if scrollPosition.contains(.left) { offset.x += item.minX - band.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += item.midX - band.midX }
    if scrollPosition.contains(.right) { offset.x += item.maxX - band.maxX }
    setContentOffset(legalOffsets.nearest(to: offset), animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  /// Whether the user can select more than one item.
  open var allowsMultipleSelection = false
  /// Whether cells are created before they become visible; never happens here.
  open var isPrefetchingEnabled = true

  /// The selected items, in the order of selection; nil without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects an item without notifying the delegate; nil clears the selection.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    let replaces = indexPath == nil || !allowsMultipleSelection
    if replaces { for path in selectedPaths { deselectItem(at: path, animated: animated) } }
    guard let indexPath, allowsSelection else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Changes

  /// The nesting depth of ``performBatchUpdates(_:completion:)``.
  private var batchDepth = 0

  /// Reads the data source again after changes and lays out immediately, as UIKit does.
  ///
  /// The changes are not animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    batchDepth += 1
    updates?()
    batchDepth -= 1
    showChange()
    guard let completion else { return }
    SimulatedDevice.current.clock.schedule(after: 0) { completion(true) }
  }

  /// Discards the items, and lays out unless a batch is in progress.
  private func showChange() {
    discardItems()
    if batchDepth == 0 { layoutIfNeeded() }
  }

  /// Reads the data source again.
  open func insertItems(at indexPaths: [IndexPath]) { showChange() }
  /// Reads the data source again.
  open func deleteItems(at indexPaths: [IndexPath]) {
    selectedPaths.removeAll(where: indexPaths.contains)
    showChange()
  }
  /// Reads the data source again.
  open func reloadItems(at indexPaths: [IndexPath]) { showChange() }
  /// Reads the data source again.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { showChange() }
  /// Reads the data source again.
  open func moveSection(_ section: Int, toSection newSection: Int) { showChange() }
  /// Reads the data source again.
  open func insertSections(_ sections: IndexSet) { showChange() }
  /// Reads the data source again.
  open func deleteSections(_ sections: IndexSet) { showChange() }
  /// Reads the data source again.
  open func reloadSections(_ sections: IndexSet) { showChange() }
}
