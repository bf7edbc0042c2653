import UIKit
import XCTest

@testable import Tasks

@MainActor
final class IsolationTests: XCTestCase {
  private let counter = DoneCounter()
  private var view: UIView!

  override func setUp() {
    super.setUp()
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    counter.add()
  }

  func testIsolatedCodeIsCalled() {
    counter.add()
    XCTAssertEqual(counter.count, 2)
    XCTAssertEqual(view.bounds.width, 10)
  }

  func testIsolatedCodeIsWaitedFor() throws {
    counter.addLater()
    let done = expectation(description: "added")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 1)
    XCTAssertEqual(counter.count, 2)
  }

  func testIsolatedCodeIsAwaited() async {
    counter.add()
    XCTAssertEqual(counter.count, 2)
  }

  func testTheApplicationIsFoundByItsName() {
    XCTAssertTrue(UIApplication.safeShared === UIApplication.shared)
    XCTAssertFalse(UIView.responds(to: NSSelectorFromString("sharedApplication")))
  }

  func testAClassIsDescribedByItsName() {
    let cell: any Reusable.Type = TaskCell.self
    XCTAssertEqual(cell.description(), "Tasks.TaskCell")
    XCTAssertEqual(UITableViewCell.description(), "UITableViewCell")
  }
}
