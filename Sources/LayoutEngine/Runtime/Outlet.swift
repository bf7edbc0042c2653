/// A reference that a storyboard connects, instead of `@IBOutlet`, which Swift only knows where it
/// knows Objective-C.
///
/// `@IBOutlet weak var field: UITextField!` becomes `@Outlet var field: UITextField!`. The word
/// `weak` goes; the outlet keeps what it is connected to alive, as a strong outlet does.
@propertyWrapper
public final class Outlet<Value> {
  private var value: Value

  /// What the outlet is connected to.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Makes an outlet that is connected to a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes an outlet that is not connected.
  public init() where Value: ExpressibleByNilLiteral { value = nil }
}

/// A reference that a storyboard connects and that keeps nothing alive, instead of
/// `@IBOutlet weak`.
@propertyWrapper
public final class WeakOutlet<Value> {
  private weak var object: AnyObject?

  /// What the outlet is connected to, as long as something else keeps it alive.
  public var wrappedValue: Value {
    get {
      guard let value = object as Any as? Value else {
        preconditionFailure("the outlet is not connected to a \(Value.self)")
      }
      return value
    }
    set { object = Self.object(newValue) }
  }

  /// Makes an outlet that is connected to a value.
  public init(wrappedValue: Value) { object = Self.object(wrappedValue) }

  /// Makes an outlet that is not connected.
  public init() where Value: ExpressibleByNilLiteral {}

  /// The object inside an optional, of which there may be none.
  private static func object(_ value: Value) -> AnyObject? {
    guard let optional = value as? any OptionalValue else { return value as AnyObject }
    return optional.wrapped
  }
}
