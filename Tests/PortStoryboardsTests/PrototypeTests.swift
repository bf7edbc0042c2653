// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import LayoutTestSupport
import PortSupport
import Testing

/// The list's rows are from the application's data source.
final class ListController: UITableViewController {
  var journal: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.title.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.append("did select \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    journal.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row
    let selected = tableView.indexPathForSelectedRow?.row
    journal.append("prepare \(segue.identifier ?? "") for \(row ?? -1), \(selected ?? -1)")
  }
}

final class ItemCell: UITableViewCell {
  var title: UILabel!
  var isAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = title != nil
  }
}

final class TileController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "head",
      for: indexPath
    )
  }
}

final class TileCell: UICollectionViewCell { var badge: UILabel! }
final class TileHeader: UICollectionReusableView {}

@MainActor @Suite struct PrototypeTests {
  private let list = """
    <tableViewController id="one" \(custom("ListController"))>
    <tableView key="view" style="grouped" rowHeight="50" id="table">\(frame(0, 0, 414, 896))
    <prototypes><tableViewCell reuseIdentifier="item" accessoryType="disclosureIndicator" \
    id="cell" \(custom("ItemCell"))>\(frame(0, 0, 414, 50))
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    \(frame(0, 0, 380, 50))<subviews><label text="A" id="label" \
    translatesAutoresizingMaskIntoConstraints="NO">\(frame(30, 10, 300, 30))</label></subviews>
    <constraints><constraint firstItem="label" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="30" id="c1"/><constraint firstItem="label" \
    firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c2"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="title" destination="label" id="o1"/>
    <segue destination="two" kind="show" identifier="open" id="s1"/></connections>
    </tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="one" id="o2"/>
    <outlet property="delegate" destination="one" id="o3"/></connections>
    </tableView></tableViewController>
    """

  private func makeList() throws -> (UIWindow, UINavigationController, ListController) {
    describe(ItemCell.self) { $0.add("title", \ItemCell.title) }
    let storyboard = try makeStoryboard([list, plainScene("two")])
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? ListController
    )
    let stack = UINavigationController(rootViewController: controller)
    return (show(stack), stack, controller)
  }

  @Test func prototypesMakeTheApplicationsCells() throws {
    try makeDevice().run {
      let (window, _, controller) = try makeList()
      #expect(controller.tableView.style == .grouped)
      #expect(controller.tableView.rowHeight == 50)
      let cells = controller.tableView.visibleCells.compactMap { $0 as? ItemCell }
      #expect(cells.map(\.title.text) == ["Row 0", "Row 1"])
      #expect(cells.allSatisfy { $0.isAwake && $0.reuseIdentifier == "item" })
      #expect(cells.first?.accessoryType == .disclosureIndicator)
      #expect(cells.first?.title.frame.origin == CGPoint(x: 30, y: 10))
      #expect(cells.map(\.frame.height) == [50, 50])
      withExtendedLifetime(window) {}
    }
  }

  /// UIKit prepares the segue before it tells the delegate, with the row selected already.
  @Test func selectionPerformsTheCellsSegue() throws {
    try makeDevice().run {
      let (window, stack, controller) = try makeList()
      controller.tableView.touchRow(at: IndexPath(row: 1, section: 0))
      #expect(controller.journal == ["should open", "prepare open for 1, 1", "did select 1"])
      #expect(stack.viewControllers.count == 2)
      withExtendedLifetime(window) {}
    }
  }

  @Test func collectionsHavePrototypes() throws {
    describe(TileCell.self) { $0.add("badge", \TileCell.badge) }
    try makeDevice().run {
      describe(TileCell.self) { $0.add("badge", \TileCell.badge) }
      let scene = """
        <collectionViewController id="one" \(custom("TileController"))>
        <collectionView key="view" id="tiles">\(frame(0, 0, 414, 896))
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" \
        minimumInteritemSpacing="6" id="flow"><size key="itemSize" width="100" height="80"/>
        <size key="headerReferenceSize" width="50" height="20"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="tile" id="tile" \(custom("TileCell"))>
        \(frame(0, 0, 100, 80))<view key="contentView" id="inner">\(frame(0, 0, 100, 80))
        <subviews><label id="badge">\(frame(5, 5, 20, 20))</label></subviews></view>
        <connections><outlet property="badge" destination="badge" id="o1"/></connections>
        </collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="head" \
        \(custom("TileHeader"))>\(frame(0, 0, 414, 20))</collectionReusableView>
        <connections><outlet property="dataSource" destination="one" id="o2"/></connections>
        </collectionView></collectionViewController>
        """
      let controller = try #require(
        try makeStoryboard([scene]).instantiateInitialViewController() as? TileController
      )
      let window = show(controller)
      let cells = controller.collectionView.visibleCells.compactMap { $0 as? TileCell }
      #expect(cells.count == 3)
      #expect(cells.first?.badge.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
      #expect(cells.first?.frame.size == CGSize(width: 100, height: 80))
      let layout = controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
      #expect(layout?.minimumInteritemSpacing == 6)
      let header = controller.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
      #expect(header is TileHeader)
      withExtendedLifetime(window) {}
    }
  }
}
