import Foundation

/// The lines of the user's files, for reports.
///
/// Rules change code and columns before the compiler sees them.
struct UserLines {
  private var files: [String: [Substring]] = [:]

  /// Returns omitted code with the text and the column of the user's file.
  mutating func located(_ code: OmittedCode) -> OmittedCode {
    let lines = lines(of: code.file)
    guard code.kind != .addition, lines.indices.contains(code.line - 1) else { return code }
    return Self.located(code, in: lines[code.line - 1])
  }

  /// Returns omitted code as it is in its line; the whole line if a rule has changed the code.
  static func located(_ code: OmittedCode, in line: Substring) -> OmittedCode {
    var code = code
    let found = line.firstRange(of: code.code)?.lowerBound
    if found == nil {
      code.code = String(line.drop(while: \.isWhitespace).prefix(OmittedCode.codeLength))
    }
    let start = found ?? line.firstIndex { !$0.isWhitespace } ?? line.startIndex
    code.column = line.utf8.distance(from: line.startIndex, to: start) + 1
    return code
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = files[file] { return known }
    let tree = SourceTree(root: FilePath.folder(of: file))
    let data = try? tree.file(at: TreePath(FilePath.name(of: file))).contents()
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    files[file] = lines
    return lines
  }
}
