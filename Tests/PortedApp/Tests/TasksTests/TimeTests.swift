import XCTest

@testable import Tasks

/// Waiting, by each of XCTest's ways; none takes real time.
@MainActor
final class TimeTests: XCTestCase {
  func testTimersFireWhileATestWaits() {
    let done = expectation(description: "done")
    let countdown = Countdown(from: 60) { done.fulfill() }
    wait(for: [done], timeout: 61)
    XCTAssertEqual(countdown.rest, 0)
    XCTAssertEqual(countdown.duration, 60, accuracy: 0.001)
  }

  /// A test ends its wait at the first frame after the fulfillment.
  func testWaitingEndsWithWhatIsWaitedFor() {
    let start = Date()
    let done = expectation(description: "done")
    Loader.load(after: 5) { _ in done.fulfill() }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(Date().timeIntervalSince(start), 5, accuracy: 0.02)
  }

  /// Work that another thread starts on the main one also follows the device's clock.
  func testWorkOfOtherThreadsIsWaitedFor() {
    let done = expectation(description: "done")
    let queue = OperationQueue()
    queue.addOperation {
      OperationQueue.main.addOperation {
        Loader.load(after: 0.1) { _ in done.fulfill() }
      }
    }
    wait(for: [done], timeout: 1)
  }

  func testAllExpectationsAreWaitedFor() {
    let first = expectation(description: "first")
    first.expectedFulfillmentCount = 2
    Loader.load(after: 5) { _ in first.fulfill() }
    Loader.load(after: 6) { _ in first.fulfill() }
    let error = expectation(forNotification: .tasksDidChange, object: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      NotificationCenter.default.post(name: .tasksDidChange, object: nil)
    }
    waitForExpectations(timeout: 10)
    XCTAssertEqual(error.expectationDescription.isEmpty, false)
  }

  func testInvertedExpectationsWaitToTheEnd() {
    let never = XCTestExpectation(description: "never")
    never.isInverted = true
    Loader.load(after: 5) { _ in never.fulfill() }
    XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 4), .completed)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
  }

  func testAsynchronousTestsWait() async {
    let done = expectation(description: "done")
    Loader.load(after: 30) { value in
      XCTAssertEqual(value, 42)
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 31)
  }

  func testSleepingLetsTimePass() {
    let start = Date()
    var isOver = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isOver = true }
    Thread.sleep(forTimeInterval: 1)
    XCTAssertTrue(isOver)
    XCTAssertEqual(Date().timeIntervalSince(start), 1, accuracy: 0.001)
    usleep(500_000)
    XCTAssertEqual(-start.timeIntervalSinceNow, 1.5, accuracy: 0.001)
  }

  func testDelayedMessagesAreCancelled() {
    let debouncer = Debouncer()
    let bar = UISearchBar()
    for text in ["a", "ab", "abc"] {
      debouncer.searchBar(bar, textDidChange: text)
      RunLoop.current.run(until: Date() + 0.1)
    }
    XCTAssertEqual(debouncer.searches, [])
    RunLoop.current.run(until: Date() + 1)
    XCTAssertEqual(debouncer.searches, ["abc"])
  }

  func testItemsAreLateByTheClock() {
    let item = TaskItem(title: "soon", due: Date(timeIntervalSinceNow: 10))
    XCTAssertFalse(item.isLate)
    RunLoop.current.run(until: Date() + 11)
    XCTAssertTrue(item.isLate)
  }
}
