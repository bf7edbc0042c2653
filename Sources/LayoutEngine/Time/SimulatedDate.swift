public import Foundation

/// A date on the simulated device's clock, with the members that code needs to measure time.
///
/// `Date()` stays real. A module whose shim has `typealias Date = UIKit.SimulatedDate` gets dates
/// that go on only while the run loop lets time pass, so that a delay that was paused knows what is
/// left of it. A device is switched on at the reference date, the beginning of 2001.
public struct SimulatedDate: Hashable, Comparable, Codable, Sendable {
  /// Earlier than any date of a run.
  public static let distantPast = SimulatedDate(Foundation.Date.distantPast)
  /// Later than any date of a run.
  public static let distantFuture = SimulatedDate(Foundation.Date.distantFuture)
  /// The present moment of the current device.
  public static var now: SimulatedDate { SimulatedDate() }

  /// Seconds from the beginning of 2001.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// The present moment of the current device.
  public init() {
    let now = MainActor.assumeIsolated { SimulatedDevice.current.clock.now }
    self.init(timeIntervalSinceReferenceDate: now)
  }

  /// A moment so many seconds after the beginning of 2001.
  public init(timeIntervalSinceReferenceDate interval: TimeInterval) {
    timeIntervalSinceReferenceDate = interval
  }

  /// A moment so many seconds from now.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = SimulatedDate() + interval
  }

  /// A moment so many seconds after another.
  public init(timeInterval interval: TimeInterval, since date: SimulatedDate) {
    self = date + interval
  }

  /// A moment so many seconds after the beginning of 1970.
  public init(timeIntervalSince1970 interval: TimeInterval) {
    self.init(Foundation.Date(timeIntervalSince1970: interval))
  }

  /// The same moment as a date of Foundation's.
  public init(_ date: Foundation.Date) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }

  /// Seconds from the beginning of 1970.
  public var timeIntervalSince1970: TimeInterval {
    Foundation.Date(self).timeIntervalSince1970
  }

  /// Seconds from now; negative for what is past.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SimulatedDate()) }

  /// Seconds from another moment to this one.
  public func timeIntervalSince(_ date: SimulatedDate) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// A moment so many seconds later.
  public func addingTimeInterval(_ interval: TimeInterval) -> SimulatedDate { self + interval }

  /// Moves to so many seconds later.
  public mutating func addTimeInterval(_ interval: TimeInterval) { self += interval }

  /// Seconds from this moment to another.
  public func distance(to other: SimulatedDate) -> TimeInterval { other.timeIntervalSince(self) }

  /// A moment so many seconds later.
  public func advanced(by interval: TimeInterval) -> SimulatedDate { self + interval }

  /// Whether one moment comes before another.
  public func compare(_ other: SimulatedDate) -> ComparisonResult {
    self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
  }

  /// Compares by time.
  public static func < (left: SimulatedDate, right: SimulatedDate) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }

  /// A moment so many seconds later.
  public static func + (date: SimulatedDate, interval: TimeInterval) -> SimulatedDate {
    SimulatedDate(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + interval
    )
  }

  /// A moment so many seconds earlier.
  public static func - (date: SimulatedDate, interval: TimeInterval) -> SimulatedDate {
    date + -interval
  }

  /// Moves to so many seconds later.
  public static func += (date: inout SimulatedDate, interval: TimeInterval) {
    date = date + interval
  }

  /// Moves to so many seconds earlier.
  public static func -= (date: inout SimulatedDate, interval: TimeInterval) {
    date = date - interval
  }
}

extension SimulatedDate: CustomStringConvertible {
  /// The date in universal time, as Foundation writes it.
  public var description: String { Foundation.Date(self).description }
}

extension Date {
  /// The same moment as a date of Foundation's, for calendars and formatters.
  public init(_ date: SimulatedDate) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
}

extension RunLoop {
  /// Lets the time until a simulated date pass.
  @_disfavoredOverload
  public func run(until limitDate: SimulatedDate) {
    SimulatedDevice.current.clock.advance(by: limitDate.timeIntervalSinceNow)
  }
}
