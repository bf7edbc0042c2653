/// The items of one section as a tree with collapsible branches.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    var isExpanded = false
  }

  /// The nodes in depth-first order.
  private var nodes: [Node] = []

  public init() {}

  /// All items, in order.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] {
    nodes.filter { $0.parent == nil }.map(\.item)
  }
  /// The items with expanded ancestors.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes.first { $0.item == child }?.parent
  }
  /// Returns whether the children of an item are visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    nodes.first { $0.item == item }?.isExpanded ?? false
  }
  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parent(of: item) else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// Adds items as children of another, or at the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, parent: parent, at: parent.map { end(of: $0) } ?? nodes.endIndex)
  }

  /// Inserts items before another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { preconditionFailure("no item '\(item)'") }
    insert(items, parent: parent(of: item), at: index)
  }

  /// Inserts items after another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, parent: parent(of: item), at: end(of: item))
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    parent: ItemIdentifierType?,
    at index: Int
  ) {
    precondition(Set(self.items).isDisjoint(with: items), "the supplied items are not unique")
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent) }, at: index)
  }

  /// Returns the index after an item and all its descendants.
  private func end(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { preconditionFailure("no item '\(item)'") }
    return nodes[(index + 1)...].firstIndex { !isBelow($0.item, item) } ?? nodes.endIndex
  }

  private func isBelow(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
    guard let parent = parent(of: item) else { return false }
    return parent == ancestor || isBelow(parent, ancestor)
  }

  /// Removes items with all their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      nodes.removeSubrange(index..<end(of: item))
    }
  }

  public mutating func deleteAll() { nodes = [] }

  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }

  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

  private mutating func set(_ items: [ItemIdentifierType], expanded: Bool) {
    for index in nodes.indices where items.contains(nodes[index].item) {
      nodes[index].isExpanded = expanded
    }
  }

  /// Returns the descendants of an item, and the item itself on request.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let index = index(of: parent) else { return part }
    let first = includingParent ? index : index + 1
    part.nodes = nodes[first..<end(of: parent)].map { node in
      let isRoot = node.item == parent || (!includingParent && node.parent == parent)
      return Node(item: node.item, parent: isRoot ? nil : node.parent, isExpanded: node.isExpanded)
    }
    return part
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
