extension String {
  /// The text, cut after a whole character of Unicode if it has more bytes than a limit.
  ///
  /// The result ends with the number of bytes that were left out, and is within the limit itself.
  ///
  /// - Parameter limit: The number of bytes, at least 64.
  /// - Returns: The text, or its beginning.
  package func limited(toBytes limit: Int) -> String {
    let count = utf8.count
    guard count > limit else { return self }
    // No number of bytes has more than 20 digits.
    var end = utf8.index(utf8.startIndex, offsetBy: limit - 40)
    while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
    let rest = count - utf8.distance(from: utf8.startIndex, to: end)
    return "\(self[..<end])... (\(rest) more bytes)"
  }
}

extension CaseFailure {
  /// The largest reason that is printed and stored, in bytes.
  package static let reasonLimit = 1 << 16
}
