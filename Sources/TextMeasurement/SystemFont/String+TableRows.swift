extension String {
  /// The lines of a table, and in each the words between spaces.
  ///
  /// It splits bytes, because neither separator is part of another character in UTF-8. Searching
  /// for the ends of characters takes several times as long.
  var tableRows: [[Substring]] {
    utf8.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }
  }
}
