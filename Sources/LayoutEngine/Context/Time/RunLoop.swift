public import Foundation

/// The run loop of the simulated device; replaces Foundation's.
///
/// Running it advances virtual time.
@preconcurrency @MainActor
open class RunLoop: NSObject {
  /// Foundation's modes, which have no effect here.
  public typealias Mode = Foundation.RunLoop.Mode

  /// The current device's run loop.
  open class var current: RunLoop { DeviceContext.current.runLoop }

  /// The current device's run loop.
  open class var main: RunLoop { DeviceContext.current.runLoop }

  nonisolated override init() {
    super.init()
  }

  /// Schedules a timer.
  open func add(_ timer: Timer, forMode mode: Mode) {
    timer.schedule()
  }

  /// Runs a block in the next turn.
  open func perform(_ block: @escaping @MainActor () -> Void) {
    DeviceContext.current.clock.schedule(after: 0, block)
  }

  /// Runs a block in the next turn.
  open func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    perform(block)
  }

  /// Advances virtual time to a date.
  open func run(until limitDate: Date) {
    DeviceContext.current.clock.advance(by: VirtualClock.interval(until: limitDate))
  }

  /// Runs the loop until its next event or the date, whichever is first.
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    let clock = DeviceContext.current.clock
    guard let next = clock.nextEventTime else { return false }
    clock.advance(
      by: min((next - clock.time).seconds, VirtualClock.interval(until: limitDate))
    )
    return true
  }
}
