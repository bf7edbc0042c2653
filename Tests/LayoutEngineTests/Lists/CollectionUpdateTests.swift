import Testing
import UIKit

/// The visible views of a collection after changes, including views other than cells.
@MainActor @Suite struct CollectionUpdateTests {
  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var count = 2

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
      view.tag = 7
      return view
    }
  }

  private let header = UICollectionView.elementKindSectionHeader

  private func makeCollection(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    let collection = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: header,
      withReuseIdentifier: "header"
    )
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
    return collection
  }

  /// Two rows of 40 are below a header of 30; a third one is at 110 after its insertion.
  @Test func changesApplyAtOnce() throws {
    try makeDevice().run {
      let source = Source()
      let collection = makeCollection(source)
      #expect(collection.visibleCells.count == 2)
      source.count = 3
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      #expect(collection.visibleCells.last?.frame == rect(0, 110, 320, 40))
    }
  }

  @Test func batchUpdatesLayOutAtEnd() throws {
    try makeDevice().run {
      let source = Source()
      let collection = makeCollection(source)
      var isOver = false
      collection.performBatchUpdates {
        source.count = 1
        collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
        #expect(collection.visibleCells.isEmpty)
        source.count = 3
        collection.insertItems(at: [IndexPath(item: 1, section: 0)])
      } completion: { _ in
        isOver = true
      }
      #expect(collection.visibleCells.count == 3)
      #expect(!isOver)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
      #expect(isOver)
    }
  }

  @Test func supplementaryViewsAreFound() throws {
    try makeDevice().run {
      let collection = makeCollection(Source())
      let path = IndexPath(item: 0, section: 0)
      #expect(collection.visibleSupplementaryViews(ofKind: header).map(\.tag) == [7])
      #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: header) == [path])
      let attributes = collection.layoutAttributesForSupplementaryElement(ofKind: header, at: path)
      #expect(attributes?.frame == rect(0, 0, 320, 30))
      let footer = UICollectionView.elementKindSectionFooter
      #expect(collection.visibleSupplementaryViews(ofKind: footer).isEmpty)
    }
  }
}
