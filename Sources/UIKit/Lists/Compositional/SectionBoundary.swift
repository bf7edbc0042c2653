import LayoutEngine

/// The boundary views of a section in a compositional layout.
@MainActor
struct SectionBoundary {
  private let section: NSCollectionLayoutSection
  private let isVertical: Bool
  private var views: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)] = []
  private let sides: NSDirectionalEdgeInsets

  init(
    _ section: NSCollectionLayoutSection,
    isVertical: Bool,
    whole: CGSize,
    sides: NSDirectionalEdgeInsets,
    measured: (CompositionalElement.Identity) -> CGSize?
  ) {
    (self.section, self.isVertical, self.sides) = (section, isVertical, sides)
    let room = CGSize(
      width: whole.width - (isVertical ? sides.leading + sides.trailing : 0),
      height: whole.height - (isVertical ? 0 : sides.top + sides.bottom)
    )
    views = section.boundarySupplementaryItems.map { item in
      let asked = measured(.supplementary(item.elementKind, -1))
      return (item, item.layoutSize.size(in: room).replacing(item.layoutSize, by: asked))
    }
  }

  /// The length of the boundary views before the section's content, in points.
  var lengthBefore: CGFloat { length(of: isVertical ? .top : .leading) }
  /// The length of the boundary views after the section's content, in points.
  var lengthAfter: CGFloat { length(of: isVertical ? .bottom : .trailing) }

  private func length(of edge: NSDirectionalRectEdge) -> CGFloat {
    views.filter { $0.item.extendsBoundary && $0.item.alignment.edges.contains(edge) }
      .map { isVertical ? $0.size.height : $0.size.width }
      .max() ?? 0
  }

  /// Returns the views in the section's frame, and whether each one is pinned.
  func elements(in rect: CGRect) -> [(CompositionalElement, isPinned: Bool)] {
    let insets =
      isVertical
      ? UIEdgeInsets(top: 0, left: sides.leading, bottom: 0, right: sides.trailing)
      : UIEdgeInsets(top: sides.top, left: 0, bottom: sides.bottom, right: 0)
    let room = rect.inset(by: insets)
    return views.map { item, size in
      let frame = item.frame(size: size, of: room).offsetBy(dx: item.offset.x, dy: item.offset.y)
      let element = CompositionalElement(
        identity: .supplementary(item.elementKind, -1),
        frame: frame,
        fixedAxes: item.layoutSize.fixedAxes,
        zIndex: item.zIndex
      )
      return (element, item.pinToVisibleBounds)
    }
  }
}
