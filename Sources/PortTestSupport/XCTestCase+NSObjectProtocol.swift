public import Foundation
public import XCTest

// swift-format-ignore: AvoidRetroactiveConformances
/// On Apple's systems a test case is an NSObject, and so can be a delegate or a data source.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Returns whether another object is this one.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// A number that equal objects share.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns the test case.
  public func `self`() -> Self { self }

  /// Returns whether the object is a proxy: always false.
  public func isProxy() -> Bool { false }

  /// The names of the class and of the test.
  public var description: String { name }
}
