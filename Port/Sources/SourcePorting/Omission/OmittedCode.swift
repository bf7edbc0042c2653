/// A part of a file that the working copy leaves out or replaces, because it does not compile.
package struct OmittedCode: Codable, Hashable, Sendable {
  /// The kinds of omitted code.
  package enum Kind: String, Codable, Sendable {
    case statement
    /// A member of a type, or a declaration at the top of a file.
    case member
    case enumCase = "enum case"
    case attribute
    case conformance
    case `import`
    case condition
    /// An element of an array or a dictionary, or an argument without a parameter.
    case element
    /// A value that an empty one replaces.
    case value
    /// Code that the working copy has in addition, such as a member that a protocol requires.
    case addition
    /// A whole type or extension.
    case type
    /// A whole file.
    case file
  }

  /// The user's file.
  package var file: String
  /// The line in the user's file, counted from 1.
  package var line: Int
  /// The column in the user's file, in bytes of UTF-8, counted from 1.
  package var column: Int
  /// The number of lines of the code.
  package var lineCount: Int
  package var kind: Kind
  /// The first line of the code, shortened.
  package var code: String
  /// The compiler's message.
  package var reason: String
  /// The innermost type that contains the code, prefixed with the names of its enclosing types:
  /// `Form.Row`; nil at the top of a file, and in extensions of types of other modules.
  package var type: String?
}

extension OmittedCode {
  /// The location, code and reason in one line.
  package var description: String {
    let verb = kind == .addition ? "added" : "omitted \(kind.rawValue)"
    return "\(file.printable):\(line):\(column): note: \(verb) `\(code)`: \(reason)"
  }

  /// The length of shortened code, in characters.
  static let codeLength = 100

  /// The order in lists.
  static func precedes(_ one: OmittedCode, _ other: OmittedCode) -> Bool {
    (one.file, one.line, one.column, one.code, one.reason)
      < (other.file, other.line, other.column, other.code, other.reason)
  }
}
