public import Foundation

/// The run loop of the simulated device; replaces Foundation's.
///
/// Running it is letting virtual time pass.
@preconcurrency @MainActor
open class RunLoop: NSObject {
  /// Foundation's names of the modes; all modes are one here.
  public typealias Mode = Foundation.RunLoop.Mode

  /// The current device's run loop.
  open class var current: RunLoop { SimulatedDevice.current.runLoop }

  /// The current device's run loop.
  open class var main: RunLoop { SimulatedDevice.current.runLoop }

  /// Creates the run loop of a device.
  nonisolated override init() {
    super.init()
  }

  /// Puts a timer on the clock.
  open func add(_ timer: Timer, forMode mode: Mode) {
    timer.schedule()
  }

  /// Runs a block in the next turn of the loop.
  open func perform(_ block: @escaping @MainActor () -> Void) {
    SimulatedDevice.current.clock.schedule(after: 0, block)
  }

  /// Runs a block in the next turn of the loop.
  open func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    perform(block)
  }

  /// Lets the time until a date pass.
  open func run(until limitDate: Date) {
    SimulatedDevice.current.clock.advance(by: VirtualClock.interval(until: limitDate))
  }

  /// Runs the loop until its next event or the date, whichever comes first.
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    let clock = SimulatedDevice.current.clock
    guard let next = clock.nextEventTime else { return false }
    clock.advance(
      by: min((next - clock.time).seconds, VirtualClock.interval(until: limitDate))
    )
    return true
  }
}
