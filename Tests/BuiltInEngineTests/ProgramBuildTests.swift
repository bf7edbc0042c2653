import Foundation
import Testing

@testable import BuiltInEngine

/// The build id of a program's file, in the ELF format.
///
/// A header of 64 bytes has the offset of the segment table at 32, the size of its entries at 54
/// and their number at 56. An entry has its kind at 0, its offset in the file at 8 and its length
/// at 32.
@Suite struct ProgramBuildTests {
  /// A program of one segment, which has one note.
  private func program(segment: UInt32 = 4, note: UInt32 = 3, owner: String = "GNU\0") -> [UInt8] {
    var file = [UInt8](repeating: 0, count: 64 + 56)
    func put(_ value: some FixedWidthInteger, at position: Int) {
      withUnsafeBytes(of: value) { file.replaceSubrange(position..<position + $0.count, with: $0) }
    }
    file.replaceSubrange(0..<5, with: [0x7F, 0x45, 0x4C, 0x46, 2])
    put(UInt64(64), at: 32)
    put(UInt16(56), at: 54)
    put(UInt16(1), at: 56)
    put(segment, at: 64)
    put(UInt64(120), at: 64 + 8)
    put(UInt64(12 + 4 + 4), at: 64 + 32)
    for word in [UInt32(4), 3, note] { withUnsafeBytes(of: word) { file += $0 } }
    return file + owner.utf8 + [0xAB, 0xCD, 0xEF, 0]
  }

  private func buildID(_ file: [UInt8]) -> String? {
    file.withUnsafeBytes { ELFNotes($0).buildID }
  }

  @Test func buildIDIsRead() {
    #expect(buildID(program()) == "abcdef")
  }

  @Test func otherNotesAreIgnored() {
    #expect(buildID(program(segment: 1)) == nil)
    #expect(buildID(program(note: 1)) == nil)
    #expect(buildID(program(owner: "ABC\0")) == nil)
  }

  /// The reader stays inside a file that is truncated anywhere.
  @Test func truncatedProgramHasNoBuildID() {
    let file = program()
    for length in file.indices.dropLast() { #expect(buildID(Array(file.prefix(length))) == nil) }
  }

  @Test func thisProgramHasADigest() throws {
    let digest = try #require(ProgramBuild.digest)
    #expect(digest.count >= 16 && digest.allSatisfy(\.isHexDigit))
  }

  /// Code that makes screens may read anything, so equal questions may have different answers.
  @Test @MainActor func engineWithCodeScreensHasNoBuild() {
    #expect(BuiltInEngine.current.build == ProgramBuild.digest)
    #expect(BuiltInEngine.current.making(["form": { fatalError("never shown") }]).build == nil)
  }
}
