public import Foundation
public import UIKit

/// Values and objects that closures can configure in an expression.
public protocol Then {}

extension Then where Self: Any {
  /// Returns a changed copy of a value.
  public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }

  /// Calls a closure with the value.
  public func `do`(_ body: (Self) throws -> Void) rethrows {
    try body(self)
  }
}

extension Then where Self: AnyObject {
  /// Calls a closure with the object, and returns the object.
  public func then(_ body: (Self) throws -> Void) rethrows -> Self {
    try body(self)
    return self
  }
}

extension NSObject: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGVector: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
extension UIEdgeInsets: Then {}
extension UIOffset: Then {}
extension UIRectEdge: Then {}
