// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

/// A destination of messages from module `os`; messages have no effect.
public final class OSLog: NSObject, Sendable {
  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log for disabled messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log.
  public init(subsystem: String, category: String) {}
}

/// The importance of a message.
public struct OSLogType: Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Default importance.
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

/// Discards a message with a format and its arguments.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Discards a message with a format and its arguments.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {}

/// Writes messages to a log from module `os`; messages have no effect, but their parts are
/// evaluated.
public struct Logger: Sendable {
  /// Writes to the default log.
  public init() {}

  /// Writes to the log of a category.
  public init(subsystem: String, category: String) {}

  /// Writes to a log.
  public init(_ log: OSLog) {}

  /// Logs a message at a level.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
  /// Logs a trace message.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a debug message.
  public func debug(_ message: OSLogMessage) {}
  /// Logs an informational message.
  public func info(_ message: OSLogMessage) {}
  /// Logs a notice.
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

/// A message with parts of a given privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message from a text.
  public init(stringLiteral value: String) {}

  /// Creates a message from its parts.
  public init(stringInterpolation: Interpolation) {}

  /// Collects the parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    /// Starts a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      privacy: OSLogPrivacy = .auto
    ) {
      _ = value()
    }

    /// Adds a formatted value.
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
  /// The replacement for a private value.
  public enum Mask: Sendable {
    /// Its hash, or nothing.
    case hash, none
  }

  /// The default for the value's type.
  public static let auto = OSLogPrivacy()
  /// It may be shown.
  public static let `public` = OSLogPrivacy()
  /// It may not be shown.
  public static let `private` = OSLogPrivacy()
  /// It must not be shown.
  public static let sensitive = OSLogPrivacy()

  /// Private, with a mask as the replacement.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// The format of a number in a log.
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
