import Foundation
import Testing
import UIKit

@MainActor @Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test func itemsAreInsertedAndMoved() {
    var snapshot = snapshot()
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 3)
    snapshot.moveItem(1, afterItem: 5)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 5, 1])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [3, 5, 1, 4, 2])
    snapshot.deleteSections(["b"])
    snapshot.deleteItems([4, 99])
    #expect(snapshot.itemIdentifiers == [2])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.indexOfItem(1) == nil)
  }

  @Test func expandedBranchesAreVisible() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "tree"])
    tree.append(["apple", "pear"], to: "fruit")
    #expect(tree.items == ["fruit", "apple", "pear", "tree"])
    #expect(tree.visibleItems == ["fruit", "tree"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "tree"])
    #expect(tree.level(of: "pear") == 1)
    tree.delete(["fruit"])
    #expect(tree.items == ["tree"])
  }

  @Test func tableShowsAppliedSnapshot() {
    let table = UITableView(frame: rect(0, 0, 320, 200))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "row \(item)"
      cell.contentConfiguration = content
      return cell
    }
    source.apply(snapshot())
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 2)
    let path = IndexPath(row: 0, section: 1)
    #expect(source.itemIdentifier(for: path) == 3)
    let content = table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "row 3")
  }

  @Test func remainingRowsStaySelected() {
    let table = UITableView(frame: rect(0, 0, 320, 200))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    var snapshot = snapshot()
    source.apply(snapshot)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    snapshot.deleteItems([1])
    source.apply(snapshot)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }
}
