import UIKit

/// Adds a function that makes values of one of the program's own types.
@MainActor
public func addMaker<Value>(of type: Value.Type, _ maker: @escaping @MainActor () -> Value) {
  ClassDescriptions.shared.add(type, maker)
}

/// A type with an empty value that can replace an omitted one.
protocol HasOmittedValue {
  /// The empty value: zero, no text, no elements.
  static var omittedValue: Self { get }
}

/// Returns an empty value in place of an expression that does not compile on Linux.
///
/// The value is `nil`, `false`, zero, an empty text or collection, or a new object of a class. For
/// other types, the program ends with the location of the omitted expression.
public func omittedValue<Value>(file: StaticString = #file, line: UInt = #line) -> Value {
  if Value.self == Void.self, let nothing = () as? Value { return nothing }
  if let type = Value.self as? any HasOmittedValue.Type, let value = type.omittedValue as? Value {
    return value
  }
  // Foundation's attributed texts have no initializer without arguments.
  if Value.self is NSAttributedString.Type,
    let text = NSMutableAttributedString(string: "") as? Value
  {
    return text
  }
  // Colors and fonts have no initializer without arguments either.
  if Value.self is UIColor.Type, let color = UIColor.black as? Value { return color }
  if Value.self is UIFont.Type, let font = UIFont.systemFont(ofSize: 17) as? Value { return font }
  let made = MainActor.assumeIsolated { ClassDescriptions.shared.value(of: Value.self) }
  if let value = made as? Value { return value }
  if let type = Value.self as? NSObject.Type, let value = type.dynamicInstance() as? Value {
    return value
  }
  fatalError("the omitted value of type \(Value.self) cannot be replaced", file: file, line: line)
}

extension Optional: HasOmittedValue { static var omittedValue: Wrapped? { nil } }
extension Bool: HasOmittedValue { static var omittedValue: Bool { false } }
extension String: HasOmittedValue { static var omittedValue: String { "" } }
extension Substring: HasOmittedValue { static var omittedValue: Substring { "" } }
extension Character: HasOmittedValue { static var omittedValue: Character { " " } }
extension Array: HasOmittedValue { static var omittedValue: [Element] { [] } }
extension Set: HasOmittedValue { static var omittedValue: Set<Element> { [] } }
extension Dictionary: HasOmittedValue { static var omittedValue: [Key: Value] { [:] } }

extension AdditiveArithmetic where Self: HasOmittedValue {
  static var omittedValue: Self { .zero }
}

extension Int: HasOmittedValue {}
extension Int8: HasOmittedValue {}
extension Int16: HasOmittedValue {}
extension Int32: HasOmittedValue {}
extension Int64: HasOmittedValue {}
extension UInt: HasOmittedValue {}
extension UInt8: HasOmittedValue {}
extension UInt16: HasOmittedValue {}
extension UInt32: HasOmittedValue {}
extension UInt64: HasOmittedValue {}
extension Double: HasOmittedValue {}
extension Float: HasOmittedValue {}
extension CGFloat: HasOmittedValue {}
extension Decimal: HasOmittedValue {}

extension Data: HasOmittedValue { static var omittedValue: Data { Data() } }
extension Date: HasOmittedValue {
  static var omittedValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension URL: HasOmittedValue {
  /// A Safari controller accepts no other scheme.
  static var omittedValue: URL { URL(string: "https://example.com") ?? URL(filePath: "/") }
}
extension UUID: HasOmittedValue {
  static var omittedValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension ClosedRange: HasOmittedValue where Bound: HasOmittedValue {
  static var omittedValue: ClosedRange { Bound.omittedValue...Bound.omittedValue }
}
extension Range: HasOmittedValue where Bound: HasOmittedValue {
  static var omittedValue: Range { Bound.omittedValue..<Bound.omittedValue }
}
extension NSRange: HasOmittedValue {
  static var omittedValue: NSRange { NSRange(location: 0, length: 0) }
}
/// The path of a first row, because a path without indexes has no row.
extension IndexPath: HasOmittedValue {
  static var omittedValue: IndexPath { IndexPath(row: 0, section: 0) }
}
extension IndexSet: HasOmittedValue { static var omittedValue: IndexSet { IndexSet() } }
extension Locale: HasOmittedValue { static var omittedValue: Locale { .current } }
extension CGPoint: HasOmittedValue { static var omittedValue: CGPoint { .zero } }
extension CGSize: HasOmittedValue { static var omittedValue: CGSize { .zero } }
extension CGRect: HasOmittedValue { static var omittedValue: CGRect { .zero } }
extension CGAffineTransform: HasOmittedValue {
  static var omittedValue: CGAffineTransform { .identity }
}
extension UIEdgeInsets: HasOmittedValue { static var omittedValue: UIEdgeInsets { .zero } }
