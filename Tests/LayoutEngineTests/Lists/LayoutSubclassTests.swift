import Foundation
import LayoutEngine
import Testing

@MainActor @Suite struct LayoutSubclassTests {
  final class Attributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.progress = progress
      return copy
    }
  }

  final class Context: UICollectionViewLayoutInvalidationContext {
    var isNamed = false
  }

  final class Line: UICollectionReusableView {}

  /// Stacks cells of 100 by 20 points vertically, with a line behind the first.
  final class ColumnLayout: UICollectionViewLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var heights: [IndexPath: CGFloat] = [:]

    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 60) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forCellWith: indexPath)
      let y = CGFloat(indexPath.item) * 20
      attributes.frame = CGRect(x: 0, y: y, width: 100, height: heights[indexPath] ?? 20)
      attributes.progress = 0.5
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "line",
        with: IndexPath(item: 0, section: 0)
      )
      line.frame = CGRect(x: 0, y: 19, width: 100, height: 1)
      line.zIndex = -1
      return [line]
        + (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      heights[originalAttributes.indexPath] = preferredAttributes.size.height
      return preferredAttributes.size.height != originalAttributes.size.height
    }
  }

  final class Cell: UICollectionViewCell {
    var progress: CGFloat?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      progress = (layoutAttributes as? Attributes)?.progress
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = 15
      return layoutAttributes
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func customLayoutUsesItsOwnClasses() throws {
    let layout = ColumnLayout()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let view = UICollectionView(frame: rect(0, 0, 100, 60), collectionViewLayout: layout)
    let source = Source()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let line = try #require(view.subviews.first { $0 is Line })
    #expect(line.frame == rect(0, 19, 100, 1))
    #expect(line.layer.zPosition == -1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    #expect(cell.progress == 0.5)
    #expect(cell.frame == rect(0, 20, 100, 15))
    #expect(layout.contexts.allSatisfy { $0 is Context })
    layout.contexts = []
    view.reloadData()
    #expect(layout.contexts.first?.invalidateEverything == true)
    #expect(layout.contexts.first?.invalidateDataSourceCounts == true)
  }

  @Test func copiedAttributesKeepClassAndAreEqual() throws {
    let attributes = Attributes(forCellWith: IndexPath(item: 1, section: 2))
    (attributes.progress, attributes.alpha) = (0.25, 0.5)
    attributes.frame = rect(1, 2, 3, 4)
    let copy = try #require(attributes.copy() as? Attributes)
    #expect(copy == attributes)
    #expect(copy.progress == 0.25)
    copy.alpha = 1
    #expect(copy != attributes)
  }

  @Test func attributesFrameEnclosesTransformedBounds() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = rect(10, 10, 20, 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    // About the middle (20, 30): 40 by 20 points.
    #expect(attributes.frame == rect(0, 20, 40, 20))
    #expect(attributes.bounds == rect(0, 0, 20, 40))
    attributes.transform = .identity
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == rect(15, 25, 10, 10))
  }

  private final class CountingLayout: UICollectionViewFlowLayout {
    var count = 0

    override func invalidateLayout() {
      count += 1
      super.invalidateLayout()
    }
  }

  @Test func equalValuesDoNotInvalidateFlowLayout() {
    let layout = CountingLayout()
    layout.scrollDirection = .vertical
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.estimatedItemSize = .zero
    layout.headerReferenceSize = .zero
    layout.footerReferenceSize = .zero
    layout.sectionInset = .zero
    #expect(layout.count == 0)
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 4
    layout.itemSize = CGSize(width: 40, height: 50)
    layout.estimatedItemSize = CGSize(width: 40, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(layout.count == 8)
  }

  @Test func invalidationCanScroll() {
    let layout = ColumnLayout()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let view = UICollectionView(frame: rect(0, 0, 100, 30), collectionViewLayout: layout)
    let source = Source()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
    layout.invalidateLayout(with: context)
    #expect(view.contentOffset == CGPoint(x: 0, y: 12))
  }
}
