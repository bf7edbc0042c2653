// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// Objects with observable keys.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a handler when the value of a key path changes.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - name: The keys of the path as Objective-C names them, separated by dots.
  ///   - options: The contents and times of the handler's calls.
  ///   - changeHandler: Receives the object and the change.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    named name: String,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var present = self[keyPath: keyPath]
    let watch = watch(name) { [weak self] in
      guard let self else { return }
      present = self[keyPath: keyPath]
      guard options.contains(.prior) else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(from: present, to: nil, options, isPrior: true)
      )
    } did: { [weak self] in
      guard let self else { return }
      let (old, new) = (present, self[keyPath: keyPath])
      present = new
      changeHandler(self, NSKeyValueObservedChange(from: old, to: new, options))
    }
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(from: nil, to: present, options))
    }
    return NSKeyValueObservation { withExtendedLifetime(watch) {} }
  }
}

extension NSObject {
  fileprivate func watch(
    _ path: String,
    will: @escaping () -> Void,
    did: @escaping () -> Void
  ) -> KeyPathWatch {
    let keys = path.split(separator: ".").map(String.init)
    return onMainActor((self, will, did)) { KeyPathWatch($0, keys[...], will: $1, did: $2) }
  }

  /// Announces that the value of a key is about to change.
  public func willChangeValue(forKey key: String) {
    onMainActor(self) { ObservedKeys.present(of: $0)?.willChange(key) }
  }

  /// Announces that the value of a key has changed.
  public func didChangeValue(forKey key: String) {
    onMainActor(self) { ObservedKeys.present(of: $0)?.didChange(key) }
  }
}

/// Called by a `dynamic` property before it changes.
public func keyValueWillChange(_ object: AnyObject, _ key: String) {
  nonisolated(unsafe) let object = object
  MainActor.assumeIsolated {
    guard let keys = ObservedKeys.present(of: object), keys.announces(key) else { return }
    keys.willChange(key)
  }
}

/// Called by a `dynamic` property after it has changed.
public func keyValueDidChange(_ object: AnyObject, _ key: String) {
  nonisolated(unsafe) let object = object
  MainActor.assumeIsolated {
    guard let keys = ObservedKeys.present(of: object), keys.announces(key) else { return }
    keys.didChange(key)
  }
}

/// Classes that declare the key paths that the values of keys depend on.
public protocol Override__keyPathsForValuesAffectingValue_forKey_1: AnyObject {
  /// Returns the key paths that a key's value depends on.
  static func keyPathsForValuesAffectingValue__override(forKey key: String) -> Set<String>
}

extension NSObject {
  /// Returns the key paths that a key's value depends on: none.
  public class func keyPathsForValuesAffectingValue__base(forKey key: String) -> Set<String> { [] }
}
