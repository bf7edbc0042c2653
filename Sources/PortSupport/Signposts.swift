// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Which signposts of one name belong together.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Makes one of a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// One that no other signpost of the log has.
  public init(log: OSLog) { rawValue = .random(in: 1..<(1 << 62)) }

  /// The one of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// For signposts of which no two overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Not a valid one.
  public static let invalid = OSSignpostID(.max)
  /// None.
  public static let null = OSSignpostID(0)
}

/// What happens at a signpost.
public struct OSSignpostType: Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Something happens at once.
  public static let event = OSSignpostType(rawValue: 0)
  /// Something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// What began ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a point of time for measurements; it is dropped.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point of time for measurements, with a format and its arguments; it is dropped.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}
