import PortSupport

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = Self(rawValue: 1 << 0)
  public static let hasBeenRounded = Self(rawValue: 1 << 1)
  public static let positiveInfinity = Self(rawValue: 1 << 2)
  public static let negativeInfinity = Self(rawValue: 1 << 3)
  public static let indefinite = Self(rawValue: 1 << 4)
  public static let impliedValueFlagsMask: Self = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time as a fraction: ``value`` divided by ``timescale``, in seconds.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(
    value: CMTimeValue,
    timescale: CMTimeScale,
    flags: CMTimeFlags = .valid,
    epoch: CMTimeEpoch = 0
  ) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN else {
      self = .invalid
      return
    }
    let value = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
    guard let exact = CMTimeValue(exactly: value) else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: exact, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite])
  public static let positiveInfinity =
    CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity])
  public static let negativeInfinity =
    CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity])

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; NaN if it is not numeric, except for infinities.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }

  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    return CMTime(seconds: seconds, preferredTimescale: newTimescale)
  }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Comparable {
  public static func == (one: CMTime, other: CMTime) -> Bool {
    guard one.isNumeric, other.isNumeric else { return one.flags == other.flags }
    let first = one.value.multipliedFullWidth(by: Int64(other.timescale))
    let second = other.value.multipliedFullWidth(by: Int64(one.timescale))
    return first.high == second.high && first.low == second.low
  }

  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  public static func + (one: CMTime, other: CMTime) -> CMTime {
    combined(one, other) { $0.addingReportingOverflow($1) }
  }

  public static func - (one: CMTime, other: CMTime) -> CMTime {
    combined(one, other) { $0.subtractingReportingOverflow($1) }
  }

  /// Combines two times in a common scale: the least common multiple, if it fits.
  private static func combined(
    _ one: CMTime,
    _ other: CMTime,
    _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> CMTime {
    guard one.isNumeric, other.isNumeric, one.timescale > 0, other.timescale > 0 else {
      return one.isNumeric ? other : one
    }
    let divisor = greatestCommonDivisor(Int64(one.timescale), Int64(other.timescale))
    let common = Int64(one.timescale) / divisor * Int64(other.timescale)
    let scale = CMTimeScale(exactly: common) ?? max(one.timescale, other.timescale)
    let (first, second) = (one.value(in: scale), other.value(in: scale))
    let (value, overflow) = operation(first, second)
    return overflow ? .positiveInfinity : CMTime(value: value, timescale: scale)
  }

  private func value(in scale: CMTimeScale) -> Int64 {
    scale % timescale == 0
      ? value * Int64(scale / timescale) : Int64((seconds * Double(scale)).rounded())
  }

  private static func greatestCommonDivisor(_ one: Int64, _ other: Int64) -> Int64 {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// A range of times.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { (start, duration) = (.invalid, .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

extension CMTime: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
