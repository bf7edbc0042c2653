import AppLanguages
package import Foundation

/// Reads the property list of a project file, with locations in its errors.
///
/// ``PropertyListReader`` reads the same texts for any file of an app, and reports no locations.
/// - Complexity: O(*n*) in the bytes of the file; nested lists are on a stack of its own.
package struct ProjectFileParser {
  /// A list or table without its closing bracket.
  private struct Container {
    var isTable: Bool
    var offset: Int
    var items: [ProjectValue] = []
    var entries: [ProjectField: ProjectValue] = [:]
    var key = ProjectField("")

    var value: ProjectValue { isTable ? .table(entries) : .list(items) }
    var bracket: StaticString { isTable ? "}" : ")" }
  }

  /// A mistake in the text.
  private struct Mistake: Error {
    var offset: Int
    var problem: String
  }

  /// The maximum number of nested lists; real files have fewer than ten.
  private static let depthLimit = 100

  private var scanner: ByteScanner
  private var open: [Container] = []

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - data: The property list, in the old style, in XML or binary.
  ///   - file: The path of the file, for messages.
  /// - Returns: The outermost value.
  /// - Throws: ``XcodeProjectError``.
  package static func read(_ data: Data, file: String) throws(XcodeProjectError) -> ProjectValue {
    guard !data.starts(with: Data("bplist".utf8)) else { return try readOther(data, file) }
    let bytes: [UInt8]
    do {
      bytes = try PropertyListText(data).bytes
    } catch {
      throw .malformed(FileLocation(file: file, line: 1, column: 1), "the text is not UTF-8")
    }
    if let conflict = MergeConflict.first(in: bytes) {
      throw .mergeConflict(FileLocation(file: file, line: conflict.line, column: 1), conflict.text)
    }
    guard bytes.first(where: { !$0.isSpace }) != UInt8(ascii: "<") else {
      return try readOther(data, file)
    }
    var parser = ProjectFileParser(scanner: ByteScanner(bytes))
    do throws(Mistake) {
      return try parser.read()
    } catch {
      let (line, column) = LineTable(bytes).position(of: error.offset)
      throw .malformed(FileLocation(file: file, line: line, column: column), error.problem)
    }
  }

  private static func readOther(
    _ data: Data,
    _ file: String
  ) throws(XcodeProjectError) -> ProjectValue {
    do {
      return ProjectValue(try PropertyListReader.read(data))
    } catch {
      throw .notRead(file: file, reason: error.description)
    }
  }

  private init(scanner: ByteScanner) { self.scanner = scanner }

  private mutating func read() throws(Mistake) -> ProjectValue {
    var complete = try begin()
    while true {
      if let value = complete {
        guard !open.isEmpty else {
          guard !scanner.skipSpaceAndComments() else { throw mistake("the text goes on after '}'") }
          return value
        }
        try add(value)
      }
      complete = try close()
      if complete == nil { complete = try begin() }
    }
  }

  /// Reads a text or data, or opens a list or table and returns nil.
  private mutating func begin() throws(Mistake) -> ProjectValue? {
    guard scanner.skipSpaceAndComments() else { throw atEnd("a value") }
    let start = scanner.position
    if scanner.isAtOldStyleText { return .text(try text()) }
    if scanner.take("<") {
      do throws(PropertyListError) {
        return .data(try scanner.takeOldStyleData())
      } catch {
        throw Mistake(offset: start, problem: "data with a character that is not hexadecimal")
      }
    }
    let isTable = scanner.take("{")
    guard isTable || scanner.take("(") else { throw mistake("expected a value") }
    guard open.count < Self.depthLimit else {
      throw Mistake(offset: start, problem: "more than \(Self.depthLimit) nested lists")
    }
    open.append(Container(isTable: isTable, offset: start))
    return nil
  }

  private mutating func text() throws(Mistake) -> String {
    let start = scanner.position
    do throws(PropertyListError) {
      return try scanner.takeOldStyleText()
    } catch {
      throw Mistake(offset: start, problem: "the text has no closing quote")
    }
  }

  /// Adds a value to the innermost list or table, and reads the separator after it.
  private mutating func add(_ value: ProjectValue) throws(Mistake) {
    let last = open.count - 1
    let hasNext = scanner.skipSpaceAndComments()
    if open[last].isTable {
      let key = open[last].key
      open[last].entries[key] = value
      guard hasNext else { throw atEnd("';' after the value of '\(key.name)'") }
      guard scanner.take(";") else {
        throw mistake("expected ';' after the value of '\(key.name)'")
      }
    } else {
      open[last].items.append(value)
      guard hasNext else { throw atEnd("')'") }
      guard scanner.take(",") || scanner.current == UInt8(ascii: ")") else {
        throw mistake("expected ',' or ')' after an item of a list")
      }
    }
  }

  /// Closes the innermost list or table if its bracket is next; otherwise reads the next key.
  private mutating func close() throws(Mistake) -> ProjectValue? {
    guard let innermost = open.last else { return nil }
    guard scanner.skipSpaceAndComments() else { throw atEnd("'\(innermost.bracket)'") }
    if scanner.take(innermost.bracket) { return open.removeLast().value }
    guard innermost.isTable else { return nil }
    guard scanner.isAtOldStyleText else { throw mistake("expected a key or '}'") }
    let key = ProjectField(try text())
    guard scanner.skipSpaceAndComments() else { throw atEnd("'=' after '\(key.name)'") }
    guard scanner.take("=") else { throw mistake("expected '=' after '\(key.name)'") }
    open[open.count - 1].key = key
    return nil
  }

  private func mistake(_ problem: String) -> Mistake {
    Mistake(offset: scanner.position, problem: problem)
  }

  /// The mistake of a truncated file.
  private func atEnd(_ expected: String) -> Mistake {
    let place = open.last.map { list in
      let line = LineTable(scanner.bytes).position(of: list.offset).line
      return "; the list of line \(line) is open"
    }
    return Mistake(
      offset: scanner.bytes.count,
      problem: "the file ends; expected \(expected)\(place ?? "")"
    )
  }
}

/// A marker that a version control system writes after a failed merge.
struct MergeConflict {
  private static let signs = ["<<<<<<<", ">>>>>>>"]
  /// The maximum length of a marker in a message, because the name of a branch may be long.
  private static let shown = 60

  var line: Int
  var text: String

  /// Returns the first marker of a text.
  static func first(in bytes: [UInt8]) -> MergeConflict? {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let sign = signs.first(where: { line.starts(with: $0.utf8) }) else { continue }
      let rest = line.dropFirst(sign.utf8.count).first
      guard rest.map({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) ?? true else {
        continue
      }
      let text = String(decoding: line, as: UTF8.self).filter { !$0.isNewline }
      return MergeConflict(line: number, text: String(text.prefix(shown)))
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { (0x09...0x0D).contains(self) || self == 0x20 }
}
