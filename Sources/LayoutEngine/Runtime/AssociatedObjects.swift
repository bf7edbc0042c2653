// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep it; once it is gone, nothing is associated any more.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of it.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Keeps a copy of it.
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is associated with an object under a key: stored properties for extensions.
///
/// The key is an address that nothing else uses, such as that of a global variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(identity(of: object))?[key]
}

/// Associates a value with an object under a key, replacing the previous one; nil for nothing.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.made(for: identity(of: object)).set(value, for: key, policy)
}

/// Takes everything from an object that is associated with it.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.of(identity(of: object))?.removeAll()
}

/// The object itself where it comes as an optional in `Any`, which would be boxed again each time.
private func identity(of object: Any) -> AnyObject {
  if let optional = object as? any OptionalValue, let wrapped = optional.wrapped { return wrapped }
  return object as AnyObject
}

/// An optional of whatever type.
protocol OptionalValue {
  var wrapped: AnyObject? { get }
}

extension Optional: OptionalValue {
  var wrapped: AnyObject? { map { identity(of: $0) } }
}

/// An object with its own storage for what others associate with it.
///
/// Values that live in the object die with it. A table beside the objects needs to find out that an
/// address has a new tenant, and keeps a dead object's values until then.
protocol AssociatedObjectHolder: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}

/// What is associated with one object, by key.
///
/// Sendable without a check by the compiler: `values` is only touched while `lock` is held.
final class AssociatedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Associated] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key]?.value }
  }

  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let associated = value.map { Associated($0, policy) }
    // What was there is let go outside the lock: its deinitializer may come back here.
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

  /// What is associated with an object; nil if nothing ever was.
  static func of(_ object: AnyObject) -> AssociatedObjects? {
    if let holder = object as? any AssociatedObjectHolder { return holder.associatedObjects }
    return ForeignObjects.shared.associatedObjects(of: object, making: false)
  }

  /// The same, made when there is nothing yet.
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

/// A value as its policy keeps it.
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

/// What is associated with objects of classes that have no storage for it.
///
/// Sendable without a check by the compiler: `entries` and `sweepCount` are only touched while
/// `lock` is held.
private final class ForeignObjects: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let values = AssociatedObjects()
  }

  static let shared = ForeignObjects()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which it is time to look for dead objects.
  private var sweepCount = 64

  func associatedObjects(of object: AnyObject, making: Bool) -> AssociatedObjects? {
    // The dead are let go outside the lock: a deinitializer may come back here.
    let (values, dead) = lock.withLock { () -> (AssociatedObjects?, [Entry]) in
      let key = ObjectIdentifier(object)
      let present = entries[key]
      if let present, present.object === object { return (present.values, []) }
      guard making else { return (nil, []) }
      // Another object may have lived at the address before.
      let dead = (present.map { [$0] } ?? []) + sweepIfDue()
      let entry = Entry(object: object)
      entries[key] = entry
      return (entry.values, dead)
    }
    withExtendedLifetime(dead) {}
    return values
  }

  /// Takes dead objects' entries out, at a cost that is constant per entry ever made.
  private func sweepIfDue() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let dead = entries.values.filter { $0.object == nil }
    entries = entries.filter { $0.value.object != nil }
    sweepCount = max(64, entries.count * 2)
    return dead
  }
}
