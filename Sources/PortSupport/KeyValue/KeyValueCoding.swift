// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// Classes that give values for keys that they do not have.
public protocol Override__value_forUndefinedKey_1: AnyObject {
  /// The value of a key that no property has.
  func value__override(forUndefinedKey key: String) -> Any?
}

/// Classes that take values for keys that they do not have.
public protocol Override__setValue_forUndefinedKey_2: AnyObject {
  /// Takes the value of a key that no property has.
  func setValue__override(_ value: Any?, forUndefinedKey key: String)
}

/// Classes with their own way to give values.
public protocol Override__value_forKey_1: AnyObject {
  /// The value of a key.
  func value__override(forKey key: String) -> Any?
}

/// Classes with their own way to take values.
public protocol Override__setValue_forKey_2: AnyObject {
  /// Takes the value of a key.
  func setValue__override(_ value: Any?, forKey key: String)
}

extension NSObject {
  /// The value of the property of a key.
  public func value(forKey key: String) -> Any? {
    if let port = self as? any Override__value_forKey_1 { return port.value__override(forKey: key) }
    return value__base(forKey: key)
  }

  /// What an override calls.
  public func value__base(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    guard hasDescribedKey(key, self) else { return valueOfUndefinedKey(key) }
    return describedValue(forKey: key, of: self)
  }

  /// Sets the property of a key, and notifies its observers.
  public func setValue(_ value: Any?, forKey key: String) {
    if let port = self as? any Override__setValue_forKey_2 {
      return port.setValue__override(value, forKey: key)
    }
    setValue__base(value, forKey: key)
  }

  /// What an override calls.
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
        "'\(key)' of \(type(of: object)) takes no \(value.map { "\(type(of: $0))" } ?? "nil")"
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

  /// Traps, where UIKit raises an exception: no property that Objective-C sees has the key.
  public func value__base(forUndefinedKey key: String) -> Any? {
    preconditionFailure("\(type(of: self)) is not key value coding-compliant for the key '\(key)'")
  }

  /// Traps, where UIKit raises an exception: no property that can be set has the key.
  public func setValue__base(_ value: Any?, forUndefinedKey key: String) {
    preconditionFailure("\(type(of: self)) is not key value coding-compliant for the key '\(key)'")
  }

  /// The value at the end of keys that are divided by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { value, key in
      (value as? NSObject)?.value(forKey: String(key))
    }
  }

  /// Sets the value at the end of keys that are divided by dots.
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

  /// The values of several keys, an object of their own for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}

/// Gives access to members of an object whose type is not known, by their names.
@dynamicMemberLookup
public struct MembersByName {
  private let object: AnyObject

  /// Gives access to the members of an object; nil for none.
  public init?(of object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  /// The value of a member, as one of the type that is asked for; nil if there is none.
  public subscript<Value>(dynamicMember key: String) -> Value! {
    converted(describedValue(forKey: key, of: object))
  }
}

extension NSObject {
  /// Whether the class of the object, or one that it inherits from, has a property of a key.
  package func hasKey(_ key: String) -> Bool { hasDescribedKey(key, self) }
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
