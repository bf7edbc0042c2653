public import LayoutEngine

/// The configuration of all sections in a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis of the sequence of sections.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The boundary views of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

/// The provider of a compositional layout's sections.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items.
///
/// Sizes are absolute, fractions of the container, or estimated.
///
/// Orthogonal sections do not scroll here: their groups continue beyond the edge.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, ItemMeasuring {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout with one section for all indexes.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout with one section for all indexes.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout with sections from a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout with sections from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a plain list; the archive is not read.
  public required init?(coder: NSCoder) {
    let section = UICollectionLayoutListConfiguration(appearance: .plain).makeSection()
    sectionProvider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Placing

  private struct MeasuredView: Hashable {
    let section: Int
    let identity: CompositionalElement.Identity
  }

  private var measured: [MeasuredView: CGSize] = [:]
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preparedSize = CGSize.zero
  /// The pinned views, their frames without pinning, and the frames of their sections.
  private var pinned: [(view: UICollectionViewLayoutAttributes, rest: CGRect, section: CGRect)] = []

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func prepare() {
    super.prepare()
    (attributes, pinned) = ([], [])
    guard let collectionView else { return }
    if preparedSize.width != collectionView.bounds.width { measured = [:] }
    preparedSize = collectionView.bounds.size
    let environment = CollectionEnvironment(
      of: collectionView,
      configuration.contentInsetsReference
    )
    var along: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      guard let section = sectionProvider(index, environment) else { continue }
      if index > 0 { along += configuration.interSectionSpacing }
      along += place(section, at: index, from: along, environment)
    }
    let size = environment.container.contentSize
    contentSize =
      isVertical
      ? CGSize(width: size.width, height: along) : CGSize(width: along, height: size.height)
    if collectionView.isRightToLeft { mirror() }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Places a section.
  ///
  /// - Returns: Its length along the scrolling direction, in points.
  private func place(
    _ section: NSCollectionLayoutSection,
    at index: Int,
    from start: CGFloat,
    _ environment: CollectionEnvironment
  ) -> CGFloat {
    let whole = environment.container.contentSize
    var insets = section.list?.insets(ofSection: index, inWidth: whole.width) ?? .zero
    insets = insets + section.contentInsets + environment.insets(of: section.contentInsetsReference)
    let origin = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    let room = CGSize(
      width: max(
        0,
        environment.container.effectiveContentSize.width
          - (isVertical ? insets.leading + insets.trailing : 0)
      ),
      height: max(
        0,
        environment.container.effectiveContentSize.height
          - (isVertical ? 0 : insets.top + insets.bottom)
      )
    )
    let sides = section.supplementariesFollowContentInsets ? insets : .zero
    let boundary = SectionBoundary(section, isVertical: isVertical, whole: whole, sides: sides) {
      self.measured[MeasuredView(section: index, identity: $0)]
    }
    let before = boundary.lengthBefore
    let inset = CGPoint(
      x: insets.leading + (isVertical ? 0 : before),
      y: insets.top + (isVertical ? before : 0)
    )
    let content = placeGroups(of: section, at: index, in: room, environment)
    let contentLength = isVertical ? content.size.height : content.size.width
    let ends = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
    let length = before + ends + contentLength + boundary.lengthAfter
    let rect = CGRect(
      origin: origin,
      size: isVertical
        ? CGSize(width: whole.width, height: length) : CGSize(width: length, height: whole.height)
    )
    for element in content.moved(to: CGPoint(x: origin.x + inset.x, y: origin.y + inset.y)) {
      add(element, section: index)
    }
    for (element, isPinned) in boundary.elements(in: rect) {
      let view = add(element, section: index)
      if isPinned { pinned.append((view, view.frame, rect)) }
    }
    for item in section.decorationItems { addDecoration(item, section: index, in: rect) }
    return length
  }

  private func placeGroups(
    of section: NSCollectionLayoutSection,
    at index: Int,
    in room: CGSize,
    _ environment: CollectionEnvironment
  ) -> CompositionalGroups.Placed {
    var groups = CompositionalGroups(
      count: collectionView?.numberOfItems(inSection: index) ?? 0,
      environment: environment
    ) { self.measured[MeasuredView(section: index, identity: $0)] }
    let runsDown = isVertical == (section.orthogonalScrollingBehavior == .none)
    var placed = CompositionalGroups.Placed(size: .zero)
    while groups.next < groups.count {
      let group = groups.place(section.group, in: room)
      let gap = placed.elements.isEmpty ? 0 : section.interGroupSpacing
      let origin =
        runsDown
        ? CGPoint(x: 0, y: placed.size.height + gap) : CGPoint(x: placed.size.width + gap, y: 0)
      placed.elements += group.moved(to: origin)
      placed.size = CGSize(
        width: max(placed.size.width, origin.x + group.size.width),
        height: max(placed.size.height, origin.y + group.size.height)
      )
    }
    return placed
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).makeDynamically()
  }

  @discardableResult
  private func add(
    _ element: CompositionalElement,
    section: Int
  ) -> UICollectionViewLayoutAttributes {
    let view = makeAttributes()
    switch element.identity {
    case .item(let item):
      view.represent(.cell, kind: nil, at: IndexPath(item: item, section: section))
    case .supplementary(let kind, let item):
      view.represent(
        .supplementaryView,
        kind: kind,
        at: IndexPath(item: max(0, item), section: section)
      )
    }
    view.frame = element.frame
    view.zIndex = element.zIndex
    view.fixedAxes = element.fixedAxes
    view.identity = element.identity
    attributes.append(view)
    return view
  }

  private func addDecoration(
    _ item: NSCollectionLayoutDecorationItem,
    section: Int,
    in rect: CGRect
  ) {
    let view = makeAttributes()
    view.represent(
      .decorationView,
      kind: item.elementKind,
      at: IndexPath(item: 0, section: section)
    )
    let insets = item.contentInsets
    view.frame = rect.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
    view.zIndex = item.zIndex
    attributes.append(view)
  }

  private func mirror() {
    for view in attributes {
      view.frame.origin.x = contentSize.width - view.frame.maxX
    }
    pinned = pinned.map { ($0.view, $0.view.frame, $0.section) }
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    keepPinnedItemsVisible()
    return rect.isInfinite ? attributes : attributes.filter { !$0.frame.overlap(with: rect).isNull }
  }

  /// Moves the pinned views to the edge of the visible area, but not out of their sections.
  private func keepPinnedItemsVisible() {
    guard let collectionView, !pinned.isEmpty else { return }
    let insets = collectionView.adjustedContentInset
    let seen = collectionView.bounds.inset(by: insets)
    for (view, rest, section) in pinned {
      var frame = rest
      if isVertical {
        let isFooter = rest.midY > section.midY
        frame.origin.y =
          isFooter
          ? max(section.minY, min(rest.minY, seen.maxY - rest.height))
          : min(max(rest.minY, seen.minY), section.maxY - rest.height)
      } else {
        frame.origin.x = min(max(rest.minX, seen.minX), section.maxX - rest.width)
      }
      view.frame = frame
      view.zIndex = max(view.zIndex, 2)
    }
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
    attributes.first {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }
  }

  // MARK: Invalidation

  /// Returns whether the size changes or a view is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize || !pinned.isEmpty
  }

  /// Returns whether a view's preferred size differs from its estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (asked, size) = (preferredAttributes.size, originalAttributes.size)
    let fixed = originalAttributes.fixedAxes
    return !fixed.contains(.horizontal) && asked.width != size.width
      || !fixed.contains(.vertical) && asked.height != size.height
  }

  /// Stores the preferred size of a view.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if let identity = originalAttributes.identity {
      let view = MeasuredView(section: originalAttributes.indexPath.section, identity: identity)
      measured[view] = preferredAttributes.size
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  package func forgetItemSizes() { measured = [:] }
}
