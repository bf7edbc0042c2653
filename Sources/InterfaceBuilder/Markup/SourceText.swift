import Foundation
import ScenarioModel

/// The bytes of a document, for converting offsets into lines and columns.
struct SourceText: Sendable {
  let file: String
  let bytes: [UInt8]
  /// Offset of the first byte of each line.
  private let lineStarts: [Int]
  /// The number of characters that begin before each block of bytes.
  ///
  /// It makes many lookups fast in a document with one line of several megabytes; empty if all lines
  /// are shorter than a block.
  private let charactersBeforeBlock: [Int]

  private static let blockSize = 1024

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    (lineStarts, charactersBeforeBlock) = bytes.withUnsafeBufferPointer { bytes in
      let starts = Self.lineStarts(in: bytes)
      let longestLine = zip(starts, starts.dropFirst() + [bytes.count]).lazy.map { $1 - $0 }.max()
      return (starts, longestLine ?? 0 > Self.blockSize ? Self.blocks(of: bytes) : [])
    }
  }

  /// Returns the offset of a line and column in bytes, both from 1.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return bytes.count }
    return min(max(lineStarts[line - 1] + column - 1, 0), bytes.count)
  }

  /// The offset of the nearest `byte` at or before `limit`, or 0.
  func lastIndex(of byte: UInt8, upTo limit: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes.prefix(limit + 1)).lastIndex(of: byte) ?? 0
    }
  }

  func location(at offset: Int) -> FileLocation {
    let line = lineStarts.partitioningIndex { $0 > offset }
    let start = lineStarts[line - 1]
    let end = max(start, min(offset, bytes.count))
    return FileLocation(file: file, line: line, column: characters(in: start..<end) + 1)
  }
}

extension SourceText {
  private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    let lineFeed = Int32(UInt8(ascii: "\n"))
    var start = 0
    while let first = bytes.baseAddress,
      let end = memchr(first + start, lineFeed, bytes.count - start)
    {
      start = UnsafeRawPointer(first).distance(to: UnsafeRawPointer(end)) + 1
      starts.append(start)
    }
    return starts
  }

  /// Returns the number of characters before each block.
  private static func blocks(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      let end = min(start + blockSize, bytes.count)
      let block = UnsafeBufferPointer(rebasing: bytes[start..<end])
      counts.append(counts[counts.count - 1] + characters(in: block))
    }
    return counts
  }

  private func characters(in range: Range<Int>) -> Int {
    // Nearly all lines are shorter than a block.
    range.count <= Self.blockSize
      ? Self.characters(in: bytes[range])
      : characters(before: range.upperBound) - characters(before: range.lowerBound)
  }

  /// Returns the number of characters that begin before an offset from 0 to the number of bytes.
  private func characters(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return charactersBeforeBlock[block]
      + Self.characters(in: bytes[block * Self.blockSize..<offset])
  }

  /// Counts the characters (Unicode scalars) that begin in the bytes: all bytes but UTF-8's
  /// continuations.
  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer(characters)
  }

  private static func characters(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var (offset, continuations) = (0, 0)
    while offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // The highest bit of each byte is set in a continuation, and the next one is not.
      continuations += (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      offset += 8
    }
    let rest = bytes[offset...].count { $0 & 0b1100_0000 == 0b1000_0000 }
    return bytes.count - continuations - rest
  }
}

extension Array {
  /// The index of the first element that satisfies `isRight`, if all following elements satisfy it.
  ///
  /// Returns `endIndex` if no element does.
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
