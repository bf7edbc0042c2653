public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Makes a name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name of a text.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Of no special kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state in which the code must not be.
  public static let internalInconsistencyException =
    NSExceptionName("NSInternalInconsistencyException")
  /// A position outside of what there is.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// What is raised in Objective-C where code was called wrongly; Swift cannot catch it.
open class NSException: NSObject {
  /// The kind.
  public let name: NSExceptionName
  /// Why it was raised.
  public let reason: String?
  /// What else is known.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception, without raising it.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the process, as an exception does that nothing catches.
  open func raise() {
    let reason = reason ?? "(null)"
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }

  /// Raises an exception with a reason of a format and its arguments.
  open class func raise(
    _ name: NSExceptionName,
    format: String,
    arguments: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }
}
