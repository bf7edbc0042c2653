import XCTest

@testable import Tasks

final class FormTests: XCTestCase {
  private let form = FormController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  override func setUp() {
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func testActionsTakeUpToTwoArguments() {
    form.saveButton.sendActions(for: .touchDown)
    form.saveButton.sendActions(for: .touchUpInside)
    form.saveButton.sendActions(for: .touchUpOutside)
    XCTAssertEqual(form.log, ["touched", "saved", "left"])
  }

  func testOutletsAreWeakWhereTheySaySo() {
    form.coordinator = NSObject()
    XCTAssertNil(form.coordinator)
    XCTAssertEqual(form.outletCount, 1)
    form.saveButton.removeFromSuperview()
    XCTAssertNotNil(form.titleField)
  }

  func testTheKeyboardMovesTheButton() {
    let before = form.saveButton.frame.maxY
    XCTAssertEqual(before, window.bounds.height)
    form.titleField.becomeFirstResponder()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertLessThan(form.saveButton.frame.maxY, before - 200)
    _ = form.textFieldShouldReturn(form.titleField)
    RunLoop.current.run(until: Date() + 1)
    XCTAssertEqual(form.saveButton.frame.maxY, before)
  }

  func testATapEndsEditing() throws {
    form.titleField.becomeFirstResponder()
    let tap = try XCTUnwrap(form.view.gestureRecognizers?.first as? UITapGestureRecognizer)
    tap.state = .ended
    XCTAssertFalse(form.titleField.isFirstResponder)
  }

  func testInspectablePropertiesAreProperties() {
    let button = RoundedButton(type: .custom)
    button.cornerRadius = 3
    button.inset = 12
    XCTAssertEqual(button.layer.cornerRadius, 3)
    XCTAssertEqual(button.contentEdgeInsets.right, 12)
  }
}
