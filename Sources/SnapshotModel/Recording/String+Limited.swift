extension String {
  /// Returns the text, truncated after a whole Unicode character if it exceeds a number of bytes.
  ///
  /// A truncated text ends with the number of omitted bytes, and is itself within the limit.
  ///
  /// - Parameter limit: The maximum number of bytes, at least 64.
  /// - Returns: The text, or its beginning.
  package func limited(toBytes limit: Int) -> String {
    let count = utf8.count
    guard count > limit else { return self }
    // A number of bytes has at most 20 digits.
    var end = utf8.index(utf8.startIndex, offsetBy: limit - 40)
    while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
    let rest = count - utf8.distance(from: utf8.startIndex, to: end)
    return "\(self[..<end])... (\(rest) more bytes)"
  }
}

extension CaseFailure {
  /// The maximum length of a printed and stored reason, in bytes.
  package static let reasonLimit = 1 << 16
}
