import XCTest

@testable import Tasks

private final class Listener: NSObject, UIScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

private final class Silent: NSObject, UIScrollViewDelegate {}

final class DynamicClassTests: XCTestCase {
  func testObjectsAreMadeOfClasses() {
    XCTAssertEqual(ViewFactory.view(of: Badge.self).tag, 7)
    XCTAssertEqual(ViewFactory.view(of: UILabel.self).frame.height, 20)
    let cell = ViewFactory.cell(of: TaskCell.self)
    XCTAssertEqual(cell.reuseIdentifier, "TaskCell")
    XCTAssertTrue(type(of: ViewFactory.button(of: RoundedButton.self)) == RoundedButton.self)
    XCTAssertEqual(ViewFactory.button(of: RoundedButton.self).buttonType, .custom)
    XCTAssertTrue(type(of: Badge.square(5)) == Badge.self)
    let controllers = ViewFactory.controllers([AboutController.self, ListController.self])
    XCTAssertEqual((controllers.first as? AboutController)?.version, "1.0")
    XCTAssertTrue(controllers.last is ListController)
  }

  func testClassesHaveNames() {
    XCTAssertTrue(ViewFactory.badge(named: "TKBadge") is Badge)
    XCTAssertTrue(ViewFactory.badge(named: "Tasks.Badge") is Badge)
    XCTAssertTrue(ViewFactory.badge(named: "UILabel") is UILabel)
    XCTAssertNil(ViewFactory.badge(named: "TKOther"))
    XCTAssertNotNil(NSClassFromString("XCTestCase"))
  }

  func testObjectsRespondToTheirMethods() {
    let forwarder = ScrollForwarder()
    let listener = Listener()
    let silent = Silent()
    for target in [listener, silent] as [NSObjectProtocol & UIScrollViewDelegate] {
      forwarder.target = target
      forwarder.scrollViewDidScroll(UIScrollView())
    }
    XCTAssertEqual(forwarder.forwarded, 1)
    XCTAssertEqual(listener.count, 1)
    XCTAssertTrue(forwarder.responds(to: Selector(("forwardAnything"))))
    XCTAssertFalse(listener.responds(to: Selector(("forwardAnything"))))
    XCTAssertTrue(UIView().responds(to: #selector(UIView.layoutSubviews)))
    XCTAssertFalse(listener.responds(to: #selector(UIView.layoutSubviews)))
  }

  func testMessagesReachMethodsByTheirNames() {
    let runner = CommandRunner()
    XCTAssertTrue(runner.run("start"))
    XCTAssertTrue(runner.run("openFile:", with: "a.txt"))
    XCTAssertFalse(runner.run("stop"))
    XCTAssertEqual(runner.log, ["start", "open a.txt"])
  }

  func testMembersOfAnyObjectAreFound() {
    let runner = CommandRunner()
    XCTAssertNil(runner.firstTag)
    runner.parts = [ViewFactory.view(of: Badge.self)]
    XCTAssertEqual(runner.firstTag, 7)
  }
}
