/// A reference that a storyboard connects.
///
/// It replaces `@IBOutlet`, which requires Objective-C.
///
/// `@IBOutlet weak var field: UITextField!` becomes `@Outlet var field: UITextField!`. The word
/// `weak` is removed; the outlet retains its object, as a strong outlet does.
@propertyWrapper
public final class Outlet<Value> {
  private var value: Value

  /// The connected object.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Makes a connected outlet.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes an unconnected outlet.
  public init() where Value: ExpressibleByNilLiteral { value = nil }
}

/// A weak reference that a storyboard connects.
///
/// It replaces `@IBOutlet weak`.
@propertyWrapper
public final class WeakOutlet<Value> {
  private weak var object: AnyObject?

  /// The connected object, while another object retains it.
  public var wrappedValue: Value {
    get {
      guard let value = object as Any as? Value else {
        preconditionFailure("the outlet is not connected to a \(Value.self)")
      }
      return value
    }
    set { object = Self.object(newValue) }
  }

  /// Makes a connected outlet.
  public init(wrappedValue: Value) { object = Self.object(wrappedValue) }

  /// Makes an unconnected outlet.
  public init() where Value: ExpressibleByNilLiteral {}

  /// Returns the object in an optional; nil if the optional is empty.
  private static func object(_ value: Value) -> AnyObject? {
    guard let optional = value as? any OptionalValue else { return value as AnyObject }
    return optional.wrapped
  }
}
