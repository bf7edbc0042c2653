import Foundation

/// Reads the lines of an export one after the other.
struct ExportReader {
  let file: String
  private let lines: [Data]
  private var next = 0

  init(file: String) throws(StoreError) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file) else { throw .missing(file: file) }
    do {
      let content = try Self.content(of: file)
      lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    } catch {
      throw .cannotOpen(file: file, reason: error.localizedDescription)
    }
    guard lines.contains(where: { !$0.isEmpty }) else { throw .emptyExport(file: file) }
  }

  /// The bytes of a file, mapped into memory; of what is none, such as a pipe, as they are read.
  private static func content(of file: String) throws -> Data {
    var status = stat()
    let isRegular = stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let url = URL(filePath: file)
    if isRegular { return try Data(contentsOf: url, options: .mappedIfSafe) }
    return try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
  }

  /// The next line; it is an error if there is none.
  mutating func line() throws(StoreError) -> ExportLine {
    // What follows the last line's end is no line.
    guard next < lines.count - 1 else {
      next += 1
      throw fault("it ends too early")
    }
    defer { next += 1 }
    do {
      return try JSONDecoder().decode(ExportLine.self, from: lines[next])
    } catch {
      next += 1
      throw fault("\(Self.text(for: error))")
    }
  }

  /// Refuses anything after the last line.
  mutating func checkEnd() throws(StoreError) {
    guard next == lines.count - 1, lines[next].isEmpty else {
      next += 1
      throw fault("it goes on after its end")
    }
  }

  /// An error about the line that was read last.
  func fault(_ reason: String) -> StoreError {
    .notAnExport(file: file, line: next, reason: reason)
  }

  private static func text(for error: any Error) -> String {
    guard case .dataCorrupted(let context)? = error as? DecodingError, context.codingPath.isEmpty
    else { return "\(error)" }
    return "the line is not JSON"
  }
}
