import Foundation
import ScenarioModel

/// The build of the running program.
package enum ProgramBuild {
  /// A digest of the program's content, in hexadecimal digits.
  ///
  /// It is the linker's build id, which costs nothing, or else the SHA-256 digest of the file. It
  /// is nil if the file cannot be read.
  package static let digest: String? = {
    let program = URL(filePath: "/proc/self/exe")
    guard let content = try? Data(contentsOf: program, options: .alwaysMapped) else { return nil }
    return content.withUnsafeBytes { ELFNotes($0).buildID } ?? sha256Hex(content)
  }()
}

/// The notes in a program's file, in the 64-bit ELF format and the machine's byte order.
struct ELFNotes {
  private static let (segmentOfNotes, noteOfBuildID) = (UInt32(4), UInt32(3))

  private let file: UnsafeRawBufferPointer

  init(_ file: UnsafeRawBufferPointer) {
    self.file = file
  }

  /// The linker's digest of the content (`--build-id`); nil for a file without it or in another
  /// format.
  var buildID: String? {
    let magic: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2]
    guard file.starts(with: magic), let table: UInt64 = value(at: 32),
      let size: UInt16 = value(at: 54), let count: UInt16 = value(at: 56)
    else { return nil }
    return (0..<Int(count)).lazy.compactMap { index in
      Int(exactly: table).flatMap { buildID(inSegment: $0 &+ index * Int(size)) }
    }.first
  }

  private func buildID(inSegment header: Int) -> String? {
    guard value(at: header) == Self.segmentOfNotes,
      let start: UInt64 = value(at: header + 8), let length: UInt64 = value(at: header + 32),
      var position = Int(exactly: start), let size = Int(exactly: length), size <= file.count
    else { return nil }
    let end = position &+ size
    while position < end {
      guard let nameSize: UInt32 = value(at: position),
        let contentSize: UInt32 = value(at: position + 4),
        let kind: UInt32 = value(at: position + 8)
      else { return nil }
      // Names and contents are padded to whole words.
      let content = position + 12 + (Int(nameSize) + 3) / 4 * 4
      let contentEnd = content + Int(contentSize)
      guard contentEnd <= file.count else { return nil }
      if kind == Self.noteOfBuildID, file[(position + 12)...].starts(with: Array("GNU\0".utf8)) {
        return hexadecimal(UnsafeRawBufferPointer(rebasing: file[content..<contentEnd]))
      }
      position = content + (Int(contentSize) + 3) / 4 * 4
    }
    return nil
  }

  private func value<Value: FixedWidthInteger>(at position: Int) -> Value? {
    guard position >= 0, position <= file.count - MemoryLayout<Value>.size else { return nil }
    return file.loadUnaligned(fromByteOffset: position, as: Value.self)
  }
}
