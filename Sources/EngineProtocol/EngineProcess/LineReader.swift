import Foundation
import Subprocess

/// Reads the output of a process line by line, by whole buffers.
///
/// Only the line feed ends a line, because JSON may contain Unicode's other line breaks. A
/// process's output can be iterated only once, so a reader continues after every invalid line.
struct LineReader {
  /// A line longer than the limit.
  struct LineTooLongError: Error {}

  private var buffers: SubprocessOutputSequence.Iterator
  private let lineLimit: Int
  private var pending = Data()
  /// The numbers of pending bytes that were searched and consumed.
  private var (searched, taken) = (0, 0)
  private var isAtEnd = false

  init(_ output: SubprocessOutputSequence, lineLimit: Int) {
    buffers = output.makeAsyncIterator()
    self.lineLimit = lineLimit
  }

  /// Returns the next line without its end; nil at the end of the output.
  ///
  /// Text after the last line feed is a line too, unless it is empty.
  nonisolated(nonsending) mutating func next() async throws -> String? {
    while true {
      if let end = nextLineFeed {
        defer { (taken, searched) = (end + 1, end + 1) }
        // The last buffer can contain the rest of a line that is too long.
        guard end - taken <= lineLimit else { throw LineTooLongError() }
        return String(decoding: pending[taken..<end], as: UTF8.self)
      }
      if taken > 0 { pending = Data(pending[taken...]) }
      (taken, searched) = (0, pending.count)
      guard pending.count <= lineLimit else { throw LineTooLongError() }
      guard !isAtEnd, let buffer = try await buffers.next() else { break }
      buffer.withUnsafeBytes { bytes in
        let bytes = bytes.bindMemory(to: UInt8.self)
        if let start = bytes.baseAddress { pending.append(start, count: bytes.count) }
      }
    }
    isAtEnd = true
    guard !pending.isEmpty else { return nil }
    defer { (pending, searched) = (Data(), 0) }
    return String(decoding: pending, as: UTF8.self)
  }

  /// The index of the first line feed in the unsearched bytes; nil without one.
  private var nextLineFeed: Int? {
    pending.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, searched < bytes.count else { return nil }
      return memchr(start + searched, 0x0A, bytes.count - searched).map { start.distance(to: $0) }
    }
  }
}

/// Keeps the beginnings of an output's last lines.
///
/// A process that writes much therefore costs no memory.
struct OutputTail {
  private static let lineCount = 5
  private static let lineLength = 200

  private var ended: [[UInt8]] = []
  private var line: [UInt8] = []

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var bytes = bytes[...]
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      take(bytes[..<end])
      endLine()
      bytes = bytes[(end + 1)...]
    }
    take(bytes)
  }

  /// The lines, including an unfinished last one.
  var lines: [String] {
    let all = line.isEmpty ? ended : Array((ended + [line]).suffix(Self.lineCount))
    return all.map { String(String(decoding: $0, as: UTF8.self).prefix(Self.lineLength)) }
  }

  private mutating func take(_ bytes: Slice<UnsafeRawBufferPointer>) {
    // A character rarely has more than four bytes.
    line += bytes.prefix(max(0, 4 * Self.lineLength - line.count))
  }

  private mutating func endLine() {
    ended.append(line)
    if ended.count > Self.lineCount { ended.removeFirst() }
    line = []
  }
}
