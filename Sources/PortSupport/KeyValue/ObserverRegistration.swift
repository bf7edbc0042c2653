// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import UIKit

/// The keys of a change notification.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the raw value of `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indices of the changed elements.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the notification precedes the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Classes that observe keys of objects.
public protocol Override__observeValue_forKeyPath_of_change_context_4: AnyObject {
  /// Receives a change.
  func observeValue__override(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

/// An observation that lasts until its removal or the end of its object.
@MainActor
final class ObserverRegistration {
  private weak var observer: NSObject?
  let path: String
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private weak var object: NSObject?
  private var present: Any?
  private var watch: KeyPathWatch?

  init(
    _ observer: NSObject,
    of object: NSObject,
    _ path: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.object = object
    self.path = path
    self.options = options
    self.context = context
    present = object.value(forKeyPath: path)
    watch = KeyPathWatch(object, path.split(separator: ".").map(String.init)[...]) { [weak self] in
      self?.willChange()
    } did: { [weak self] in
      self?.didChange()
    }
    if options.contains(.initial) { notify(old: nil, new: present) }
  }

  func isOf(_ observer: NSObject) -> Bool { self.observer === observer }

  private func willChange() {
    present = object?.value(forKeyPath: path)
    if options.contains(.prior) { notify(old: present, new: nil, isPrior: true) }
  }

  private func didChange() {
    let old = present
    present = object?.value(forKeyPath: path)
    notify(old: old ?? NSNull(), new: present)
  }

  private func notify(old: Any?, new: Any?, isPrior: Bool = false) {
    guard let observer = observer as? any Override__observeValue_forKeyPath_of_change_context_4
    else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.old), let old { change[.oldKey] = old }
    if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
    if isPrior { change[.notificationIsPriorKey] = true }
    observer.observeValue__override(
      forKeyPath: path,
      of: object,
      change: change,
      context: context
    )
  }
}

extension NSObject {
  /// Notifies an observer of the changes of a key path.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    onMainActor((self, observer, context)) { object, observer, context in
      let registration = ObserverRegistration(observer, of: object, keyPath, options, context)
      ObservedKeys.of(object).registrations.append(registration)
    }
  }

  /// Removes an observer's last observation of a key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    onMainActor((self, observer)) { object, observer in
      ObservedKeys.present(of: object)?.removeLast { $0.isOf(observer) && $0.path == keyPath }
    }
  }

  /// Removes an observer's last observation of a key path with a context.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    onMainActor((self, observer, context)) { object, observer, context in
      ObservedKeys.present(of: object)?.removeLast {
        $0.isOf(observer) && $0.path == keyPath && $0.context == context
      }
    }
  }

  /// The `super` implementation for unknown changes in overrides.
  public func observeValue__base(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
