// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// Classes with their own `responds(to:)`.
public protocol Override__responds_to_1: AnyObject {
  /// Returns whether the object has a method.
  func responds__override(to selector: Selector!) -> Bool
}

/// Classes with a `forwardingTarget(for:)`.
public protocol Override__forwardingTarget_for_1: AnyObject {
  /// Returns the object that receives a message instead.
  func forwardingTarget__override(for selector: Selector!) -> Any?
}

extension NSObjectProtocol {
  /// Returns whether the object has a method that is visible to Objective-C.
  ///
  /// Objects of modules that are not described have every method.
  public func responds(to selector: Selector?) -> Bool {
    if let port = self as? any Override__responds_to_1 {
      return port.responds__override(to: selector)
    }
    return responds__base(to: selector)
  }

  /// The `super` implementation for overrides.
  public func responds__base(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    let name = NSStringFromSelector(selector)
    return onMainActor(self) { object in
      if selector.isMethod(of: object) { return true }
      let descriptions = ClassDescriptions.shared
      return descriptions.lineage(of: type(of: object)).contains { $0.selectors.contains(name) }
        || !descriptions.isDescribed(type(of: object))
    }
  }

  /// Returns the object that receives a message of UIKit's delegate protocols instead.
  ///
  /// Other messages are not forwarded.
  public func forwardingTarget(for selector: Selector?) -> Any? {
    if let port = self as? any Override__forwardingTarget_for_1 {
      return port.forwardingTarget__override(for: selector)
    }
    return nil
  }

  /// The `super` implementation for overrides, which returns nil.
  public func forwardingTarget__base(for selector: Selector?) -> Any? { nil }

  /// Returns the target of a forwarded message of one of UIKit's protocols.
  ///
  /// The object must respond to the message.
  ///
  /// - Parameters:
  ///   - message: The name of the method.
  ///   - type: The protocol.
  /// - Returns: An object other than this one; nil if there is none.
  public func forwardee<Target>(_ message: String, as type: Target.Type) -> Target? {
    let selector = Selector((message))
    guard responds(to: selector), let target = forwardingTarget(for: selector),
      target as AnyObject !== self
    else { return nil }
    return target as? Target
  }
}
