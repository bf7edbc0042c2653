import XCTest

@testable import Tasks

final class InterfaceFileTests: XCTestCase {
  private func show() throws -> (UIWindow, UINavigationController, ProfileController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack = try XCTUnwrap(ProfileController.make())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, stack, try XCTUnwrap(stack.topViewController as? ProfileController))
  }

  func testOutletsAreConnected() throws {
    let (window, _, profile) = try show()
    XCTAssertEqual(profile.nameField.text, "Ada")
    XCTAssertEqual(profile.buttons, [profile.saveButton, profile.moreButton])
    XCTAssertEqual(profile.saveButton.layer.cornerRadius, 12)
    XCTAssertTrue(profile.nameField.delegate === profile)
    XCTAssertEqual(profile.saveButton.frame.height, 50)
    XCTAssertEqual(profile.saveButton.frame.width, window.bounds.width - 40)
    let distance = profile.saveButton.frame.minY - profile.nameField.frame.maxY
    XCTAssertEqual(distance, 16, accuracy: 0.001)
  }

  func testActionsAndSeguesAreConnected() throws {
    let (window, stack, profile) = try show()
    profile.saveButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(profile.saved, ["Ada true"])
    profile.moreButton.sendActions(for: .touchUpInside)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual((stack.topViewController as? ProfileDetailController)?.name, "Ada")
    XCTAssertEqual(window.rootViewController, stack)
  }

  func testScenesHaveIdentifiers() {
    let storyboard = UIStoryboard(name: "Profile", bundle: nil)
    let profile = storyboard.instantiateViewController(withIdentifier: "profile")
    XCTAssertTrue(profile is ProfileController)
  }

  /// 120 less 8 on each side, and 32 less 4 above and below.
  func testNibsMakeViews() throws {
    let tag = try XCTUnwrap(TagView.make())
    tag.layoutIfNeeded()
    XCTAssertTrue(tag.isAwake)
    XCTAssertEqual(tag.text, "Tag")
    XCTAssertEqual(tag.subviews.first?.frame, CGRect(x: 8, y: 4, width: 104, height: 24))
    let loaded = Bundle.main.loadNibNamed("TagView", owner: nil, options: nil)?.first
    XCTAssertTrue(loaded is TagView)
  }

  /// The nib is found by the name of the class; its label is 30 from each side, 100 from the top.
  func testControllersHaveTheNibOfTheirClass() {
    let controller = NoticeViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.notice, "Notice")
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.noticeFrame.origin, CGPoint(x: 30, y: 100))
    XCTAssertEqual(controller.noticeFrame.width, 240)
    XCTAssertTrue(UIViewController().view.subviews.isEmpty)
  }
}
