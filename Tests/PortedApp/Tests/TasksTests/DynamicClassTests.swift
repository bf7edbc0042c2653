import XCTest

@testable import Tasks

private final class Listener: NSObject, UIScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

private final class Silent: NSObject, UIScrollViewDelegate {}

private final class Refusing: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

private final class Listening: NSObject, UITextFieldDelegate {
  var log: [String] = []
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
}

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

  func testMessagesAreForwarded() {
    let (field, router) = (UITextField(), DelegateRouter())
    let (refusing, listening) = (Refusing(), Listening())
    field.delegate = router
    XCTAssertEqual(field.delegate?.textFieldShouldClear?(field) ?? true, true)
    XCTAssertFalse(router.responds(to: #selector(UITextFieldDelegate.textFieldDidEndEditing(_:))))
    router.second = listening
    XCTAssertTrue(router.responds(to: #selector(UITextFieldDelegate.textFieldDidEndEditing(_:))))
    XCTAssertEqual(field.delegate?.textFieldShouldReturn?(field) ?? false, true)
    router.first = refusing
    XCTAssertEqual(field.delegate?.textFieldShouldReturn?(field) ?? true, false)
    // The router has this method itself.
    field.delegate?.textFieldDidBeginEditing?(field)
    XCTAssertEqual(field.placeholder, "editing")
    field.delegate?.textFieldDidEndEditing?(field)
    XCTAssertEqual(listening.log, ["return", "end"])
  }

  func testMessagesReachMethodsByTheirNames() {
    let runner = CommandRunner()
    XCTAssertTrue(runner.run("start"))
    XCTAssertTrue(runner.run("openFile:", with: "a.txt"))
    XCTAssertFalse(runner.run("stop"))
    XCTAssertEqual(runner.log, ["start", "open a.txt"])
    XCTAssertTrue((runner as NSObject).accessibilityActivate())
    XCTAssertEqual(runner.log.count, 3)
    XCTAssertFalse(NSObject().accessibilityActivate())
  }

  func testMembersOfAnyObjectAreFound() {
    let runner = CommandRunner()
    XCTAssertNil(runner.firstTag)
    runner.parts = [ViewFactory.view(of: Badge.self)]
    XCTAssertEqual(runner.firstTag, 7)
  }
}
