public import Foundation

/// Places cells in lines, as words in a text, with headers and footers between sections.
///
/// The cells of a full line are spread over its whole length, those of a section's last line keep
/// the distance of a full one.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that stands for what a cell asks for.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the cells of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of a cell, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// About the size of a cell that asks for its own; zero for ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      forgetItemSizes()
      invalidateLayout()
    }
  }
  /// Along which axis sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The room for a section's header: its length along the scrolling direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room for a section's footer: its length along the scrolling direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// What a section's cells keep from its edges, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the insets of sections are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// UIKit's own list, in its order.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  /// What the insets of sections are measured from; recorded only.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay in sight; recorded only.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight; recorded only.
  open var sectionFootersPinToVisibleBounds = false

  /// What the items have asked for that were in sight.
  private var askedSizes: [IndexPath: CGSize] = [:]

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preparedSize = CGSize.zero

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Views without area are in no part of the content, but in the whole.
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

  /// The attributes, without a size, of a header or footer that has no room.
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

  /// Whether items are as large as they ask for.
  private var asksItemsForSizes: Bool { estimatedItemSize != .zero }

  /// Subclasses may do without an estimate.
  override var asksForPreferredAttributes: Bool {
    asksItemsForSizes || type(of: self) != UICollectionViewFlowLayout.self
  }

  /// Whether an item asks for its own size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksItemsForSizes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Remembers the size that an item asks for.
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

  override func forgetItemSizes() { askedSizes = [:] }

  /// The size of items that nothing more is known of.
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

/// Cells that flow in lines: *along* is the scrolling direction, *across* the direction of a line.
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

  /// Adds a header or footer as long as a line, if it has any height.
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

  /// Breaks cells into lines as full as the room allows.
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
