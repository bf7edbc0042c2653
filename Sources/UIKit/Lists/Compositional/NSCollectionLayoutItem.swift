public import LayoutEngine

/// A cell, or a group of cells, in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views of the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the content, in points.
  ///
  /// They do not apply along an axis with an estimated dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets along the axes without an estimated dimension.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A supplementary view that is anchored to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The anchor on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view; nil uses the item's anchor.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the drawing order; higher values are in front.
  open var zIndex = 0

  /// Creates a supplementary view that is anchored to an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a supplementary view that is anchored to an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      itemAnchor: nil
    )
  }

  /// Returns the view's frame for an item's frame.
  func frame(size: CGSize, of item: CGRect) -> CGRect {
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let there = containerAnchor.point(of: item)
    let distance = containerAnchor.distance(for: size)
    let ownDistance = itemAnchor?.distance(for: size) ?? .zero
    return CGRect(
      x: there.x - own.x + distance.x + ownDistance.x,
      y: there.y - own.y + distance.y + ownDistance.y,
      width: size.width,
      height: size.height
    )
  }
}

/// A supplementary view above, below or beside a section or the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the view extends the section; otherwise it overlaps the content.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is visible.
  open var pinToVisibleBounds = false
  public let alignment: NSRectAlignment
  /// The distance from the boundary, in points.
  public let offset: CGPoint

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges),
      itemAnchor: nil
    )
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }
}

public enum NSRectAlignment: Int, Sendable {
  /// In UIKit's order.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  public var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The position in the drawing order; higher values are in front.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  open class func background(elementKind: String) -> Self {
    guard let item = NSCollectionLayoutDecorationItem(elementKind) as? Self else {
      preconditionFailure("\(Self.self) makes no backgrounds of its own")
    }
    return item
  }
}

/// The position of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The item's frame in its group, in points.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// Items in a line, or at positions that a closure computes.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Returns the positions of the items in a custom group.
  public typealias ItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    case line(UIAxis, count: Int?)
    case custom(ItemProvider)
  }

  let arrangement: Arrangement
  /// The items of the group, repeated while they fit.
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The supplementary views of the group.
  open var attachedItems: [NSCollectionLayoutSupplementaryItem] = []

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) -> Self {
    guard let group = NSCollectionLayoutGroup(layoutSize, subitems, arrangement) as? Self else {
      preconditionFailure("\(Self.self) makes no groups of its own")
    }
    return group
  }

  /// Returns a row of the items that fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, .line(.horizontal, count: nil)) }
  /// Returns a row with a number of items of equal width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, count: count)) }
  /// Returns a row with a number of items, each with its own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, count: count)) }
  /// Returns a column of the items that fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, .line(.vertical, count: nil)) }
  /// Returns a column with a number of items of equal height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.vertical, count: count)) }
  /// Returns a column with a number of items, each with its own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.vertical, count: count)) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping ItemProvider
  ) -> Self { make(layoutSize, [], .custom(itemProvider)) }
}
