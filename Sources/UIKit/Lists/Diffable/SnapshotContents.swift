import LayoutEngine

/// The contents of a diffable data source: its snapshot and its section trees.
@MainActor
struct SnapshotContents<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// The trees that were applied as section snapshots.
  private(set) var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  func item(at path: IndexPath) -> Item? { snapshot.item(at: path) }

  func path(of item: Item) -> IndexPath? {
    snapshot.position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func itemCount(in section: Int) -> Int {
    self.section(at: section).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  mutating func replace(by snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
    self.snapshot.forgetReloads()
    trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
  }

  mutating func replace(_ section: Section, by tree: NSDiffableDataSourceSectionSnapshot<Item>) {
    trees[section] = tree
    snapshot.replaceItems(of: section, by: tree.visibleItems)
  }

  func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil {
      tree.append(snapshot.itemIdentifiers(inSection: section))
    }
    return tree
  }
}
