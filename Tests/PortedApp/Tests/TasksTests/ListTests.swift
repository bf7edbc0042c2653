import Tasks
import UIKit
import XCTest

@MainActor
final class ListTests: XCTestCase {
  private var window: UIWindow!
  private let list = ListController()

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
  }

  func testNotificationsReload() {
    list.store.add(TaskItem(title: "a"))
    list.store.add(TaskItem(title: "b"))
    XCTAssertEqual(list.reloadCount, 2)
    window.layoutIfNeeded()
    XCTAssertEqual(list.tableView.visibleCells.count, 2)
    XCTAssertEqual(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 50)
  }

  func testBarItemsSendTheirAction() throws {
    let item = list.addItem
    XCTAssertTrue(item.target === list)
    let action = try XCTUnwrap(item.action)
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    XCTAssertEqual(list.store.items.map(\.title), ["New"])
  }

  func testOverridesInExtensionsAreCalled() {
    XCTAssertEqual(list.title, "Nothing to do")
    XCTAssertEqual(list.preferredStatusBarStyle, .lightContent)
  }

  func testMembersOfExtensionsAreOverridden() {
    let named = NamedListController()
    XCTAssertEqual((named as ListController).summary, "Shopping: Nothing to do")
    (named as ListController).close()
    XCTAssertTrue(named.isClosed)
  }

  func testMethodsAddedToUIKitAreOverridden() {
    let root = UIView()
    let label = ThemedLabel()
    let cell = UITableViewCell()
    root.addSubview(label)
    root.addSubview(cell)
    root.applyTheme()
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(cell.selectionStyle, .none)
    XCTAssertEqual([root, label, cell].map(\.themeCount), [1, 1, 1])
  }
}
