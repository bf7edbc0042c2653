/// The format of an attribute's value.
struct AttributeFormat<Value: Sendable>: Sendable {
  /// The expected value, for a message about an invalid one.
  let expected: @Sendable () -> String
  /// Returns the value of a text; nil for an invalid text.
  let value: @Sendable (String) -> Value?

  init(
    expected: @autoclosure @escaping @Sendable () -> String,
    value: @escaping @Sendable (String) -> Value?
  ) {
    self.expected = expected
    self.value = value
  }
}

extension AttributeFormat<Bool> {
  static var flag: Self {
    Self(expected: "YES or NO") { text in
      switch text {
      case "YES": true
      case "NO": false
      default: nil
      }
    }
  }
}

extension AttributeFormat<String> {
  static var text: Self { Self(expected: "a text") { $0 } }
}

extension AttributeFormat<Float> {
  /// A layout priority of a view, which may be 0, unlike a constraint's priority.
  static var viewPriority: Self {
    Self(expected: "a priority from 0 to 1000") { text in
      Double(decimal: text).flatMap { (0...1000).contains($0) ? Float($0) : nil }
    }
  }
}

extension AttributeFormat<Double> {
  /// The largest number; sums of larger lengths would lose the fractions that comparisons of frames
  /// need.
  private static var largest: Double { 1_000_000 }

  /// A number within the limits of a screen; Interface Builder also writes `1e-05`.
  static var number: Self {
    Self(expected: "a number from -1000000 to 1000000") { text in
      Double(decimal: text).flatMap { abs($0) <= largest ? $0 : nil }
    }
  }

  static var constraintPriority: Self {
    Self(expected: "more than 0 and at most 1000") { text in
      Double(decimal: text).flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }
    }
  }

  /// A multiplier such as `0.5`, `16:9`, `1: 1`, `1/3` or `50%`.
  static var multiplier: Self {
    Self(expected: "a number, a ratio such as 16:9, or a percentage") { text in
      let text = text.trimmingSpaces
      let value: Double?
      if text.hasSuffix("%") {
        value = Double(decimal: text.dropLast().trimmingSpaces).map { $0 / 100 }
      } else {
        value = ratio(text)
      }
      return value.flatMap { $0.isFinite && abs($0) <= largest ? $0 : nil }
    }
  }

  private static func ratio(_ text: Substring) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double(decimal: $0.trimmingSpaces) }
    guard parts.count == 2 else { return parts.count == 1 ? parts[0] : nil }
    guard let first = parts[0], let second = parts[1] else { return nil }
    return first / second
  }
}

extension AttributeFormat<Int> {
  static var whole: Self {
    Self(expected: "a whole number from -1000000 to 1000000") { text in
      Int(text).flatMap { (-1_000_000...1_000_000).contains($0) ? $0 : nil }
    }
  }
}

extension AttributeFormat where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the values of an enumeration with Interface Builder's spelling.
  static var choice: Self {
    Self(expected: "one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))") {
      Value(rawValue: $0)
    }
  }
}

extension Double {
  /// Reads a number in decimal digits; nil for `nan`, `infinity` and `0x10`.
  init?(decimal text: some StringProtocol) {
    if let short = Double(shortDecimal: text) {
      self = short
      return
    }
    let isDecimal = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.eE".utf8.contains($0)
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Double {
  /// Reads a number such as `-12.25` with at most 15 digits; nil for all other texts.
  ///
  /// It is much faster than `Double(_:)` and returns the same number: all its steps but the last one
  /// are exact, because the digits are an integer below 2⁵³.
  init?(shortDecimal text: some StringProtocol) {
    var (digits, fraction, isFraction, value) = (0, 0, false, 0)
    var rest = text.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    for byte in rest {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = 10 * value + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if isFraction { fraction += 1 }
        guard digits < Self.powersOfTen.count else { return nil }
      case UInt8(ascii: ".") where !isFraction && digits > 0: isFraction = true
      default: return nil
      }
    }
    guard digits > 0, !isFraction || fraction > 0 else { return nil }
    let number = Double(value) / Self.powersOfTen[fraction]
    self = isNegative ? -number : number
  }

  /// The exact powers from 1 to 10¹⁵.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension StringProtocol {
  fileprivate var trimmingSpaces: SubSequence {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }
}
