import Testing
import UIKit

@MainActor @Suite struct TimerTests {
  @Test func aTimerFiresOnceByTheClock() throws {
    try makeDevice().run {
      var times: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        times.append(CACurrentMediaTime())
      }
      #expect(timer.isValid)
      SimulatedDevice.current.clock.advance(by: 0.5)
      #expect(times == [0.1])
      #expect(!timer.isValid)
    }
  }

  @Test func repeatingTimerFiresUntilInvalidated() throws {
    try makeDevice().run {
      var times: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        times.append(CACurrentMediaTime())
        if times.count == 3 { timer.invalidate() }
      }
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(times == [0.1, 0.2, 0.3])
      #expect(!timer.isValid)
    }
  }

  @Test func unscheduledTimerWaitsForRunLoop() throws {
    try makeDevice().run {
      var fired = 0
      let timer = Timer(timeInterval: 0.1, repeats: false) { _ in fired += 1 }
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(fired == 0)
      RunLoop.current.add(timer, forMode: .common)
      SimulatedDevice.current.clock.settle()
      #expect(fired == 1)
    }
  }

  @Test func manualFireInvalidatesSingleTimer() throws {
    try makeDevice().run {
      var fired = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in fired += 1 }
      timer.fire()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(fired == 1)
      #expect(!timer.isValid)
    }
  }

  @Test func timerSendsMessage() throws {
    try makeDevice().run {
      let target = Target()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.1,
        target: target,
        selector: Selector(Target.expire(_:)),
        userInfo: nil,
        repeats: false
      )
      SimulatedDevice.current.clock.advance(by: 0.1)
      #expect(target.timers == [timer])
    }
  }

  @Test func runLoopAdvancesVirtualTime() throws {
    try makeDevice().run {
      RunLoop.current.run(until: Date().addingTimeInterval(0.2))
      #expect(CACurrentMediaTime().isAbout(0.2))
    }
  }

  @Test func runningOnceStopsAfterTheNextEvent() throws {
    try makeDevice().run {
      var fired = 0
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in fired += 1 }
      #expect(RunLoop.current.run(mode: .default, before: .distantFuture))
      #expect(fired == 1)
      #expect(CACurrentMediaTime() == 0.05)
    }
  }

  @Test func fireDateMovesTimer() throws {
    try makeDevice().run {
      var times: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        times.append(CACurrentMediaTime())
      }
      timer.fireDate = Date().addingTimeInterval(0.3)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(times.allSatisfy { $0.isAbout(0.3) })
      #expect(times.count == 1)
    }
  }
}

/// The queue has its own name in these tests, because the compiler isolates closures of calls
/// spelled `DispatchQueue.main.async` to the concurrency library's main actor.
@MainActor @Suite struct DispatchQueueTests {
  @Test func blocksRunInALaterTurn() throws {
    try makeDevice().run {
      let journal = Target()
      let queue = DispatchQueue.main
      queue.async { journal.words.append("later") }
      journal.words.append("now")
      SimulatedDevice.current.clock.settle()
      #expect(journal.words == ["now", "later"])
    }
  }

  @Test func delayedBlocksRunByTheClock() throws {
    try makeDevice().run {
      let journal = Target()
      let queue = DispatchQueue.main
      queue.asyncAfter(deadline: .now() + 0.3) {
        journal.words.append(CACurrentMediaTime().isAbout(0.3) ? "in time" : "at another time")
      }
      SimulatedDevice.current.clock.advance(by: 0.1)
      #expect(journal.words.isEmpty)
      SimulatedDevice.current.clock.advance(by: 0.2)
      #expect(journal.words == ["in time"])
    }
  }

  @Test func canceledWorkItemsDoNotRun() throws {
    try makeDevice().run {
      let journal = Target()
      let queue = DispatchQueue.main
      let item = DispatchWorkItem { journal.words.append("cancelled") }
      queue.asyncAfter(deadline: .now() + 0.1, execute: item)
      item.cancel()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(journal.words.isEmpty)
    }
  }
}

@MainActor private final class Target {
  var timers: [Timer] = []
  var words: [String] = []

  func expire(_ timer: Timer) { timers.append(timer) }
}

extension TimeInterval {
  /// Returns whether a virtual distance came from a real date of this distance.
  ///
  /// The two differ by the real time between two readings of the real clock, which can be long on a
  /// busy machine.
  fileprivate func isAbout(_ distance: TimeInterval) -> Bool {
    (distance - 0.15...distance).contains(self)
  }
}
