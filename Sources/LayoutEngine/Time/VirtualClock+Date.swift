public import Foundation
import Synchronization

/// The bridge from dates, which stay real, to virtual time.
///
/// Code written for a real run loop has `RunLoop.current.run(until: Date() + 0.2)`. Between its
/// reading of the real clock and ours some time has gone by, so the distance is rounded up to ten
/// milliseconds: 0.1999 is 0.2 again. Nothing in this package measures with dates, so no recording
/// depends on the real clock.
extension VirtualClock {
  /// The virtual distance from now to a date that was computed from the real now.
  nonisolated static func interval(until date: Date) -> TimeInterval {
    SimulatedDates.areInUse
      ? max(0, (date.timeIntervalSinceSimulatedNow * 1e6).rounded() / 1e6)
      : roundedUpToCentiseconds(date.timeIntervalSinceNow)
  }

  /// Rounds up to ten milliseconds, after forgiving a microsecond of floating-point noise.
  nonisolated static func roundedUpToCentiseconds(_ interval: TimeInterval) -> TimeInterval {
    max(0, ((interval - 1e-6) * 100).rounded(.up) / 100)
  }

  /// The date at which a moment of virtual time comes if the two clocks go at the same pace.
  func date(of moment: VirtualTime) -> Date {
    let interval = (moment - time).seconds
    return SimulatedDates.areInUse
      ? Date.simulated(timeIntervalSinceNow: interval) : Date(timeIntervalSinceNow: interval)
  }
}

/// Whether dates of code on this device come from its clock: once one did, all do.
private enum SimulatedDates {
  private static let flag = Atomic(false)

  static var areInUse: Bool { flag.load(ordering: .relaxed) }

  static func use() { flag.store(true, ordering: .relaxed) }

  /// When the clock's time began, in whole seconds: dates are near those that others write.
  static let start = Date(
    timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded(.down)
  )
}

/// Dates of Foundation's that the clock of the device makes, for code that was rewritten to ask
/// for them.
///
/// Virtual time goes on from when the program was started. From the first such date on, those that
/// are handed to run loops and timers are compared with the clock, too.
extension Date {
  /// The present moment of the current device.
  public static var simulatedNow: Date {
    SimulatedDates.use()
    return SimulatedDates.start + SimulatedDate().timeIntervalSinceReferenceDate
  }

  /// A moment so many seconds from the present one of the current device.
  public static func simulated(timeIntervalSinceNow interval: TimeInterval) -> Date {
    simulatedNow + interval
  }

  /// Seconds from the present moment of the current device to this one.
  public var timeIntervalSinceSimulatedNow: TimeInterval { timeIntervalSince(.simulatedNow) }
}
