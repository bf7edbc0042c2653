import LayoutEngine
import Testing

@MainActor @Suite struct VirtualClockTests {
  @Test func eventsRunByTimeThenScheduling() {
    let clock = VirtualClock(endTurn: {})
    var journal: [String] = []
    clock.schedule(after: 0.2) { journal.append("second") }
    clock.schedule(after: 0.1) { journal.append("first") }
    clock.schedule(after: 0.2) { journal.append("third") }
    clock.advance(by: 1)
    #expect(journal == ["first", "second", "third"])
    #expect(clock.now == 1)
  }

  @Test func eventsReadTheirScheduledTime() {
    let clock = VirtualClock(endTurn: {})
    var seen: [Double] = []
    clock.schedule(after: 0.25) { seen.append(clock.now) }
    clock.schedule(after: 0.75) { seen.append(clock.now) }
    clock.advance(by: 0.5)
    #expect(seen == [0.25])
    #expect(clock.now == 0.5)
    clock.advance(by: 0.25)
    #expect(seen == [0.25, 0.75])
  }

  /// In floating point 0.1 + 0.1 + 0.1 is more than 0.3, and 0.7 + 0.1 + 0.1 less than 0.9.
  @Test(arguments: [([0.1, 0.1, 0.1], 0.3), ([0.7, 0.1, 0.1], 0.9)])
  func waitsAddUpExactly(waits: [Double], total: Double) {
    let clock = VirtualClock(endTurn: {})
    var fired = false
    clock.schedule(after: total) { fired = true }
    for wait in waits.dropLast() { clock.advance(by: wait) }
    #expect(!fired)
    clock.advance(by: waits.last ?? 0)
    #expect(fired)
    #expect(clock.now == total)
  }

  @Test func nestedEventsRunInSameAdvance() {
    let clock = VirtualClock(endTurn: {})
    var times: [Double] = []
    clock.schedule(after: 0.1) {
      clock.schedule(after: 0.1) { times.append(clock.now) }
      clock.schedule(after: 0.5) { times.append(clock.now) }
    }
    clock.advance(by: 0.3)
    #expect(times == [0.2])
  }

  @Test func settleRunsDueEventsOnly() {
    let clock = VirtualClock(endTurn: {})
    var journal: [String] = []
    clock.schedule(after: 0) { journal.append("now") }
    clock.schedule(after: 0.001) { journal.append("later") }
    clock.settle()
    #expect(journal == ["now"])
    #expect(clock.now == 0)
  }

  @Test func timersRunBeforeScriptsAtSameTime() {
    let clock = VirtualClock(endTurn: {})
    var journal: [String] = []
    clock.schedule(after: 0.1, precedence: .script) { journal.append("script") }
    clock.schedule(after: 0.1) { journal.append("timer") }
    clock.advance(by: 0.1)
    #expect(journal == ["timer", "script"])
  }

  @Test func canceledEventsDoNotRun() {
    let clock = VirtualClock(endTurn: {})
    var journal: [String] = []
    let event = clock.schedule(after: 0.1) { journal.append("cancelled") }
    clock.schedule(after: 0.1) { journal.append("kept") }
    clock.cancel(event)
    clock.advance(by: 1)
    #expect(journal == ["kept"])
  }

  @Test func everyEventEndsATurn() {
    var turns: [String] = []
    let clock = VirtualClock(endTurn: { turns.append("end") })
    clock.schedule(after: 0.1) { turns.append("a") }
    clock.schedule(after: 0.2) { turns.append("b") }
    clock.advance(by: 0.3)
    #expect(turns == ["end", "a", "end", "b", "end"])
  }

  @Test func eventCanAdvanceTime() {
    let clock = VirtualClock(endTurn: {})
    var journal: [String] = []
    clock.schedule(after: 0.1) {
      journal.append("before")
      clock.advance(by: 0.5)
      journal.append("after")
    }
    clock.schedule(after: 0.3) { journal.append("between") }
    clock.advance(by: 0.2)
    #expect(journal == ["before", "between", "after"])
    #expect(clock.now == 0.6)
  }

  @Test func deviceTasksRunAtEndOfTurn() throws {
    let device = try makeDevice()
    let journal = device.run {
      var journal: [String] = []
      device.clock.schedule(after: 0.1) {
        Task { @MainActor in journal.append("task") }
        journal.append("event")
      }
      device.clock.schedule(after: 0.2) { journal.append("next event") }
      device.clock.advance(by: 1)
      return journal
    }
    #expect(journal == ["event", "task", "next event"])
  }
}
