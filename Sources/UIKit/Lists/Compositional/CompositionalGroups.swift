import LayoutEngine

/// One view of a compositional layout, in its section's coordinates from the leading top corner.
@MainActor
struct CompositionalElement {
  typealias Identity = UICollectionViewLayoutAttributes.Identity

  let identity: Identity
  var frame: CGRect
  let fixedAxes: UIAxis
  var zIndex = 0
}

/// Places the groups of one section.
///
/// Each group takes as many items as fit into it.
@MainActor
struct CompositionalGroups {
  /// The number of items in the section.
  let count: Int
  /// Returns the measured size of an item, or nil before its measurement.
  let measured: (CompositionalElement.Identity) -> CGSize?
  let environment: any NSCollectionLayoutEnvironment
  /// The first item without a position.
  private(set) var next = 0

  init(
    count: Int,
    environment: any NSCollectionLayoutEnvironment,
    measured: @escaping (CompositionalElement.Identity) -> CGSize?
  ) {
    (self.count, self.environment, self.measured) = (count, environment, measured)
  }

  /// Elements with frames relative to their common origin, and their total size.
  struct Placed {
    var elements: [CompositionalElement] = []
    var size: CGSize

    func moved(to origin: CGPoint) -> [CompositionalElement] {
      elements.map { element in
        var moved = element
        moved.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        return moved
      }
    }
  }

  mutating func place(
    _ group: NSCollectionLayoutGroup,
    in container: CGSize,
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> Placed {
    var size = group.layoutSize.size(in: container)
    size = CGSize(width: width ?? size.width, height: height ?? size.height)
    let insets = group.effectiveInsets
    let room = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom
    )
    switch group.arrangement {
    case .custom(let provider): return placeCustom(provider, size: size)
    case .line(let axis, let count):
      var line = Line(group: group, axis: axis, room: room)
      place(into: &line, count: count)
      return line.finish(size: size, insets: insets)
    }
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroup.ItemProvider,
    size: CGSize
  ) -> Placed {
    var placed = Placed(size: size)
    for item in provider(environment) where next < count {
      placed.elements.append(
        CompositionalElement(
          identity: .item(next),
          frame: item.frame,
          fixedAxes: .both,
          zIndex: item.zIndex
        )
      )
      next += 1
    }
    // A group that places nothing would repeat without end.
    if placed.elements.isEmpty { next = count }
    return placed
  }

  private mutating func place(into line: inout Line, count: Int?) {
    var position = 0
    let subitems = line.group.subitems
    guard !subitems.isEmpty else {
      next = self.count
      return
    }
    while next < self.count, count.map({ position < $0 }) ?? true {
      let item = subitems[position % subitems.count]
      let start = next
      let length = line.equalLength(count: count, of: item)
      let placed = place(item, in: line.room, along: line.axis, length: length)
      guard position == 0 || count != nil || line.hasRoom(for: placed.size, of: item) else {
        next = start
        return
      }
      line.add(placed, of: item)
      position += 1
    }
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem,
    in room: CGSize,
    along axis: UIAxis,
    length: CGFloat?
  ) -> Placed {
    let (width, height) = axis == .horizontal ? (length, nil) : (nil, length)
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, in: room, width: width, height: height)
    }
    let identity = CompositionalElement.Identity.item(next)
    let nominal = item.layoutSize.size(in: room)
    let asked = measured(identity)
    let layout = item.layoutSize
    let size = CGSize(
      width: layout.widthDimension.isEstimated
        ? asked?.width ?? nominal.width : width ?? nominal.width,
      height: layout.heightDimension.isEstimated
        ? asked?.height ?? nominal.height : height ?? nominal.height
    )
    let insets = item.effectiveInsets
    let frame = CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    var placed = Placed(size: size)
    placed.elements = [
      CompositionalElement(identity: identity, frame: frame, fixedAxes: layout.fixedAxes)
    ]
    for view in item.supplementaryItems { placed.elements.append(attach(view, to: frame)) }
    next += 1
    return placed
  }

  private func attach(
    _ view: NSCollectionLayoutSupplementaryItem,
    to frame: CGRect
  ) -> CompositionalElement {
    let identity = CompositionalElement.Identity.supplementary(view.elementKind, next)
    let size = view.layoutSize.size(in: frame.size).replacing(
      view.layoutSize,
      by: measured(identity)
    )
    return CompositionalElement(
      identity: identity,
      frame: view.frame(size: size, of: frame),
      fixedAxes: view.layoutSize.fixedAxes,
      zIndex: view.zIndex + 1
    )
  }

  /// The items of a group in order along an axis.
  @MainActor
  private struct Line {
    let group: NSCollectionLayoutGroup
    let axis: UIAxis
    let room: CGSize
    private var parts: [(placed: Placed, item: NSCollectionLayoutItem)] = []
    /// The length of the items' sizes; ``nominalLength`` is the length of their estimated sizes.
    private var length: CGFloat = 0
    private var nominalLength: CGFloat = 0

    init(group: NSCollectionLayoutGroup, axis: UIAxis, room: CGSize) {
      (self.group, self.axis, self.room) = (group, axis, room)
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat {
      axis == .horizontal ? size.height : size.width
    }
    private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    private func dimension(
      _ size: NSCollectionLayoutSize,
      _ axis: UIAxis
    ) -> NSCollectionLayoutDimension {
      axis == .horizontal ? size.widthDimension : size.heightDimension
    }

    private var asksForLength: Bool { dimension(group.layoutSize, axis).isEstimated }

    private func edges(of item: NSCollectionLayoutItem) -> CGFloat {
      let insets = item.edgeSpacing?.insets ?? .zero
      return axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    }

    /// Returns the common length of a number of items; nil if each has its own length.
    func equalLength(count: Int?, of item: NSCollectionLayoutItem) -> CGFloat? {
      guard let count, count > 0, !asksForLength, !dimension(item.layoutSize, axis).isEstimated
      else { return nil }
      return (along(room) - CGFloat(count - 1) * spacing) / CGFloat(count)
    }

    /// Returns whether an item fits.
    ///
    /// A group with an estimated length uses the items' estimates.
    func hasRoom(for size: CGSize, of item: NSCollectionLayoutItem) -> Bool {
      let step = spacing + edges(of: item)
      let tolerance = 0.001
      if asksForLength {
        return nominalLength + step + along(item.layoutSize.size(in: room)) <= along(room)
          + tolerance
      }
      return length + step + along(size) <= along(room) + tolerance
    }

    mutating func add(_ placed: Placed, of item: NSCollectionLayoutItem) {
      let step = (parts.isEmpty ? 0 : spacing) + edges(of: item)
      length += step + along(placed.size)
      nominalLength += step + along(item.layoutSize.size(in: room))
      parts.append((placed, item))
    }

    /// The distance between items; a flexible distance shares the remaining length.
    private var gap: CGFloat {
      guard group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1, !asksForLength
      else { return spacing }
      return spacing + max(0, along(room) - length) / CGFloat(parts.count - 1)
    }

    /// Returns the group with its items.
    ///
    /// A group with an estimated dimension takes its content's size.
    func finish(size: CGSize, insets: NSDirectionalEdgeInsets) -> Placed {
      var result = Placed(size: size)
      let thickness = parts.map { across($0.placed.size) + acrossEdges(of: $0.item) }.max() ?? 0
      var position: CGFloat = 0
      for (index, part) in parts.enumerated() {
        if index > 0 { position += gap }
        let edges = part.item.edgeSpacing?.insets ?? .zero
        let (before, after) =
          axis == .horizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
        let side = axis == .horizontal ? edges.top : edges.leading
        position += before
        let origin =
          axis == .horizontal
          ? CGPoint(x: insets.leading + position, y: insets.top + side)
          : CGPoint(x: insets.leading + side, y: insets.top + position)
        result.elements += stretched(part.placed, part.item, to: thickness).moved(to: origin)
        position += along(part.placed.size) + after
      }
      if group.layoutSize.widthDimension.isEstimated {
        result.size.width = axis == .horizontal ? length : thickness
      }
      if group.layoutSize.heightDimension.isEstimated {
        result.size.height = axis == .horizontal ? thickness : length
      }
      return result
    }

    private func acrossEdges(of item: NSCollectionLayoutItem) -> CGFloat {
      let insets = item.edgeSpacing?.insets ?? .zero
      return axis == .horizontal ? insets.top + insets.bottom : insets.leading + insets.trailing
    }

    /// Returns an item with the thickness of its thickest sibling if its dimension is uniform.
    private func stretched(
      _ placed: Placed,
      _ item: NSCollectionLayoutItem,
      to thickness: CGFloat
    ) -> Placed {
      let crossing: UIAxis = axis == .horizontal ? .vertical : .horizontal
      guard dimension(item.layoutSize, crossing).isUniformAcrossSiblings, placed.elements.count == 1
      else { return placed }
      var placed = placed
      if axis == .horizontal { placed.elements[0].frame.size.height = thickness }
      if axis == .vertical { placed.elements[0].frame.size.width = thickness }
      return placed
    }
  }
}

extension CGSize {
  /// Returns the size with the view's preferred length along the axes with an estimated dimension.
  @MainActor
  func replacing(_ layoutSize: NSCollectionLayoutSize, by asked: CGSize?) -> CGSize {
    guard let asked else { return self }
    return CGSize(
      width: layoutSize.widthDimension.isEstimated ? asked.width : width,
      height: layoutSize.heightDimension.isEstimated ? asked.height : height
    )
  }
}
