// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The identity that connects signposts of one name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an id from a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a unique id in a log.
  public init(log: OSLog) { rawValue = .random(in: 1..<(1 << 62)) }

  /// Creates the id of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The id of signposts that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid id.
  public static let invalid = OSSignpostID(.max)
  /// No id.
  public static let null = OSSignpostID(0)
}

/// The type of a signpost.
public struct OSSignpostType: Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// A single event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Discards a point of time for measurements.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Discards a point of time for measurements with a format and its arguments.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}
