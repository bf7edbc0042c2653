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
