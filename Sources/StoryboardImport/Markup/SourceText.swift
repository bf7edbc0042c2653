import ScenarioModel

/// The bytes of a document, with what it takes to name a place in them.
struct SourceText: Sendable {
  let file: String
  let bytes: [UInt8]
  /// Offset of the first byte of each line.
  private let lineStarts: [Int]

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The offset of a place that is given by line and column in bytes, both from 1.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return bytes.count }
    return min(max(lineStarts[line - 1] + column - 1, 0), bytes.count)
  }

  /// The offset of the nearest `byte` at or before `limit`, or 0.
  func lastIndex(of byte: UInt8, upTo limit: Int) -> Int {
    guard !bytes.isEmpty else { return 0 }
    return bytes[...min(limit, bytes.count - 1)].lastIndex(of: byte) ?? 0
  }

  func place(at offset: Int) -> SourcePlace {
    let line = lineStarts.partitioningIndex { $0 > offset }
    let start = lineStarts[line - 1]
    let column = String(
      decoding: bytes[start..<max(start, min(offset, bytes.count))],
      as: UTF8.self
    )
    return SourcePlace(file: file, line: line, column: column.count + 1)
  }
}

extension Array {
  /// The index of the first element for which `isRight` holds, in an array where it holds for a
  /// suffix; `endIndex` if for none.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func partitioningIndex(where isRight: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isRight(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
