public import Foundation
public import OpenCombine

/// A time of the simulated device's clock, for schedulers.
public struct VirtualSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The date by the device's clock.
  public var date: Date

  /// Makes the time of a date.
  public init(_ date: Date) { self.date = date }

  /// The time from this one to another.
  public func distance(to other: VirtualSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The time that is some time later.
  public func advanced(by stride: Stride) -> VirtualSchedulerTime {
    VirtualSchedulerTime(date + stride.timeInterval)
  }

  /// A distance between two times.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The seconds.
    public var timeInterval: TimeInterval
    /// The seconds without their sign.
    public var magnitude: TimeInterval { abs(timeInterval) }

    /// Makes a distance of seconds.
    public init(_ seconds: TimeInterval) { timeInterval = seconds }

    /// Makes a distance of seconds.
    public init(floatLiteral seconds: TimeInterval) { timeInterval = seconds }

    /// Makes a distance of seconds.
    public init(integerLiteral seconds: TimeInterval) { timeInterval = seconds }

    /// Makes a distance of whole seconds.
    public init?<Number: BinaryInteger>(exactly seconds: Number) {
      guard let seconds = TimeInterval(exactly: seconds) else { return nil }
      timeInterval = seconds
    }

    /// Compares.
    public static func < (left: Stride, right: Stride) -> Bool {
      left.timeInterval < right.timeInterval
    }
    /// Adds.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.timeInterval + right.timeInterval)
    }
    /// Subtracts.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.timeInterval - right.timeInterval)
    }
    /// Multiplies.
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.timeInterval * right.timeInterval)
    }
    /// Adds.
    public static func += (left: inout Stride, right: Stride) { left = left + right }
    /// Subtracts.
    public static func -= (left: inout Stride, right: Stride) { left = left - right }
    /// Multiplies.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    /// Whole seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
    /// Seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    /// Thousandths of a second.
    public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
  }
}

/// Options of a scheduler, of which there are none here.
public struct VirtualSchedulerOptions: Sendable {
  /// Makes options.
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    group: DispatchGroup? = nil
  ) {}
}
