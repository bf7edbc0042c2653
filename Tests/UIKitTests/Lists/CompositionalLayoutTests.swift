import Foundation
import Testing
import UIKit

@MainActor @Suite struct CompositionalLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var counts = [5]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

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
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "view",
        for: indexPath
      )
    }
  }

  /// A cell with content 70 points high.
  final class HighCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 70),
      ])
    }

    required init?(coder: NSCoder) { preconditionFailure("not archived") }
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Lays out a collection of 320 by 200 points, which shows all of its items.
  private func layOut(
    _ section: NSCollectionLayoutSection,
    _ source: Source,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: rect(0, 0, 320, 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "view"
    )
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ item: Int, _ view: UICollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func halfWidthItemsFormPairs() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    let source = Source()
    let view = layOut(NSCollectionLayoutSection(group: group), source)
    // 160 by 40 points less 5 at each side; the third item begins the second group.
    #expect(frame(1, view) == rect(165, 5, 150, 30))
    #expect(frame(2, view) == rect(5, 45, 150, 30))
    #expect(view.contentSize == CGSize(width: 320, height: 120))
  }

  @Test func repeatedItemsShareRoomBetweenSpacings() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitem: item,
      count: 3
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let source = Source()
    let view = layOut(section, source)
    // (320 - 2 * 10) / 3 = 100.
    #expect(frame(2, view) == rect(220, 0, 100, 30))
    #expect(frame(3, view) == rect(0, 34, 100, 30))
  }

  @Test func headersAreAboveSectionInsets() {
    let row = size(.fractionalWidth(1), .absolute(20))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 8, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: "header",
        alignment: .top
      )
    ]
    let source = Source()
    source.counts = [2]
    let view = layOut(section, source)
    let header = view.supplementaryView(
      forElementKind: "header",
      at: IndexPath(item: 0, section: 0)
    )
    #expect(header?.frame == rect(10, 0, 300, 30))
    #expect(frame(1, view) == rect(10, 56, 300, 20))
    // 30 + 6 + 2 * 20 + 8.
    #expect(view.contentSize.height == 84)
  }

  @Test func estimatedItemsUsePreferredHeight() {
    let row = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row)]
    )
    let source = Source()
    source.counts = [2]
    let view = layOut(NSCollectionLayoutSection(group: group), source, cell: HighCell.self)
    #expect(frame(1, view) == rect(0, 70, 320, 70))
    #expect(view.contentSize.height == 140)
  }

  @Test func groupsInGroupsShareTheirRoom() {
    let tall = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1))
    )
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [half]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [tall, column]
    )
    let source = Source()
    let view = layOut(NSCollectionLayoutSection(group: group), source)
    #expect(frame(0, view) == rect(0, 0, 240, 100))
    #expect(frame(1, view) == rect(240, 0, 80, 50))
    #expect(frame(2, view) == rect(240, 50, 80, 50))
    #expect(frame(3, view) == rect(0, 100, 240, 100))
  }

  @Test func listRowsHaveTableRowHeights() {
    let list = UICollectionView(
      frame: rect(0, 0, 320, 200),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      )
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot)
    list.layoutIfNeeded()
    // The gaps of a grouped table: 35 above the first section and 16 at its sides. A row of iOS 26
    // is 51 high.
    #expect(frame(0, list) == rect(16, 35, 288, 51))
    #expect(frame(1, list) == rect(16, 35 + 51, 288, 51))
    let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text == "two")
    #expect(cell?.contentView is UIListContentView)
  }
}
