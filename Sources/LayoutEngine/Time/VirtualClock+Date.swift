import Foundation

/// The bridge from dates, which stay real, to virtual time.
///
/// Code written for a real run loop has `RunLoop.current.run(until: Date() + 0.2)`. Between its
/// reading of the real clock and ours some time has gone by, so the distance is rounded up to ten
/// milliseconds: 0.1999 is 0.2 again. Nothing in this package measures with dates, so no recording
/// depends on the real clock.
extension VirtualClock {
  /// The virtual distance from now to a date that was computed from the real now.
  nonisolated static func interval(until date: Date) -> TimeInterval {
    roundedUpToCentiseconds(date.timeIntervalSinceNow)
  }

  /// Rounds up to ten milliseconds, after forgiving a microsecond of floating-point noise.
  nonisolated static func roundedUpToCentiseconds(_ interval: TimeInterval) -> TimeInterval {
    max(0, ((interval - 1e-6) * 100).rounded(.up) / 100)
  }

  /// The date at which a moment of virtual time comes if the two clocks go at the same pace.
  func date(of moment: VirtualTime) -> Date {
    Date(timeIntervalSinceNow: (moment - time).seconds)
  }
}
