/// A number as the rules of plurals see it, by the operands of Unicode's CLDR.
package struct PluralNumber: Hashable, Sendable {
  /// The digits before the point, without a sign: CLDR's `i`.
  let integer: UInt
  /// How many digits there are behind the point: `v`.
  let fractionDigits: Int
  /// Those digits as a number: `f`, which is also `t` as there are no zeros at the end.
  let fraction: UInt

  /// A whole number.
  package init(_ value: Int) { (integer, fractionDigits, fraction) = (value.magnitude, 0, 0) }

  /// A number by its shortest decimal digits; nil for one that has none, or too many.
  package init?(_ value: Double) {
    let parts = "\(value.magnitude)".split(separator: ".")
    guard let first = parts.first, let integer = UInt(first), parts.count == 2 else { return nil }
    let digits = parts[1] == "0" ? "" : parts[1]
    guard let fraction = digits.isEmpty ? 0 : UInt(digits) else { return nil }
    (self.integer, fractionDigits, self.fraction) = (integer, digits.count, fraction)
  }

  var isZero: Bool { integer == 0 && fraction == 0 }

  /// Whether the number, CLDR's `n`, is a whole one in a range.
  func isWhole(_ range: ClosedRange<UInt>) -> Bool { fraction == 0 && range.contains(integer) }

  /// Whether the number, divided by another, leaves a whole rest in a range.
  func isWhole(_ range: ClosedRange<UInt>, modulo: UInt) -> Bool {
    fraction == 0 && range.contains(integer % modulo)
  }
}

/// The categories of numbers that plurals have, by CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
