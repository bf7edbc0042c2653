import UIKit

/// The observers of one object's keys, in the order in which they began.
@MainActor
final class ObservedKeys {
  private struct Entry {
    weak var watch: KeyPathWatch?
  }

  private var entries: [Entry] = []
  /// The observations that `addObserver(_:forKeyPath:options:context:)` began.
  var registrations: [ObserverRegistration] = []

  /// The observers of an object, made when there are none yet.
  static func of(_ object: AnyObject) -> ObservedKeys {
    if let present = present(of: object) { return present }
    let made = ObservedKeys()
    objc_setAssociatedObject(object, &associationKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// The observers of an object; nil if there have never been any.
  static func present(of object: AnyObject) -> ObservedKeys? {
    guard isUsed else { return nil }
    return objc_getAssociatedObject(object, &associationKey) as? ObservedKeys
  }

  /// Whether any object has observers, so that setting a property is fast as long as none has.
  private static var isUsed = false
  private static var associationKey: UInt8 = 0

  func add(_ watch: KeyPathWatch) {
    Self.isUsed = true
    entries.removeAll { $0.watch == nil }
    entries.append(Entry(watch: watch))
  }

  /// Ends the last observation for which a condition holds.
  func removeLast(where isMeant: (ObserverRegistration) -> Bool) {
    registrations.lastIndex(where: isMeant).map { _ = registrations.remove(at: $0) }
  }

  func willChange(_ key: String) {
    for entry in entries where entry.watch?.key == key { entry.watch?.willChange() }
  }

  func didChange(_ key: String) {
    for entry in entries where entry.watch?.key == key { entry.watch?.didChange() }
  }

  /// The keys whose changes are being announced by who makes them.
  private var changing: Set<String> = []

  /// Announces a change around a body that makes it, unless the property announces it itself.
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

  /// Whether a property should announce its change.
  func announces(_ key: String) -> Bool { !changing.contains(key) }
}

/// Watches the value at the end of a key path, while it is kept.
@MainActor
final class KeyPathWatch {
  /// The first key.
  let key: String
  private weak var object: NSObject?
  private let rest: ArraySlice<String>
  private let will: () -> Void
  private let did: () -> Void
  /// The watches on the object that the first key leads to, and on what the value depends on.
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

  /// A view's geometry is compared after each change, because it follows from other values.
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

/// Runs a body with values that the caller uses on the main actor only, as UIKit's code does without
/// stating it.
func onMainActor<Value, Result>(
  _ value: Value,
  _ body: @MainActor (Value) throws -> Result
) rethrows -> Result {
  nonisolated(unsafe) let value = value
  return try MainActor.assumeIsolated { try body(value) }
}
