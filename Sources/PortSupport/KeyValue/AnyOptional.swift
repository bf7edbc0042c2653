import Foundation

/// Returns the value inside of optionals.
func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.content.flatMap(unwrapped)
}

/// An optional of any type.
private protocol AnyOptional {
  var content: Any? { get }
  static var contentType: any Any.Type { get }
}

extension Optional: AnyOptional {
  fileprivate var content: Any? { map { $0 } }
  fileprivate static var contentType: any Any.Type { Wrapped.self }
}

/// Converts a value to a type as Objective-C would.
///
/// Numbers convert to other numeric types, and raw values convert to and from their values.
///
/// - Returns: Nil if the value has another type, or is nil and the type has no nil.
func converted<Value>(_ value: Any?) -> Value? {
  guard let value = value.flatMap(unwrapped) else {
    return (Optional<Any>.none as Any) as? Value
      ?? (Value.self as? any ExpressibleByNilLiteral.Type)
      .flatMap { $0.init(nilLiteral: ()) as? Value }
  }
  if let same = value as? Value { return same }
  let type = (Value.self as? any AnyOptional.Type)?.contentType ?? Value.self
  return converted(value, to: type) as? Value
}

private func converted(_ value: Any, to type: any Any.Type) -> Any? {
  if let type = type as? any RawRepresentable.Type { return raw(value, of: type) }
  if let value = value as? any RawRepresentable { return converted(value.rawValue, to: type) }
  return number(value).flatMap { number in
    switch type {
    case is Double.Type: number.doubleValue
    case is CGFloat.Type: CGFloat(number.doubleValue)
    case is Float.Type: number.floatValue
    case is Bool.Type: number.boolValue
    case let type as any FixedWidthInteger.Type: type.init(exactly: number.int64Value)
    default: nil
    }
  }
}

private func raw<Raw: RawRepresentable>(_ value: Any, of type: Raw.Type) -> Any? {
  let raw: Raw.RawValue? = converted(value)
  return raw.flatMap { Raw(rawValue: $0) }
}

private func number(_ value: Any) -> NSNumber? {
  switch value {
  case let value as NSNumber: value
  case let value as Bool: NSNumber(value: value)
  case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
  case let value as CGFloat: NSNumber(value: Double(value))
  case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
  default: nil
  }
}
