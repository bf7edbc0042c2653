import Foundation
import LayoutEngine
import Testing

/// Dates that follow the device's clock.
@Suite struct SimulatedDateTests {
  @Test func runLoopAdvancesDates() throws {
    try makeDevice().run {
      let start = SimulatedDate()
      #expect(SimulatedDate().timeIntervalSince(start) == 0)
      RunLoop.current.run(until: SimulatedDate().addingTimeInterval(0.25))
      #expect(SimulatedDate().timeIntervalSince(start) == 0.25)
      #expect(start.timeIntervalSinceNow == -0.25)
    }
  }

  @Test func timerFiresAtDate() throws {
    try makeDevice().run {
      var fired: [TimeInterval] = []
      let date = SimulatedDate(timeIntervalSinceNow: 2)
      let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
        fired.append(SimulatedDate().timeIntervalSince(date))
      }
      RunLoop.current.add(timer, forMode: .common)
      RunLoop.current.run(until: date - 0.5)
      #expect(fired.isEmpty)
      RunLoop.current.run(until: date)
      #expect(fired == [0])
    }
  }

  @Test func deviceStartsAtReferenceDate() throws {
    try makeDevice().run {
      #expect(
        Foundation.Date(SimulatedDate()) == Foundation.Date(timeIntervalSinceReferenceDate: 0)
      )
      #expect(SimulatedDate() < .distantFuture)
      // From 1970 to 2001.
      #expect(SimulatedDate().timeIntervalSince1970 == 978_307_200)
    }
  }
}
