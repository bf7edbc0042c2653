import Foundation

/// What git writes to standard output, read in pieces of bounded size.
struct GitOutput {
  /// The output ended, or had no end of a line, where more was expected.
  struct CutOff: Error {}

  private static let pieceSize = 1 << 16
  /// The longest line, in bytes: a path of a tree has no limit of its own.
  private static let lineLimit = 1 << 20

  private let handle: FileHandle
  private var buffer = Data()

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// The bytes up to the next end of a line, without it; nil at the end of the output.
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

  /// Gives a number of bytes to a consumer, piece by piece.
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

  /// Reads all that is left.
  mutating func rest() throws -> Data {
    let start = buffer
    buffer = Data()
    return start + (try handle.readToEnd() ?? Data())
  }

  /// Reads another piece; false at the end of the output.
  private mutating func fill() throws -> Bool {
    guard let piece = try handle.read(upToCount: Self.pieceSize), !piece.isEmpty else {
      return false
    }
    // The bytes that were passed on are not kept.
    buffer = buffer.isEmpty ? piece : Data(buffer) + piece
    return true
  }
}
