// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import LayoutEngine

/// The accessibility actions of objects of any class.
///
/// Responders declare these members themselves, so that subclasses can override them. If another
/// class overrides one, `scvdb-port` makes it conform to a protocol for that member.
@MainActor
extension NSObjectProtocol where Self: NSObject {
  /// Operates the object; returns whether it acted.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    if let port = self as? any Override__accessibilityActivate_0 {
      return port.accessibilityActivate__override()
    }
    return accessibilityActivate__base()
  }
  /// The implementation that an override calls as `super`.
  @preconcurrency @MainActor public func accessibilityActivate__base() -> Bool {
    responder?.accessibilityActivate() ?? false
  }

  @preconcurrency @MainActor public func accessibilityIncrement() {
    if let port = self as? any Override__accessibilityIncrement_0 {
      return port.accessibilityIncrement__override()
    }
    accessibilityIncrement__base()
  }
  /// The implementation that an override calls as `super`.
  @preconcurrency @MainActor public func accessibilityIncrement__base() {
    responder?.accessibilityIncrement()
  }

  @preconcurrency @MainActor public func accessibilityDecrement() {
    if let port = self as? any Override__accessibilityDecrement_0 {
      return port.accessibilityDecrement__override()
    }
    accessibilityDecrement__base()
  }
  /// The implementation that an override calls as `super`.
  @preconcurrency @MainActor public func accessibilityDecrement__base() {
    responder?.accessibilityDecrement()
  }

  private var responder: UIResponder? { (self as NSObject) as? UIResponder }
}

/// Objects that override `accessibilityActivate()`.
@preconcurrency @MainActor
public protocol Override__accessibilityActivate_0: AnyObject {
  /// Operates the object.
  func accessibilityActivate__override() -> Bool
}

/// Objects that override `accessibilityIncrement()`.
@preconcurrency @MainActor
public protocol Override__accessibilityIncrement_0: AnyObject {
  /// Increases the value.
  func accessibilityIncrement__override()
}

/// Objects that override `accessibilityDecrement()`.
@preconcurrency @MainActor
public protocol Override__accessibilityDecrement_0: AnyObject {
  /// Decreases the value.
  func accessibilityDecrement__override()
}
