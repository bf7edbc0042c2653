public import Foundation

extension UIView {
  /// Calls a closure after each change of the geometry, as long as what is returned is kept.
  package func observeGeometry(_ check: @escaping () -> Void) -> NSKeyValueObservation {
    let observers = self.observers ?? KeyValueObservers()
    self.observers = observers
    let observation = NSKeyValueObservation(check)
    observers.add(observation)
    return observation
  }
}

/// Views whose geometry can be observed by key path.
@preconcurrency @MainActor
public protocol GeometryObservable: UIView {}

extension UIView: GeometryObservable {}

extension GeometryObservable {
  /// Calls a handler whenever a value that follows the view's geometry has changed: its `frame`,
  /// `bounds`, `center` or `transform`, its `safeAreaInsets`, a scroll view's `contentOffset` or
  /// `contentSize`.
  ///
  /// - Returns: What keeps the observation going; it ends with it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var present = self[keyPath: keyPath]
    let observation = observeGeometry { [weak self] in
      guard let self else { return }
      let (old, new) = (present, self[keyPath: keyPath])
      guard !areEqual(old, new) else { return }
      present = new
      changeHandler(self, NSKeyValueObservedChange(from: old, to: new, options))
    }
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(from: nil, to: present, options))
    }
    return observation
  }
}

/// What a handler receives of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call before the change, which does not come for a view's geometry: its changes are noticed
  /// when they are made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if asked for.
  public let newValue: Value?
  /// The value before the change, if asked for.
  public let oldValue: Value?
  /// Whether the change is still to come.
  public let isPrior: Bool
  public let kind = NSKeyValueChange.setting
  /// The positions of the elements that have changed; none, as the value was set.
  public let indexes: IndexSet? = nil

  /// Makes a change of what the options ask for.
  package init(
    from old: Value?,
    to new: Value?,
    _ options: NSKeyValueObservingOptions,
    isPrior: Bool = false
  ) {
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
    self.isPrior = isPrior
  }
}

/// An observation, which continues until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  private var check: (() -> Void)?

  /// Makes an observation that keeps a closure, and what it holds, until it ends.
  package init(_ check: @escaping () -> Void) { self.check = check }

  public func invalidate() { check = nil }

  fileprivate func announceChange() { check?() }
}

/// The observations of one view, in the order in which they began.
final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  fileprivate func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  /// Notifies the observations whose value differs from the last reported one.
  @MainActor func announceChanges() {
    SimulatedDevice.current.attributing(to: .application) {
      for entry in entries { entry.observation?.announceChange() }
    }
  }
}

/// Whether two values are equal, as far as their type is comparable.
package func areEqual(_ one: Any, _ other: Any) -> Bool {
  guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
  return one == other
}
