// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The ownership of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not retain the value; after its deallocation the association is nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Stores a copy of the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Stores a copy of the value.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value associated with an object under a key: stored properties for extensions.
///
/// The key is a unique address, such as the address of a global variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(identity(of: object))?[key]
}

/// Associates a value with an object under a key, and replaces the previous value; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.made(for: identity(of: object)).set(value, for: key, policy)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.of(identity(of: object))?.removeAll()
}

/// Returns the object in an optional in `Any`; a cast would make a new box each time.
private func identity(of object: Any) -> AnyObject {
  if let optional = object as? any OptionalValue, let wrapped = optional.wrapped { return wrapped }
  return object as AnyObject
}

/// An optional of any type.
protocol OptionalValue {
  var wrapped: AnyObject? { get }
}

extension Optional: OptionalValue {
  var wrapped: AnyObject? { map { identity(of: $0) } }
}

/// An object with its own storage for associated values.
///
/// Values in the object are released with it. A separate table must detect that a new object has
/// the same address, and retains a dead object's values until then.
protocol AssociatedObjectHolder: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}

/// The associated values of one object, by key.
///
/// Unchecked `Sendable`: `values` is accessed only under `lock`.
final class AssociatedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Associated] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key]?.value }
  }

  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let associated = value.map { Associated($0, policy) }
    // The previous value is released outside the lock, because its deinitializer may call this
    // again.
    let previous = lock.withLock {
      let previous = values[key]
      values[key] = associated
      return previous
    }
    withExtendedLifetime(previous) {}
  }

  func removeAll() {
    let previous = lock.withLock {
      let previous = values
      values = [:]
      return previous
    }
    withExtendedLifetime(previous) {}
  }

  /// Returns the associated values of an object; nil if it never had any.
  static func of(_ object: AnyObject) -> AssociatedObjects? {
    if let holder = object as? any AssociatedObjectHolder { return holder.associatedObjects }
    return ForeignObjects.shared.associatedObjects(of: object, making: false)
  }

  /// Returns the associated values of an object, and makes the storage if necessary.
  static func made(for object: AnyObject) -> AssociatedObjects {
    guard let holder = object as? any AssociatedObjectHolder else {
      let made = ForeignObjects.shared.associatedObjects(of: object, making: true)
      return made ?? AssociatedObjects()
    }
    if let present = holder.associatedObjects { return present }
    let made = AssociatedObjects()
    holder.associatedObjects = made
    return made
  }
}

/// A value with its ownership.
private struct Associated {
  private let kept: Any?
  private weak var object: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      kept = nil
      object = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      kept = value
    }
  }

  var value: Any? { kept ?? object }
}

/// The associated values of objects; their classes have no storage for them.
///
/// Unchecked `Sendable`: `entries` and `sweepCount` are accessed only under `lock`.
private final class ForeignObjects: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let values = AssociatedObjects()
  }

  static let shared = ForeignObjects()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries that triggers the next search for dead objects.
  private var sweepCount = 64

  func associatedObjects(of object: AnyObject, making: Bool) -> AssociatedObjects? {
    // Dead entries are released outside the lock, because a deinitializer may call this again.
    let (values, dead) = lock.withLock { () -> (AssociatedObjects?, [Entry]) in
      let key = ObjectIdentifier(object)
      let present = entries[key]
      if let present, present.object === object { return (present.values, []) }
      guard making else { return (nil, []) }
      // An earlier object may have had the same address.
      let dead = (present.map { [$0] } ?? []) + sweepIfDue()
      let entry = Entry(object: object)
      entries[key] = entry
      return (entry.values, dead)
    }
    withExtendedLifetime(dead) {}
    return values
  }

  /// Removes the entries of dead objects, at amortized constant cost per added entry.
  private func sweepIfDue() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let dead = entries.values.filter { $0.object == nil }
    entries = entries.filter { $0.value.object != nil }
    sweepCount = max(64, entries.count * 2)
    return dead
  }
}
