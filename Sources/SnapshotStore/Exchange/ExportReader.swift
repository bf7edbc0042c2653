import Foundation
import ProjectFiles
import SnapshotModel

/// Reads the lines of an export one after the other, and keeps none of them.
final class ExportReader {
  let file: String
  private let input: FileHandle
  private var pending = Data()
  private var isAtEnd = false
  /// The number of the line that was read last.
  private var number = 0

  /// The digest of the lines before the one that was read last.
  private(set) var rootBefore = ExportRoot()
  private var root = ExportRoot()

  /// How many bytes a line may have.
  private let lineLimit: Int

  /// More bytes than a run has that a database takes.
  static let usualLineLimit = 1 << 28
  private static let chunk = 1 << 20

  init(file: String, lineLimit: Int = usualLineLimit) throws(StoreError) {
    self.file = file
    self.lineLimit = lineLimit
    do throws(FileRefusal) {
      input = try ProjectReader.openNamed(file)
    } catch {
      if error.reason == .missing { throw .missing(file: file) }
      let remedy = error.hint.map { "; \($0)" } ?? ""
      throw .cannotOpen(file: file, reason: error.problem + remedy)
    }
    do {
      try fill()
    } catch {
      throw .cannotOpen(file: file, reason: error.localizedDescription)
    }
    // Nothing but line ends is nothing; what begins an export is not far behind them.
    guard pending.contains(where: { $0 != UInt8(ascii: "\n") }) else {
      throw .emptyExport(file: file)
    }
  }

  deinit { try? input.close() }

  private func fill() throws {
    let bytes = try input.read(upToCount: Self.chunk) ?? Data()
    isAtEnd = bytes.isEmpty
    // Lines that were taken are given up, and a long one is not copied for every piece of it.
    if pending.startIndex > 0 { pending = Data(pending) }
    pending.append(bytes)
  }

  /// The bytes up to the next line end; nil where there is none.
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

  /// The next line; it is an error if there is none.
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

  /// Refuses anything after the last line.
  func checkEnd() throws(StoreError) {
    guard try nextLine() == nil, pending.isEmpty else { throw fault("it goes on after its end") }
  }

  /// An error about the line that was read last.
  func fault(_ reason: String) -> StoreError {
    .notAnExport(file: file, line: number, reason: reason)
  }
}
