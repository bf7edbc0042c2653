// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

/// Where messages go, of module `os`; they are dropped here.
public final class OSLog: NSObject, Sendable {
  /// The log of messages without one of their own.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log of what is not logged at all.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes a log.
  public init(subsystem: String, category: String) {}
}

/// How important a message is.
public struct OSLogType: Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Makes a type of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Of no special importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, but not essential.
  public static let info = OSLogType(rawValue: 1)
  /// For developers only.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 16)
  /// An error of the system.
  public static let fault = OSLogType(rawValue: 17)
}

/// Logs a message with a format and its arguments; it is dropped.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Logs a message with a format and its arguments; it is dropped.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {}

/// Writes messages to a log, of module `os`; they are dropped, but their parts are evaluated.
public struct Logger: Sendable {
  /// Writes to the default log.
  public init() {}

  /// Writes to the log of a category.
  public init(subsystem: String, category: String) {}

  /// Writes to a log.
  public init(_ log: OSLog) {}

  /// Logs a message of a level.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
  /// Logs a message that only traces.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a message for developers.
  public func debug(_ message: OSLogMessage) {}
  /// Logs a message that is helpful.
  public func info(_ message: OSLogMessage) {}
  /// Logs a message of note.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Logs an error.
  public func error(_ message: OSLogMessage) {}
  /// Logs a critical error.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a fault.
  public func fault(_ message: OSLogMessage) {}
}

/// A message with parts of a stated privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Makes a message of a text.
  public init(stringLiteral value: String) {}

  /// Makes a message of its parts.
  public init(stringInterpolation: Interpolation) {}

  /// Takes the parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Takes a text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Takes a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      privacy: OSLogPrivacy = .auto
    ) {
      _ = value()
    }

    /// Takes a value in a format.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      format: OSLogFormat,
      privacy: OSLogPrivacy = .auto
    ) {
      _ = value()
    }
  }
}

/// Whether a value may be shown in a log.
public struct OSLogPrivacy: Sendable {
  /// What is done about a private value.
  public enum Mask: Sendable {
    /// Its hash is shown, or nothing.
    case hash, none
  }

  /// As is usual for the value's type.
  public static let auto = OSLogPrivacy()
  /// It may be shown.
  public static let `public` = OSLogPrivacy()
  /// It may not be shown.
  public static let `private` = OSLogPrivacy()
  /// It must not be shown.
  public static let sensitive = OSLogPrivacy()

  /// It may not be shown but for a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// How a number is shown in a log.
public struct OSLogFormat: Sendable {
  /// With a fixed number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
  /// With a fixed number of digits after the point.
  public static let fixed = OSLogFormat()
  /// As a decimal number.
  public static let decimal = OSLogFormat()
  /// As a hexadecimal number.
  public static let hex = OSLogFormat()
}

/// A lock with what it protects.
///
/// Sendable without a check by the compiler: `state` is only touched while `lock` is held.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  /// Protects a value.
  public init(initialState: State) { state = initialState }

  /// Protects a value that the compiler does not know to be safe.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Runs a body that has the value to itself.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
