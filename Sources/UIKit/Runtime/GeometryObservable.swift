public import LayoutEngine

/// Views with geometry that can be observed by key path.
@preconcurrency @MainActor
public protocol GeometryObservable: UIView {}

extension UIView: GeometryObservable {}

extension GeometryObservable {
  /// Calls a handler after each change of a value that depends on the view's geometry: `frame`,
  /// `bounds`, `center`, `transform`, `safeAreaInsets`, or a scroll view's `contentOffset` or
  /// `contentSize`.
  ///
  /// - Returns: The observation, which ends when it is released.
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

/// The values that a handler receives, and when it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Calls the handler at once, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Calls the handler before the change as well.
  ///
  /// Has no effect on a view's geometry, because a change is detected after it happens.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if requested.
  public let newValue: Value?
  /// The value before the change, if requested.
  public let oldValue: Value?
  /// Whether the handler is called before the change.
  public let isPrior: Bool
  public let kind = NSKeyValueChange.setting
  /// The indexes of changed elements; nil, because the whole value is set.
  public let indexes: IndexSet? = nil

  /// Makes a change with the requested values.
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

/// Whether two values are equal; false if their types cannot be compared.
package func areEqual(_ one: Any, _ other: Any) -> Bool {
  guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
  return one == other
}
