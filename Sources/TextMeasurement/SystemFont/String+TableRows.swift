extension String {
  /// The lines of a table, and in each the words between spaces.
  ///
  /// It compares bytes, because neither separator is part of another character in UTF-8. Searching
  /// for the ends of characters takes several times as long.
  var tableRows: [[Substring]] {
    var rows: [[Substring]] = []
    var row: [Substring] = []
    var start = startIndex
    func endWord(at end: Index) {
      if start < end { row.append(self[start..<end]) }
    }
    func endRow() {
      if !row.isEmpty { rows.append(row) }
      row.removeAll()
    }
    for index in utf8.indices {
      let byte = utf8[index]
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else { continue }
      endWord(at: index)
      start = utf8.index(after: index)
      if byte == UInt8(ascii: "\n") { endRow() }
    }
    endWord(at: endIndex)
    endRow()
    return rows
  }
}
