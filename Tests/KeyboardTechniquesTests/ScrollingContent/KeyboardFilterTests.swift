import DeviceCatalog
import LayoutEngine
import Testing

@testable import KeyboardTechniques

/// The debounce alone: the delivered changes, their times and their order.
@Suite struct KeyboardFilterTests {
  @Test func keyboardGoesFirstAndSharesTimer() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(event(height: 216))
      clock.advance(by: 0.06)
      filter.submit(request(y: 500))
      clock.advance(by: 0.09)
      #expect(deliveries.all == [])
      clock.advance(by: 0.01)
      #expect(deliveries.all == ["0.16 keyboard 216", "0.16 scroll 500"])
    }
  }

  @Test func onlyNewestOfEachKindIsDelivered() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(event(height: 216))
      filter.submit(request(y: 100))
      filter.submit(request(y: 500))
      filter.submit(event(height: 260))
      clock.advance(by: 1)
      #expect(deliveries.all == ["0.1 keyboard 260", "0.1 scroll 500"])
    }
  }

  @Test func requestDuringDeliveryIsDelivered() throws {
    try onFilter { filter, deliveries, clock in
      deliveries.onEvent = { [unowned filter] in filter.submit(request(y: 500)) }
      filter.submit(event(height: 216))
      clock.advance(by: 1)
      #expect(deliveries.all == ["0.1 keyboard 216", "0.1 scroll 500"])
    }
  }

  @Test func emptyFlushHasNoEffect() throws {
    try onFilter { filter, deliveries, clock in
      filter.flush()
      #expect(deliveries.all == [])
      filter.submit(event(height: 216))
      filter.flush()
      filter.flush()
      clock.advance(by: 1)
      #expect(deliveries.all == ["0.0 keyboard 216"])
    }
  }

  @Test func suspensionKeepsRemainingTime() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(event(height: 216))
      clock.advance(by: 0.07)
      filter.suspend()
      clock.advance(by: 1)
      #expect(deliveries.all == [])
      filter.resume()
      clock.advance(by: 0.02)
      #expect(deliveries.all == [])
      clock.advance(by: 0.02)
      #expect(deliveries.all == ["1.1 keyboard 216"])
    }
  }

  @Test func suspendedSubmissionWaitsInFull() throws {
    try onFilter { filter, deliveries, clock in
      filter.suspend()
      filter.submit(event(height: 216))
      clock.advance(by: 1)
      filter.resume()
      clock.advance(by: 1)
      #expect(deliveries.all == ["1.1 keyboard 216"])
    }
  }

  @Test func suspendedFlushRunsAtResume() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(event(height: 216))
      filter.suspend()
      filter.flush()
      filter.resume()
      #expect(deliveries.all == ["0.0 keyboard 216"])
    }
  }

  @Test func submissionAfterSuspendedFlushWaitsAgain() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(event(height: 216))
      filter.suspend()
      filter.flush()
      filter.submit(event(height: 260))
      filter.resume()
      clock.advance(by: 1)
      #expect(deliveries.all == ["0.1 keyboard 260"])
    }
  }

  @Test func resumingWithNothingPendingDeliversNothing() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(event(height: 216))
      clock.advance(by: 1)
      filter.suspend()
      filter.suspend()
      filter.resume()
      filter.resume()
      clock.advance(by: 1)
      #expect(deliveries.all == ["0.1 keyboard 216"])
    }
  }

  private func onFilter(
    _ body: @MainActor (KeyboardFilter, Deliveries, VirtualClock) -> Void
  ) throws {
    let device = try Fixture.i8.device(orientation: .portrait, keyboard: 216, landscape: nil)
    device.run {
      let filter = KeyboardFilter(delay: 0.1)
      let deliveries = Deliveries()
      filter.deliverEvent = { deliveries.receive($0) }
      filter.deliverRequest = { deliveries.receive($0) }
      body(filter, deliveries, device.clock)
    }
  }
}

/// The deliveries of a filter, with the time in seconds.
@MainActor
private final class Deliveries {
  private(set) var all: [String] = []
  var onEvent: () -> Void = {}

  func receive(_ event: KeyboardEvent) {
    all.append("\(CACurrentMediaTime()) keyboard \(Int(event.frame.height))")
    onEvent()
  }

  func receive(_ request: ScrollRequest) {
    guard case .content(let rect) = request.target else { return }
    all.append("\(CACurrentMediaTime()) scroll \(Int(rect.minY))")
  }
}

private func event(height: CGFloat) -> KeyboardEvent {
  KeyboardEvent(
    frame: CGRect(x: 0, y: 667 - height, width: 375, height: height),
    duration: 0.25
  )
}

private func request(y: CGFloat) -> ScrollRequest {
  let rect = CGRect(x: 0, y: y, width: 100, height: 40)
  return ScrollRequest(target: .content(rect), animated: true, margin: 0)
}
