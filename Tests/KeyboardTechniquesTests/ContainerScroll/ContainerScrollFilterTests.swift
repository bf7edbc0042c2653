import DeviceCatalog
import LayoutEngine
import Testing

@testable import KeyboardTechniques

@Suite struct ContainerScrollFilterTests {
  @Test("E19: unpaired suspend, resume, flush are errors")
  func mistakesAreReported() throws {
    try onFilter { filter, deliveries, clock in
      filter.resume()
      filter.suspend()
      filter.suspend()
      filter.flush()
      #expect(
        deliveries.mistakes == [.resumedWithoutSuspension, .suspendedTwice, .flushedWhileSuspended]
      )
    }
  }

  @Test func resumedDeliveryWaitsFullInterval() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(216)
      clock.advance(by: 0.1)
      filter.suspend()
      clock.advance(by: 1)
      filter.resume()
      clock.advance(by: 0.149)
      #expect(deliveries.all == [])
      clock.advance(by: 0.001)
      #expect(deliveries.all == [216])
    }
  }

  @Test func suspensionRepeatsNoDelivery() throws {
    try onFilter { filter, deliveries, clock in
      filter.submit(216)
      clock.advance(by: 1)
      filter.suspend()
      filter.resume()
      filter.flush()
      clock.advance(by: 1)
      #expect(deliveries.all == [216])
    }
  }

  private func onFilter(
    _ body: @MainActor (ContainerScrollFilter<Int>, Deliveries, VirtualClock) -> Void
  ) throws {
    let device = try Fixture.i8.device(orientation: .portrait, keyboard: 216, landscape: nil)
    device.run {
      let filter = ContainerScrollFilter<Int>(delay: 0.15, restartsRunningTimer: true)
      let deliveries = Deliveries()
      filter.deliver = { deliveries.all.append($0) }
      filter.report = { deliveries.mistakes.append($0) }
      body(filter, deliveries, device.clock)
    }
  }
}

@MainActor
private final class Deliveries {
  var all: [Int] = []
  var mistakes: [TechniqueEvent.Diagnostic] = []
}
