import LayoutEngine
import Testing

@MainActor @Suite struct CollectionTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 5
    var size = CGSize(width: 90, height: 40)

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
  }

  final class Tile: UICollectionViewCell {
    let isMadeByFrame: Bool

    override init(frame: CGRect) {
      isMadeByFrame = true
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { preconditionFailure("not archived") }
  }

  private func makeCollection(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let collection = UICollectionView(
      frame: rect(0, 0, 320, 200),
      collectionViewLayout: layout
    )
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = source
    collection.delegate = source
    return collection
  }

  @Test func headerWithoutRoomHasZeroSize() throws {
    try makeDevice().run {
      let source = Source()
      let collection = makeCollection(source)
      collection.layoutIfNeeded()
      let layout = collection.collectionViewLayout
      let kind = UICollectionView.elementKindSectionHeader
      @MainActor func attributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
        let path = IndexPath(item: 0, section: section)
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      }
      #expect(attributes(0)?.size == .zero)
      // There is one section.
      #expect(attributes(1) == nil)
      #expect(layout.layoutAttributesForElements(in: rect(0, 0, 320, 200))?.count == 5)
    }
  }

  /// The data source is read again, but not through a method that a subclass may override.
  @Test func newDataSourceSkipsReloadData() throws {
    final class Collection: UICollectionView {
      var reloads = 0
      override func reloadData() { reloads += 1 }
    }
    try makeDevice().run {
      let collection = Collection(
        frame: rect(0, 0, 320, 200),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
      let source = Source()
      collection.dataSource = source
      collection.layoutIfNeeded()
      #expect(collection.reloads == 0 && collection.numberOfItems(inSection: 0) == 5)
    }
  }

  @Test func cellsFlowInJustifiedLines() throws {
    try makeDevice().run {
      let source = Source()
      let collection = makeCollection(source)
      collection.layoutIfNeeded()
      let frames = collection.visibleCells.map(\.frame)
      // Three of 90 fit into 300 with gaps of at least 10; the remaining 30 make two gaps of 15.
      #expect(
        frames == [
          rect(10, 10, 90, 40), rect(115, 10, 90, 40), rect(220, 10, 90, 40),
          rect(10, 55, 90, 40), rect(115, 55, 90, 40),
        ]
      )
      // 10 + 40 + 5 + 40 + 10.
      #expect(collection.contentSize == CGSize(width: 320, height: 105))
      let tile = try #require(collection.visibleCells.first as? Tile)
      #expect(tile.isMadeByFrame)
    }
  }

  @Test func onlyVisibleCellsExist() throws {
    try makeDevice().run {
      let source = Source()
      source.count = 100
      source.size = CGSize(width: 300, height: 45)
      let collection = makeCollection(source)
      collection.layoutIfNeeded()
      #expect(collection.visibleCells.count == 4)
      // 10 + 100 lines of 45 + 99 gaps of 5 + 10.
      #expect(collection.contentSize.height == 5015)
      collection.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
      collection.layoutIfNeeded()
      // The twentieth line begins at 10 + 20 * 50.
      #expect(collection.contentOffset.y == 1010)
      #expect(collection.indexPathsForVisibleItems.first?.item == 20)
    }
  }

  @Test func changedWidthReflowsLines() throws {
    try makeDevice().run {
      let source = Source()
      let collection = makeCollection(source)
      collection.layoutIfNeeded()
      collection.frame.size.width = 220
      collection.layoutIfNeeded()
      // Two of 90 in 200.
      #expect(collection.visibleCells.map(\.frame.minX) == [10, 120, 10, 120, 10])
    }
  }
}
