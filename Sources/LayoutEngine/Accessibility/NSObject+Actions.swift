// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

/// What an assistive technology does with an object of any class.
///
/// Responders declare these members themselves, so that subclasses can override them. Of other objects
/// `scvdb-port` makes those that override them conform to a protocol each.
@MainActor
extension NSObjectProtocol where Self: NSObject {
  /// Operates the object, and returns whether something was done.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    if let port = self as? any Override__accessibilityActivate_0 {
      return port.accessibilityActivate__override()
    }
    return accessibilityActivate__base()
  }
  /// What an override calls.
  @preconcurrency @MainActor public func accessibilityActivate__base() -> Bool {
    responder?.accessibilityActivate() ?? false
  }

  @preconcurrency @MainActor public func accessibilityIncrement() {
    if let port = self as? any Override__accessibilityIncrement_0 {
      return port.accessibilityIncrement__override()
    }
    accessibilityIncrement__base()
  }
  /// What an override calls.
  @preconcurrency @MainActor public func accessibilityIncrement__base() {
    responder?.accessibilityIncrement()
  }

  @preconcurrency @MainActor public func accessibilityDecrement() {
    if let port = self as? any Override__accessibilityDecrement_0 {
      return port.accessibilityDecrement__override()
    }
    accessibilityDecrement__base()
  }
  /// What an override calls.
  @preconcurrency @MainActor public func accessibilityDecrement__base() {
    responder?.accessibilityDecrement()
  }

  private var responder: UIResponder? { (self as NSObject) as? UIResponder }
}

/// Objects with an `accessibilityActivate()` of their own.
@preconcurrency @MainActor
public protocol Override__accessibilityActivate_0: AnyObject {
  /// Operates the object.
  func accessibilityActivate__override() -> Bool
}

/// Objects with an `accessibilityIncrement()` of their own.
@preconcurrency @MainActor
public protocol Override__accessibilityIncrement_0: AnyObject {
  /// Makes the value larger.
  func accessibilityIncrement__override()
}

/// Objects with an `accessibilityDecrement()` of their own.
@preconcurrency @MainActor
public protocol Override__accessibilityDecrement_0: AnyObject {
  /// Makes the value smaller.
  func accessibilityDecrement__override()
}
