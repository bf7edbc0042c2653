extension String {
  /// A JSON text that is safe to print: texts in JSON can contain terminal control characters.
  ///
  /// Line feeds remain, because JSON has them only between its texts.
  package var escapedForJSON: String {
    guard !isVisibleASCII(besides: UInt8(ascii: "\n")) else { return self }
    return unicodeScalars.map { $0 == "\n" ? "\n" : $0.escapedForJSON }.joined()
  }

  /// Whether every character is visible ASCII, as in most texts, or a given other one.
  package func isVisibleASCII(besides other: UInt8? = nil) -> Bool {
    !hasByte { !(0x20...0x7E).contains($0) && $0 != other }
  }

  /// Whether one of the bytes satisfies a condition.
  @inlinable
  package func hasByte(where isFound: (UInt8) -> Bool) -> Bool {
    // The bytes of nearly all texts are in one place, where reading them is much faster.
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isFound) }
      ?? utf8.contains(where: isFound)
  }
}

extension Unicode.Scalar {
  /// The scalar in a JSON text that is safe to print.
  fileprivate var escapedForJSON: String {
    guard actsWhenPrinted else { return String(self) }
    return String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
