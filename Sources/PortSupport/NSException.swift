public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a text.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// A generic exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An inconsistent state.
  public static let internalInconsistencyException =
    NSExceptionName("NSInternalInconsistencyException")
  /// An index out of range.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception for a programming error in Objective-C; Swift cannot catch it.
open class NSException: NSObject {
  /// The kind.
  public let name: NSExceptionName
  /// The reason.
  public let reason: String?
  /// Further information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception, without raising it.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the process, like an uncaught exception.
  open func raise() {
    let reason = reason ?? "(null)"
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }

  /// Raises an exception with a formatted reason.
  open class func raise(
    _ name: NSExceptionName,
    format: String,
    arguments: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }
}
