import Combine
import XCTest

@testable import Tasks

final class PublisherTests: XCTestCase {
  private var model: SearchModel!

  override func setUp() {
    super.setUp()
    model = SearchModel(items: ["apple", "apricot", "plum"])
  }

  private func letTimePass(_ seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  func testTypingIsDebounced() {
    for text in ["a", "AP", "apr"] {
      model.query = text
      letTimePass(0.2)
    }
    XCTAssertEqual(model.results, [])
    letTimePass(0.2)
    XCTAssertEqual(model.results, ["apricot"])
    model.isEnabled = false
    model.query = "p"
    letTimePass(1)
    XCTAssertEqual(model.results, ["apricot"])
  }

  func testSubjectsAreMergedOnTheRunLoop() {
    model.selection.send("plum")
    model.state.value = 3
    XCTAssertEqual(model.log, [])
    letTimePass(0.1)
    XCTAssertEqual(model.log, ["0", "plum", "3"])
    NotificationCenter.default.post(name: .tasksDidChange, object: nil)
    XCTAssertEqual(model.log.last, "changed")
  }

  func testTimersPublishByTheClock() {
    var counts: [Int] = []
    let cancellable = model.countSeconds().sink { counts.append($0) }
    letTimePass(3.5)
    cancellable.cancel()
    letTimePass(2)
    XCTAssertEqual(counts, [1, 2, 3])
  }

  func testFuturesEnd() {
    let done = expectation(description: "done")
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    model.load(7).sink { completion in
      if case .finished = completion { done.fulfill() }
    } receiveValue: {
      values.append($0)
    }.store(in: &cancellables)
    wait(for: [done], timeout: 3)
    XCTAssertEqual(values, [7])
    var failure: URLError.Code?
    model.load(0).sink {
      if case .failure(let error) = $0 { failure = error.code }
    } receiveValue: { _ in
    }.store(in: &cancellables)
    XCTAssertEqual(failure, .badURL)
  }

  func testObjectsAnnounceTheirChanges() {
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.query = "x"
    model.isEnabled = false
    XCTAssertEqual(count, 2)
    cancellable.cancel()
  }

  func testPropertiesArePublished() {
    let progress = WorkProgress()
    var fractions: [Double] = []
    let cancellable = model.fraction(of: progress).sink { fractions.append($0) }
    progress.fraction = 0.5
    cancellable.cancel()
    progress.fraction = 1
    XCTAssertEqual(fractions, [0, 0.5])
  }
}
