public import Foundation

/// A cell, or a group of them, in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Views that are attached to the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What the content keeps from the item's edges, in points; nothing along an axis where the content is asked.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size with views that are attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets, but for axes where the content is asked.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view that is attached to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Where it is attached to the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which of its points is there; the same as of the item without one.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front the view is.
  open var zIndex = 0

  /// Makes a view that is attached to an item.
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

  /// Makes a view that is attached to an item.
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

  /// Where the view lies for an item's frame.
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

/// A view above, below or beside a section or all of them.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section is larger by the view; else it lies over the content.
  open var extendsBoundary = true
  /// Whether the view stays in sight while its section is.
  open var pinToVisibleBounds = false
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
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
  /// UIKit's own list, in its order.
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

/// A view that shows no data, behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// How far in front the view is.
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

/// Where a custom group places an item.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where the item is in its group, in points.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// Items in a line, or where a function places them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Places the items of a custom group.
  public typealias ItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    case line(UIAxis, count: Int?)
    case custom(ItemProvider)
  }

  let arrangement: Arrangement
  /// The items that follow each other, again and again while there is room.
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views that are attached to the group.
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

  /// Items beside each other, as many as there is room for.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, .line(.horizontal, count: nil)) }
  /// A number of items beside each other, all equally wide.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, count: count)) }
  /// A number of items beside each other, each as wide as it asks for.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, count: count)) }
  /// Items below each other, as many as there is room for.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, .line(.vertical, count: nil)) }
  /// A number of items below each other, all equally high.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.vertical, count: count)) }
  /// A number of items below each other, each as high as it asks for.
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
