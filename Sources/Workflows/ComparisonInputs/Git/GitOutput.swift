import Foundation

/// Git's standard output, read in pieces of bounded size.
struct GitOutput {
  /// The output ended too early, or a line has no end.
  struct CutOff: Error {}

  private static let pieceSize = 1 << 16
  /// The maximum length of a line, in bytes; paths in a tree have no limit of their own.
  private static let lineLimit = 1 << 20

  private let handle: FileHandle
  private var buffer = Data()

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// Returns the bytes up to the next end of a line, without it; nil at the end of the output.
  mutating func line(endedBy end: UInt8 = UInt8(ascii: "\n")) throws -> Data? {
    var searched = 0
    while true {
      if let index = buffer[(buffer.startIndex + searched)...].firstIndex(of: end) {
        let line = buffer[..<index]
        buffer = buffer[(index + 1)...]
        return line
      }
      searched = buffer.count
      guard searched <= Self.lineLimit else { throw CutOff() }
      guard try fill() else {
        guard buffer.isEmpty else { throw CutOff() }
        return nil
      }
    }
  }

  /// Passes a number of bytes to a consumer, piece by piece.
  mutating func pass(_ count: Int, to consume: (Data) throws -> Void) throws {
    var rest = count
    while rest > 0 {
      if buffer.isEmpty {
        guard try fill() else { throw CutOff() }
      }
      let piece = buffer.prefix(rest)
      buffer = buffer.dropFirst(piece.count)
      rest -= piece.count
      try consume(piece)
    }
  }

  /// Reads the remaining bytes.
  mutating func rest() throws -> Data {
    let start = buffer
    buffer = Data()
    return start + (try handle.readToEnd() ?? Data())
  }

  /// Reads another piece; returns false at the end of the output.
  private mutating func fill() throws -> Bool {
    guard let piece = try handle.read(upToCount: Self.pieceSize), !piece.isEmpty else {
      return false
    }
    // Passed bytes are not kept.
    buffer = buffer.isEmpty ? piece : Data(buffer) + piece
    return true
  }
}
