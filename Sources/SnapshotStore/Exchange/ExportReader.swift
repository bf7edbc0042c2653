import Foundation
import ProjectFiles
import SnapshotModel

/// Reads the lines of an export in sequence without storing them.
final class ExportReader {
  let file: String
  private let input: FileHandle
  private var pending = Data()
  private var isAtEnd = false
  /// The number of the last line read.
  private var number = 0

  /// The digest of the lines before the last line read.
  private(set) var rootBefore = ExportRoot()
  private var root = ExportRoot()

  /// The maximum length of a line, in bytes.
  private let lineLimit: Int

  /// The default limit in bytes.
  ///
  /// It exceeds the largest run of a database.
  static let usualLineLimit = 1 << 28
  private static let chunk = 1 << 20

  init(file: String, lineLimit: Int = usualLineLimit) throws(StoreError) {
    self.file = file
    self.lineLimit = lineLimit
    do throws(FileRefusal) {
      input = try ProjectReader.openNamed(file)
    } catch {
      if error.reason == .missing { throw .missing(file: file) }
      throw .refused(error)
    }
    do {
      try fill()
    } catch {
      throw .cannotOpen(file: file, reason: error.localizedDescription)
    }
    // A file with only line feeds is empty. An export has other bytes near its start.
    guard pending.contains(where: { $0 != UInt8(ascii: "\n") }) else {
      throw .emptyExport(file: file)
    }
  }

  deinit { try? input.close() }

  private func fill() throws {
    let bytes = try input.read(upToCount: Self.chunk) ?? Data()
    isAtEnd = bytes.isEmpty
    // Releases processed lines. A long line is not copied for each chunk.
    if pending.startIndex > 0 { pending = Data(pending) }
    pending.append(bytes)
  }

  /// Returns the bytes up to the next line feed; nil at the end.
  private func nextLine() throws(StoreError) -> Data? {
    number += 1
    var searched = 0
    while true {
      if let end = pending.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending = pending[(end + 1)...] }
        return pending[..<end]
      }
      guard pending.count <= lineLimit else {
        throw fault("the line has more than \(lineLimit) bytes")
      }
      guard !isAtEnd else { return nil }
      searched = pending.count
      do {
        try fill()
      } catch {
        throw .cannotOpen(file: file, reason: error.localizedDescription)
      }
    }
  }

  /// Returns the next line.
  ///
  /// A missing line is an error.
  func line() throws(StoreError) -> ExportLine {
    guard let line = try nextLine() else { throw fault("it ends too early") }
    rootBefore = root
    root.add(line)
    do {
      return try JSONDecoder().decode(ExportLine.self, from: line)
    } catch {
      throw fault(decodingReason(error))
    }
  }

  /// Rejects content after the last line.
  func checkEnd() throws(StoreError) {
    guard try nextLine() == nil, pending.isEmpty else { throw fault("it continues after its end") }
  }

  /// Returns an error about the last line read.
  func fault(_ reason: String) -> StoreError {
    .notAnExport(file: file, line: number, reason: reason)
  }
}
