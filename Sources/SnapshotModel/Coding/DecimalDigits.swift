/// A number with up to three digits after the point, and without trailing zeros there: `63.667`,
/// `-44`, `0`.
package struct DecimalDigits {
  private let isNegative: Bool
  private let whole: UInt
  /// The thousandths after the point.
  private let fraction: UInt

  package init(thousandths: Int) {
    isNegative = thousandths < 0
    (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  }

  init(_ whole: UInt, isNegative: Bool = false) {
    self.isNegative = isNegative
    self.whole = whole
    fraction = 0
  }

  /// The length of a sign, the digits of any integer, a point and three more digits, rounded up.
  static let longest = 31

  /// The number in ASCII.
  package var text: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { bytes in
      guard let start = bytes.baseAddress else { return "" }
      var end = start
      append(at: &end)
      return String(decoding: bytes[..<(end - start)], as: UTF8.self)
    }
  }

  /// Writes the number in ASCII, at most ``longest`` bytes, and moves the address after it.
  @inline(__always)
  func append(at end: inout UnsafeMutablePointer<UInt8>) {
    if isNegative { add(UInt8(ascii: "-"), at: &end) }
    addDigits(of: whole, at: &end)
    if fraction != 0 { addFraction(fraction, at: &end) }
  }
}

@inline(__always)
private func add(_ byte: UInt8, at end: inout UnsafeMutablePointer<UInt8>) {
  end.pointee = byte
  end += 1
}

/// Adds the digits of a number, most significant first.
///
/// Lengths have up to four.
@inline(__always)
private func addDigits(of number: UInt, at end: inout UnsafeMutablePointer<UInt8>) {
  guard number < 10_000 else { return addManyDigits(of: number, at: &end) }
  if number >= 1000 { add(digit(number / 1000), at: &end) }
  if number >= 100 { add(digit(number / 100 % 10), at: &end) }
  if number >= 10 { add(digit(number / 10 % 10), at: &end) }
  add(digit(number % 10), at: &end)
}

private func addManyDigits(of number: UInt, at end: inout UnsafeMutablePointer<UInt8>) {
  var power: UInt = 1
  while number / power >= 10 { power *= 10 }
  while power > 0 {
    add(digit(number / power % 10), at: &end)
    power /= 10
  }
}

/// Adds a point and thousandths without trailing zeros.
private func addFraction(_ thousandths: UInt, at end: inout UnsafeMutablePointer<UInt8>) {
  add(UInt8(ascii: "."), at: &end)
  add(digit(thousandths / 100), at: &end)
  guard thousandths % 100 != 0 else { return }
  add(digit(thousandths / 10 % 10), at: &end)
  guard thousandths % 10 != 0 else { return }
  add(digit(thousandths % 10), at: &end)
}

private func digit(_ value: UInt) -> UInt8 {
  UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
}
