import XCTest

@testable import Tasks

private final class Target: NSObject {
  @objc var title = "a"
  @objc func one(_ sender: Any) {}
  @objc func two(_ sender: Any, with event: UIEvent) {}

  static var runsOnOldestSystem: Bool {
    if #unavailable(iOS 7) { false } else { true }
  }
}

final class ConstructTests: XCTestCase {
  func testSelectorsAreEqualByName() {
    XCTAssertEqual(#selector(Target.one(_:)), #selector(Target.one))
    XCTAssertNotEqual(#selector(Target.one(_:)), #selector(Target.two(_:with:)))
    XCTAssertEqual(NSStringFromSelector(#selector(Target.two(_:with:))), "two:with:")
    XCTAssertEqual(#selector(getter: Target.title), #selector(getter: TaskItem.title))
    XCTAssertEqual("\(#selector(setter: Target.title))", "setTitle:")
  }

  func testSettersAreCalled() {
    let target = Target()
    _ = target.perform(#selector(setter: Target.title), with: "b")
    XCTAssertEqual(target.title, "b")
  }

  func testBlocksCanBeStoredAsObjects() {
    typealias Handler = @convention(block) (Int) -> Int
    let twice: Handler = { $0 * 2 }
    let object = unsafeBitCast(twice, to: AnyObject.self)
    XCTAssertEqual(unsafeBitCast(object, to: Handler.self)(21), 42)
  }

  func testKeyPathsAreTexts() {
    XCTAssertEqual(#keyPath(UIView.isHidden), "hidden")
    XCTAssertEqual(#keyPath(TaskItem.isDone), "isDone")
  }

  func testThePlatformIsIOS() {
    XCTAssertEqual(PlatformView.platformName, "iOS")
    XCTAssertTrue(PlatformView.self == UIView.self)
  }

  func testAvailabilityDependsOnSystem() {
    XCTAssertFalse(PlatformView.isOnFutureSystem)
    XCTAssertTrue(Target.runsOnOldestSystem)
  }

  func testSwizzlingFindsNothing() {
    XCTAssertFalse(UIViewController.tracksAppearance)
  }

  func testWhatIsBesideAViewIsThere() {
    XCTAssertEqual(TaskSummary(TaskItem(title: "a")).text, "a")
  }

  func testActivitiesRun() {
    let width = XCTContext.runActivity(named: "measures") { activity -> CGFloat in
      activity.add(XCTAttachment(string: "a screen"))
      return UIScreen.main.bounds.width
    }
    XCTAssertGreaterThan(width, 0)
  }

  func testTimesAreMeasured() {
    measure { _ = TaskStore() }
  }

  /// The failure that the tool's own test looks for.
  func testFailuresNameThisFile() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["FAIL_ON_PURPOSE"] == nil)
    XCTFail("on purpose")
  }
}
