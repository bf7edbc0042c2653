/// A number for plural rules, with the operands of Unicode's CLDR.
package struct PluralNumber: Hashable, Sendable {
  /// The digits before the point, without a sign: CLDR's `i`.
  let integer: UInt
  /// The number of digits after the point: `v`.
  let fractionDigits: Int
  /// The digits after the point as a number: `f`, which equals `t` without trailing zeros.
  let fraction: UInt

  /// A whole number.
  package init(_ value: Int) { (integer, fractionDigits, fraction) = (value.magnitude, 0, 0) }

  /// Creates a number from its shortest decimal digits; nil if it has none, or too many.
  package init?(_ value: Double) {
    let parts = "\(value.magnitude)".split(separator: ".")
    guard let first = parts.first, let integer = UInt(first), parts.count == 2 else { return nil }
    let digits = parts[1] == "0" ? "" : parts[1]
    guard let fraction = digits.isEmpty ? 0 : UInt(digits) else { return nil }
    (self.integer, fractionDigits, self.fraction) = (integer, digits.count, fraction)
  }

  var isZero: Bool { integer == 0 && fraction == 0 }

  /// Returns whether the number, CLDR's `n`, is a whole number in a range.
  func isWhole(_ range: ClosedRange<UInt>) -> Bool { fraction == 0 && range.contains(integer) }

  /// Returns whether the remainder of a division is a whole number in a range.
  func isWhole(_ range: ClosedRange<UInt>, modulo: UInt) -> Bool {
    fraction == 0 && range.contains(integer % modulo)
  }
}

/// The plural categories, by CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
