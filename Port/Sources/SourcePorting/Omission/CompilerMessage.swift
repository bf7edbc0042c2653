/// An error or a note of the compiler.
struct CompilerMessage: Hashable, Sendable {
  /// The path that `#sourceLocation` gives, or the path of the compiled file.
  var path: String
  /// The line, counted from 1.
  var line: Int
  /// The column in bytes of UTF-8, counted from 1.
  var column: Int
  var text: String
  /// The notes that follow an error.
  var notes: [CompilerMessage] = []
}

extension CompilerMessage: CustomStringConvertible {
  /// The location and the text.
  var description: String { "\(path):\(line):\(column): \(text)" }
}

extension CompilerMessage {
  /// Reads the errors in the output of a compiler, without duplicates, in the order of their
  /// locations.
  static func errors(in output: String) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      guard let (kind, message) = read(line) else { continue }
      switch kind {
      case "error": errors.append(message)
      case "note": errors.indices.last.map { errors[$0].notes.append(message) }
      default: break
      }
    }
    return Set(errors).sorted { one, other in
      (one.path, one.line, one.column, one.text) < (
        other.path, other.line, other.column, other.text
      )
    }
  }

  /// Reads a line such as `/App/Form.swift:3:7: error: cannot find 'a' in scope`.
  private static func read(_ line: Substring) -> (kind: Substring, message: CompilerMessage)? {
    // Most lines of an output show code.
    guard line.utf8.first == UInt8(ascii: "/"),
      let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?(error|note|warning): +(.*)/),
      let row = Int(match.output.2), let column = Int(match.output.3)
    else { return nil }
    let message = CompilerMessage(
      path: String(match.output.1),
      line: row,
      column: column,
      text: String(match.output.5)
    )
    return (match.output.4, message)
  }

  /// Whether the text begins or continues with one of these phrases.
  func says(_ phrases: String...) -> Bool { phrases.contains { text.contains($0) } }

  /// The names in quotes.
  var quotedNames: [String] { text.quotedNames }
}

extension String {
  /// The names in single quotes.
  var quotedNames: [String] { matches(of: /'([^']*)'/).map { String($0.output.1) } }
}
