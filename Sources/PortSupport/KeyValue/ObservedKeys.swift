import UIKit

/// The observers of one object's keys, in the order of their registration.
@MainActor
final class ObservedKeys {
  private struct Entry {
    weak var watch: KeyPathWatch?
  }

  private var entries: [Entry] = []
  /// The registrations of `addObserver(_:forKeyPath:options:context:)`.
  var registrations: [ObserverRegistration] = []

  /// Returns the observers of an object, and creates them if necessary.
  static func of(_ object: AnyObject) -> ObservedKeys {
    if let present = present(of: object) { return present }
    let made = ObservedKeys()
    objc_setAssociatedObject(object, &associationKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Returns the observers of an object; nil if there were never any.
  static func present(of object: AnyObject) -> ObservedKeys? {
    guard isUsed else { return nil }
    return objc_getAssociatedObject(object, &associationKey) as? ObservedKeys
  }

  /// Whether any object has observers, so that setting a property is fast without observers.
  private static var isUsed = false
  private static var associationKey: UInt8 = 0

  func add(_ watch: KeyPathWatch) {
    Self.isUsed = true
    entries.removeAll { $0.watch == nil }
    entries.append(Entry(watch: watch))
  }

  /// Removes the last observation that satisfies a condition.
  func removeLast(where matches: (ObserverRegistration) -> Bool) {
    registrations.lastIndex(where: matches).map { _ = registrations.remove(at: $0) }
  }

  func willChange(_ key: String) {
    for entry in entries where entry.watch?.key == key { entry.watch?.willChange() }
  }

  func didChange(_ key: String) {
    for entry in entries where entry.watch?.key == key { entry.watch?.didChange() }
  }

  /// The keys with changes that the caller is announcing.
  private var changing: Set<String> = []

  /// Announces a change around a body that makes it; the property does not announce it again.
  func changing<Result>(_ key: String, _ body: () -> Result) -> Result {
    let outer = changing
    changing.insert(key)
    willChange(key)
    defer {
      changing = outer
      didChange(key)
    }
    return body()
  }

  /// Returns whether a property must announce its change.
  func announces(_ key: String) -> Bool { !changing.contains(key) }
}

/// Observes the value at the end of a key path until it is released.
@MainActor
final class KeyPathWatch {
  /// The first key.
  let key: String
  private weak var object: NSObject?
  private let rest: ArraySlice<String>
  private let will: () -> Void
  private let did: () -> Void
  /// The observations of the object behind the first key, and of the value's dependencies.
  private var parts: [KeyPathWatch] = []
  private var dependencies: [KeyPathWatch] = []
  private var geometry: NSKeyValueObservation?

  init(
    _ object: NSObject,
    _ keys: ArraySlice<String>,
    will: @escaping () -> Void,
    did: @escaping () -> Void
  ) {
    let first = keys.first ?? ""
    key = ClassDescriptions.shared.property(first, of: object)?.key ?? first
    rest = keys.dropFirst()
    self.object = object
    self.will = will
    self.did = did
    ObservedKeys.of(object).add(self)
    watchParts()
    dependencies = dependencyPaths(of: object).map { path in
      KeyPathWatch(object, path.split(separator: ".").map(String.init)[...]) { [weak self] in
        self?.willChange()
      } did: { [weak self] in
        self?.didChange()
      }
    }
    watchGeometry(of: object)
  }

  func willChange() { will() }

  func didChange() {
    watchParts()
    did()
  }

  private func watchParts() {
    guard !rest.isEmpty, let object,
      ClassDescriptions.shared.property(key, of: object) != nil,
      let part = object.value(forKey: key) as? NSObject
    else {
      parts = []
      return
    }
    parts = [KeyPathWatch(part, rest, will: will, did: did)]
  }

  private func dependencyPaths(of object: NSObject) -> [String] {
    let descriptions = ClassDescriptions.shared.lineage(of: type(of: object))
    let own = descriptions.lazy.compactMap { $0.dependencies[self.key]?() }.first ?? []
    let type = type(of: object) as? any Override__keyPathsForValuesAffectingValue_forKey_1.Type
    return own.union(type?.keyPathsForValuesAffectingValue__override(forKey: key) ?? []).sorted()
  }

  private static let geometryKeys: Set = [
    "frame", "bounds", "center", "transform", "contentOffset", "contentSize", "safeAreaInsets",
  ]

  /// Compares a view's geometry after each change, because it follows from other values.
  private func watchGeometry(of object: NSObject) {
    guard let view = object as? UIView, Self.geometryKeys.contains(key) else { return }
    var present = view.value(forKey: key)
    geometry = view.observeGeometry { [weak self, weak view] in
      guard let self, let view else { return }
      let value = view.value(forKey: key)
      guard let value, let old = present, !areEqual(old, value) else { return }
      present = value
      didChange()
    }
  }
}

/// Runs a body with values that the caller uses only on the main actor.
///
/// UIKit's code does so without a declaration.
func onMainActor<Value, Result>(
  _ value: Value,
  _ body: @MainActor (Value) throws -> Result
) rethrows -> Result {
  nonisolated(unsafe) let value = value
  return try MainActor.assumeIsolated { try body(value) }
}
