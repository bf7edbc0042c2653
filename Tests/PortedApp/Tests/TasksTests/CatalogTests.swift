import XCTest

@testable import Tasks

final class CatalogTests: XCTestCase {
  private func show() throws -> (UIWindow, UINavigationController, CatalogController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack = try XCTUnwrap(CatalogController.make())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, stack, try XCTUnwrap(stack.topViewController as? CatalogController))
  }

  private func tap(_ item: UIBarButtonItem) throws {
    let action = try XCTUnwrap(item.action)
    XCTAssertTrue(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
  }

  /// The badge is 20 from the edge; the label follows 20 behind the badge of 20.
  func testPrototypesMakeCells() throws {
    let (window, _, catalog) = try show()
    let cells = catalog.tableView.visibleCells.compactMap { $0 as? CatalogCell }
    XCTAssertEqual(cells.map(\.name), ["Ink", "Paper"])
    XCTAssertEqual(cells.map(\.frame.height), [60, 60])
    let badge = try XCTUnwrap(cells.first?.badge)
    XCTAssertEqual(badge.frame, CGRect(x: 20, y: 20, width: 20, height: 20))
    XCTAssertEqual(badge.layer.cornerRadius, 10)
    withExtendedLifetime(window) {}
  }

  func testBarButtonItemsSendActions() throws {
    let (window, _, catalog) = try show()
    XCTAssertEqual(catalog.navigationItem.title, "Catalog")
    XCTAssertTrue(catalog.navigationItem.rightBarButtonItem === catalog.addItem)
    try tap(catalog.addItem)
    XCTAssertEqual(catalog.names, ["Ink", "Paper", "Item 2"])
    XCTAssertEqual(catalog.tableView.visibleCells.count, 3)
    withExtendedLifetime(window) {}
  }

  func testStaticRowsAndEmbeddedController() throws {
    let storyboard = UIStoryboard(name: "Catalog", bundle: nil)
    let controller = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "preferences") as? PreferencesController
    )
    controller.loadViewIfNeeded()
    let table = try XCTUnwrap(controller.tableView)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
    XCTAssertEqual(controller.tableView(table, titleForHeaderInSection: 0), "[Sound]")
    XCTAssertTrue(controller.soundSwitch.isOn)
    XCTAssertEqual(controller.banner?.isPrepared, true)
    XCTAssertTrue(controller.banner?.view.superview === controller.bannerView)
    let tap = try XCTUnwrap(controller.bannerView.gestureRecognizers?.first)
    tap.state = .ended
    XCTAssertEqual(controller.tapCount, 1)
  }

  func testSeguesAndUnwinding() throws {
    let (window, stack, catalog) = try show()
    catalog.performSegue(withIdentifier: "preferences", sender: nil)
    let preferences = try XCTUnwrap(stack.topViewController as? PreferencesController)
    try tap(try XCTUnwrap(preferences.navigationItem.rightBarButtonItem))
    XCTAssertEqual(stack.viewControllers, [catalog])
    XCTAssertEqual(catalog.names, ["back"])
    withExtendedLifetime(window) {}
  }
}
