public import Foundation

/// A date on the simulated device's clock, with the members that measure time.
///
/// `Date()` returns the real time. A module with `typealias Date = UIKit.SimulatedDate` in its shim
/// uses dates that advance only with the run loop. So it can compute the rest of a paused delay. A
/// device is switched on at the reference date, the start of 2001.
public struct SimulatedDate: Hashable, Comparable, Codable, Sendable {
  /// Before any date of a run.
  public static let distantPast = SimulatedDate(Foundation.Date.distantPast)
  /// After any date of a run.
  public static let distantFuture = SimulatedDate(Foundation.Date.distantFuture)
  /// The current time of the current device.
  public static var now: SimulatedDate { SimulatedDate() }

  /// Seconds since the start of 2001.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// Makes a date with the current time of the current device.
  public init() {
    let now = MainActor.assumeIsolated { DeviceContext.current.clock.now }
    self.init(timeIntervalSinceReferenceDate: now)
  }

  /// Makes a date from seconds since the start of 2001.
  public init(timeIntervalSinceReferenceDate interval: TimeInterval) {
    timeIntervalSinceReferenceDate = interval
  }

  /// Makes a date at a number of seconds from now.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = SimulatedDate() + interval
  }

  /// Makes a date at a number of seconds after another date.
  public init(timeInterval interval: TimeInterval, since date: SimulatedDate) {
    self = date + interval
  }

  /// Makes a date from seconds since the start of 1970.
  public init(timeIntervalSince1970 interval: TimeInterval) {
    self.init(Foundation.Date(timeIntervalSince1970: interval))
  }

  /// Makes a date from Foundation's.
  public init(_ date: Foundation.Date) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }

  /// Seconds since the start of 1970.
  public var timeIntervalSince1970: TimeInterval {
    Foundation.Date(self).timeIntervalSince1970
  }

  /// Seconds from now; negative for the past.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SimulatedDate()) }

  /// Returns the seconds from another date to this one.
  public func timeIntervalSince(_ date: SimulatedDate) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// Returns the date that is a number of seconds later.
  public func addingTimeInterval(_ interval: TimeInterval) -> SimulatedDate { self + interval }

  public mutating func addTimeInterval(_ interval: TimeInterval) { self += interval }

  /// Returns the seconds from this date to another.
  public func distance(to other: SimulatedDate) -> TimeInterval { other.timeIntervalSince(self) }

  /// Returns the date that is a number of seconds later.
  public func advanced(by interval: TimeInterval) -> SimulatedDate { self + interval }

  public func compare(_ other: SimulatedDate) -> ComparisonResult {
    self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
  }

  public static func < (left: SimulatedDate, right: SimulatedDate) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }

  /// Returns the date that is a number of seconds later.
  public static func + (date: SimulatedDate, interval: TimeInterval) -> SimulatedDate {
    SimulatedDate(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + interval
    )
  }

  /// Returns the date that is a number of seconds earlier.
  public static func - (date: SimulatedDate, interval: TimeInterval) -> SimulatedDate {
    date + -interval
  }

  public static func += (date: inout SimulatedDate, interval: TimeInterval) {
    date = date + interval
  }

  public static func -= (date: inout SimulatedDate, interval: TimeInterval) {
    date = date - interval
  }
}

extension SimulatedDate: CustomStringConvertible {
  /// The date in UTC, in Foundation's format.
  public var description: String { Foundation.Date(self).description }
}

extension Date {
  /// Makes a date of Foundation's, for calendars and formatters.
  public init(_ date: SimulatedDate) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
}

extension RunLoop {
  /// Advances virtual time to a simulated date.
  @_disfavoredOverload
  public func run(until limitDate: SimulatedDate) {
    DeviceContext.current.clock.advance(by: limitDate.timeIntervalSinceNow)
  }
}
