// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// Classes with a `responds(to:)` of their own.
public protocol Override__responds_to_1: AnyObject {
  /// Whether the object has a method.
  func responds__override(to selector: Selector!) -> Bool
}

/// Classes with a `forwardingTarget(for:)`.
public protocol Override__forwardingTarget_for_1: AnyObject {
  /// The object that receives a message instead.
  func forwardingTarget__override(for selector: Selector!) -> Any?
}

extension NSObjectProtocol {
  /// Whether the object has a method that Objective-C sees.
  ///
  /// Objects of modules that are not described have every method.
  public func responds(to selector: Selector?) -> Bool {
    if let port = self as? any Override__responds_to_1 {
      return port.responds__override(to: selector)
    }
    return responds__base(to: selector)
  }

  /// What an override calls.
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

  /// The object that receives a message of UIKit's delegate protocols instead; other messages are not
  /// forwarded.
  public func forwardingTarget(for selector: Selector?) -> Any? {
    if let port = self as? any Override__forwardingTarget_for_1 {
      return port.forwardingTarget__override(for: selector)
    }
    return nil
  }

  /// What an override calls: no object.
  public func forwardingTarget__base(for selector: Selector?) -> Any? { nil }

  /// Returns the object that a message of one of UIKit's protocols is forwarded to, if the object
  /// says that it responds to it.
  ///
  /// - Parameters:
  ///   - message: The name of the method.
  ///   - type: The protocol.
  /// - Returns: Another object than this one; nil if there is none.
  public func forwardee<Target>(_ message: String, as type: Target.Type) -> Target? {
    let selector = Selector((message))
    guard responds(to: selector), let target = forwardingTarget(for: selector),
      target as AnyObject !== self
    else { return nil }
    return target as? Target
  }
}
