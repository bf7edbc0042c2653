public import Foundation

/// Places cells in lines, like words in a text, with headers and footers between sections.
///
/// The cells of a full line are spread over its length. The cells of a section's last line keep the
/// distance of a full line.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout, ItemMeasuring {
  /// The size that selects self-sizing cells.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The minimum distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum distance between the cells of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of a cell, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing cells; zero selects ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      forgetItemSizes()
      invalidateLayout()
    }
  }
  /// The axis of the sequence of sections.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of a section's header; only the length along the scrolling direction matters.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of a section's footer; only the length along the scrolling direction matters.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets of a section's cells, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The reference of the sections' insets.
  public enum SectionInsetReference: Int, Sendable {
    /// In UIKit's order.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  /// The reference of the sections' insets; only stored.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay visible; only stored.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible; only stored.
  open var sectionFootersPinToVisibleBounds = false

  /// The preferred sizes of the items that have been visible.
  private var askedSizes: [IndexPath: CGSize] = [:]

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preparedSize = CGSize.zero

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Views without area do not intersect any rectangle, but are part of the whole content.
    rect.isInfinite ? attributes : attributes.filter { !$0.frame.overlap(with: rect).isNull }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
      ?? absentView(ofKind: elementKind, at: indexPath)
  }

  /// Returns the attributes, without a size, of a header or footer that is absent.
  private func absentView(
    ofKind kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    guard kinds.contains(kind), path.item == 0,
      path.section < collectionView?.numberOfSections ?? 0
    else { return nil }
    return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  open override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    var flow = CellFlow(
      axis: scrollDirection,
      across: lineLength(in: collectionView),
      type: type ?? UICollectionViewLayoutAttributes.self
    )
    for section in 0..<collectionView.numberOfSections {
      lay(section, of: collectionView, into: &flow)
    }
    attributes = flow.attributes
    contentSize = flow.contentSize
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Whether items are self-sizing.
  private var asksItemsForSizes: Bool { estimatedItemSize != .zero }

  /// Whether views are self-sizing; true also without an estimate, because subclasses may use it.
  override var asksForPreferredAttributes: Bool {
    asksItemsForSizes || type(of: self) != UICollectionViewFlowLayout.self
  }

  /// Returns whether an item prefers its own size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksItemsForSizes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Stores the preferred size of an item.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    askedSizes[originalAttributes.indexPath] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  package func forgetItemSizes() { askedSizes = [:] }

  /// The size of items without a measurement.
  private var usualSize: CGSize {
    asksItemsForSizes && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  override var lineLength: CGFloat? { collectionView.map(lineLength) }

  private func lineLength(in view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    return scrollDirection == .vertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
  }

  private func lay(_ section: Int, of view: UICollectionView, into flow: inout CellFlow) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let first = IndexPath(item: 0, section: section)
    flow.add(
      UICollectionView.elementKindSectionHeader,
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize,
      at: first
    )
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      return askedSizes[path]
        ?? delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? usualSize
    }
    flow.add(
      sizes,
      ofSection: section,
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        view,
        layout: self,
        minimumLineSpacingForSectionAt: section
      ) ?? minimumLineSpacing,
      spacing: delegate?.collectionView(
        view,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      ) ?? minimumInteritemSpacing
    )
    flow.add(
      UICollectionView.elementKindSectionFooter,
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize,
      at: first
    )
  }
}

/// Cells in lines.
///
/// *Along* is the scrolling direction, *across* the direction of a line.
@MainActor
private struct CellFlow {
  let axis: UICollectionView.ScrollDirection
  let across: CGFloat
  var attributes: [UICollectionViewLayoutAttributes] = []
  private var along: CGFloat = 0
  private let type: UICollectionViewLayoutAttributes.Type

  init(
    axis: UICollectionView.ScrollDirection,
    across: CGFloat,
    type: UICollectionViewLayoutAttributes.Type
  ) {
    (self.axis, self.across, self.type) = (axis, across, type)
  }

  var contentSize: CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func lengths(of size: CGSize) -> (along: CGFloat, across: CGFloat) {
    axis == .vertical ? (size.height, size.width) : (size.width, size.height)
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    let origin = axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: size)
  }

  /// Adds a header or footer with the length of a line, if it has any height.
  mutating func add(_ kind: String, _ reference: CGSize, at path: IndexPath) {
    let length = lengths(of: reference).along
    guard length > 0 else { return }
    let view = type.makeDynamically()
    view.represent(.supplementaryView, kind: kind, at: path)
    let size =
      axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    view.frame = rect(along, 0, size)
    attributes.append(view)
    along += length
  }

  /// Adds a section's cells.
  mutating func add(
    _ sizes: [CGSize],
    ofSection section: Int,
    inset: UIEdgeInsets,
    lineSpacing: CGFloat,
    spacing: CGFloat
  ) {
    let isVertical = axis == .vertical
    let start = isVertical ? inset.left : inset.top
    let room = across - start - (isVertical ? inset.right : inset.bottom)
    along += isVertical ? inset.top : inset.left
    let lines = Self.lines(sizes.map { lengths(of: $0).across }, room: room, spacing: spacing)
    var gap = spacing
    for (index, line) in lines.enumerated() {
      if index > 0 { along += lineSpacing }
      let isLast = index == lines.count - 1
      let used = line.reduce(0) { $0 + lengths(of: sizes[$1]).across }
      if !isLast {
        gap = line.count > 1 ? (room - used) / CGFloat(line.count - 1) : spacing
      }
      add(line, of: sizes, section: section, from: start, gap: gap)
    }
    along += isVertical ? inset.bottom : inset.right
  }

  private mutating func add(
    _ line: Range<Int>,
    of sizes: [CGSize],
    section: Int,
    from start: CGFloat,
    gap: CGFloat
  ) {
    let thickness = line.map { lengths(of: sizes[$0]).along }.max() ?? 0
    var position = start
    for item in line {
      let length = lengths(of: sizes[item])
      let cell = type.makeDynamically()
      cell.represent(.cell, kind: nil, at: IndexPath(item: item, section: section))
      cell.frame = rect(along + (thickness - length.along) / 2, position, sizes[item])
      attributes.append(cell)
      position += length.across + gap
    }
    along += thickness
  }

  /// Breaks cells into lines, each as full as possible.
  private static func lines(
    _ lengths: [CGFloat],
    room: CGFloat,
    spacing: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, used) = (0, CGFloat(0))
    for (item, length) in lengths.enumerated() {
      if item > first, used + spacing + length > room {
        lines.append(first..<item)
        (first, used) = (item, length)
      } else {
        used += (item > first ? spacing : 0) + length
      }
    }
    return first < lengths.count ? lines + [first..<lengths.count] : lines
  }
}
