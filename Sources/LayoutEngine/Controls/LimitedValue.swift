/// A number inside a range whose ends can change.
struct LimitedValue<Number: FloatingPoint> {
  private(set) var value: Number = 0
  var minimum: Number = 0
  var maximum: Number

  init(maximum: Number) { self.maximum = maximum }

  /// Sets the value, limited to the range.
  mutating func set(_ number: Number) { value = max(minimum, min(number, maximum)) }

  /// Limits the value to a changed range.
  mutating func limitValue() { set(value) }
}
