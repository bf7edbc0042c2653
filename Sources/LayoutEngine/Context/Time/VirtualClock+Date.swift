public import Foundation
import Synchronization

/// The conversion of real dates to virtual time.
///
/// Code for a real run loop contains `RunLoop.current.run(until: Date() + 0.2)`. Some time passes
/// between its reading of the real clock and this one. So the distance is rounded up to ten
/// milliseconds: 0.1999 becomes 0.2. Nothing in this package measures with dates, so recordings do
/// not depend on the real clock.
extension VirtualClock {
  /// Returns the virtual time until a date that code derived from the real time.
  nonisolated static func interval(until date: Date) -> TimeInterval {
    SimulatedDates.areInUse
      ? max(0, (date.timeIntervalSinceSimulatedNow * 1e6).rounded() / 1e6)
      : roundedUpToCentiseconds(date.timeIntervalSinceNow)
  }

  /// Rounds up to ten milliseconds, with a tolerance of a microsecond for floating-point errors.
  package nonisolated static func roundedUpToCentiseconds(
    _ interval: TimeInterval
  ) -> TimeInterval {
    max(0, ((interval - 1e-6) * 100).rounded(.up) / 100)
  }

  /// Returns the real date of a virtual time if both clocks run at the same rate.
  func date(of moment: VirtualTime) -> Date {
    let interval = (moment - time).seconds
    return SimulatedDates.areInUse
      ? Date.simulated(timeIntervalSinceNow: interval) : Date(timeIntervalSinceNow: interval)
  }
}

/// Whether dates in this process come from the device's clock; set by the first such date.
private enum SimulatedDates {
  private static let flag = Atomic(false)

  static var areInUse: Bool { flag.load(ordering: .relaxed) }

  static func use() { flag.store(true, ordering: .relaxed) }

  /// The real date at the start of virtual time, in whole seconds, so that dates are close to real
  /// ones.
  static let start = Date(
    timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded(.down)
  )
}

/// Foundation dates from the device's clock, for code that was rewritten to use them.
///
/// Virtual time starts at the launch of the program. After the first such date, dates for run loops
/// and timers are also compared with the clock.
extension Date {
  /// The current time of the current device.
  public static var simulatedNow: Date {
    SimulatedDates.use()
    return SimulatedDates.start + SimulatedDate().timeIntervalSinceReferenceDate
  }

  /// Returns the date at a number of seconds from the current time of the current device.
  public static func simulated(timeIntervalSinceNow interval: TimeInterval) -> Date {
    simulatedNow + interval
  }

  /// Seconds from the current time of the current device to this date.
  public var timeIntervalSinceSimulatedNow: TimeInterval { timeIntervalSince(.simulatedNow) }
}
