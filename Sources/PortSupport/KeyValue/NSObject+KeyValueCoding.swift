// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// Classes that return values for keys without a property.
public protocol Override__value_forUndefinedKey_1: AnyObject {
  /// Returns the value of a key without a property.
  func value__override(forUndefinedKey key: String) -> Any?
}

/// Classes that accept values for keys without a property.
public protocol Override__setValue_forUndefinedKey_2: AnyObject {
  /// Sets the value of a key without a property.
  func setValue__override(_ value: Any?, forUndefinedKey key: String)
}

/// Classes with their own reading of values.
public protocol Override__value_forKey_1: AnyObject {
  /// Returns the value of a key.
  func value__override(forKey key: String) -> Any?
}

/// Classes with their own setting of values.
public protocol Override__setValue_forKey_2: AnyObject {
  /// Sets the value of a key.
  func setValue__override(_ value: Any?, forKey key: String)
}

extension NSObject {
  /// Returns the value of the property with a key.
  public func value(forKey key: String) -> Any? {
    if let port = self as? any Override__value_forKey_1 { return port.value__override(forKey: key) }
    return value__base(forKey: key)
  }

  /// The `super` implementation for overrides.
  public func value__base(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    guard hasDescribedKey(key, self) else { return valueOfUndefinedKey(key) }
    return describedValue(forKey: key, of: self)
  }

  /// Sets the property with a key, and notifies its observers.
  public func setValue(_ value: Any?, forKey key: String) {
    if let port = self as? any Override__setValue_forKey_2 {
      return port.setValue__override(value, forKey: key)
    }
    setValue__base(value, forKey: key)
  }

  /// The `super` implementation for overrides.
  public func setValue__base(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    if let dictionary = self as? NSMutableDictionary {
      dictionary[key] = value
      return
    }
    onMainActor((self, value)) { object, value in
      let property = ClassDescriptions.shared.property(key, of: object)
      guard let property, let set = property.set else {
        return object.setUndefinedKey(key, to: value)
      }
      let isSet = ObservedKeys.of(object).changing(property.key) { set(object, value) }
      precondition(
        isSet,
        "'\(key)' of \(type(of: object)) does not accept \(value.map { "\(type(of: $0))" } ?? "nil")"
      )
    }
  }

  private func valueOfUndefinedKey(_ key: String) -> Any? {
    guard let port = self as? any Override__value_forUndefinedKey_1 else {
      return value__base(forUndefinedKey: key)
    }
    return port.value__override(forUndefinedKey: key)
  }

  private func setUndefinedKey(_ key: String, to value: Any?) {
    guard let port = self as? any Override__setValue_forUndefinedKey_2 else {
      return setValue__base(value, forUndefinedKey: key)
    }
    port.setValue__override(value, forUndefinedKey: key)
  }

  /// Returns nil for UIKit's views, controllers and bar items, which have private keys; traps for
  /// other objects, where Foundation raises an exception.
  public func value__base(forUndefinedKey key: String) -> Any? {
    precondition(hasPrivateKeys, notCompliant(key))
    return nil
  }

  /// Has no effect on UIKit's views, controllers and bar items, which have private keys; traps for
  /// other objects, where Foundation raises an exception.
  public func setValue__base(_ value: Any?, forUndefinedKey key: String) {
    precondition(hasPrivateKeys, notCompliant(key))
  }

  /// Whether apps can name properties of the object that UIKit does not document.
  private var hasPrivateKeys: Bool { self is UIResponder || self is UIBarItem }

  private func notCompliant(_ key: String) -> String {
    "\(type(of: self)) is not key value coding-compliant for the key '\(key)'"
  }

  /// Returns the value at the end of a path of keys, which are separated by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { value, key in
      (value as? NSObject)?.value(forKey: String(key))
    }
  }

  /// Sets the value at the end of a path of keys, which are separated by dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let path = keys.dropLast().joined(separator: ".")
    let owner = path.isEmpty ? self : self.value(forKeyPath: path) as? NSObject
    owner?.setValue(value, forKey: last)
  }

  /// Sets the values of several keys.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the values of several keys, with `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}

/// Access to members of an object of unknown type, by their names.
@dynamicMemberLookup
public struct MembersByName {
  private let object: AnyObject

  /// Creates access to the members of an object; nil for none.
  public init?(of object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  /// The value of a member in the requested type; nil if there is none.
  public subscript<Value>(dynamicMember key: String) -> Value! {
    converted(describedValue(forKey: key, of: object))
  }
}

extension NSObject {
  /// Returns whether the object's class or a superclass has a property with a key.
  package func hasKey(_ key: String) -> Bool { hasDescribedKey(key, self) }

  /// Sets the value at the end of a path of keys if the object accepts it.
  ///
  /// - Returns: Whether it has the keys, and the last one accepts the type of the value. Otherwise
  ///   nothing changes; `setValue(_:forKeyPath:)` would trap.
  package func acceptValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return false }
    var owner = self
    for key in keys {
      guard owner.hasKey(key), let next = owner.value(forKey: key) as? NSObject else {
        return false
      }
      owner = next
    }
    return owner.acceptValue(value, forKey: last)
  }

  private func acceptValue(_ value: Any?, forKey key: String) -> Bool {
    let hasOwnWay =
      self is any Override__setValue_forKey_2
      || !hasKey(key) && self is any Override__setValue_forUndefinedKey_2
    guard !hasOwnWay else {
      setValue(value, forKey: key)
      return true
    }
    return onMainActor((self, value)) { object, value in
      guard let property = ClassDescriptions.shared.property(key, of: object),
        let set = property.set
      else { return false }
      return ObservedKeys.of(object).changing(property.key) { set(object, value) }
    }
  }
}

private func hasDescribedKey(_ key: String, _ object: NSObject) -> Bool {
  onMainActor(object) { ClassDescriptions.shared.property(key, of: $0) != nil }
}

private func describedValue(forKey key: String, of object: AnyObject) -> Any? {
  nonisolated(unsafe) let object = object
  return MainActor.assumeIsolated {
    ClassDescriptions.shared.property(key, of: object)?.get(object)
  }
}
