/// One word of a baseline's line, quotes and escapes resolved.
struct BaselineWord {
  var text: String
  /// Position of the first character in the line, from 1.
  var column: Int
  var isQuoted: Bool
}

/// What is wrong with the words of a line, and where.
struct BaselineWordError: Error {
  /// Position in the line, from 1.
  var column: Int
  var problem: String
  var remedy: String
}

/// Splits a line into words, the inverse of `CanonicalText.word(_:)`.
struct BaselineWordScanner {
  private let scalars: [Unicode.Scalar]
  private var position: Int

  /// Begins behind an indentation of some characters.
  init(_ scalars: [Unicode.Scalar], indentation: Int) {
    self.scalars = scalars
    position = indentation
  }

  /// Reads all words up to the end of the line.
  mutating func words() throws(BaselineWordError) -> [BaselineWord] {
    var words: [BaselineWord] = []
    while position < scalars.count {
      words.append(try word())
      try skipSpace()
    }
    return words
  }

  private mutating func word() throws(BaselineWordError) -> BaselineWord {
    let column = position + 1
    let isQuoted = scalars[position] == "\""
    let text = isQuoted ? try quotedText() : plainText()
    return BaselineWord(text: text, column: column, isQuoted: isQuoted)
  }

  private mutating func skipSpace() throws(BaselineWordError) {
    guard position < scalars.count else { return }
    guard scalars[position] == " " else {
      throw error(
        "unexpected character",
        remedy: "words are separated by one space; a name with this character needs quotes"
      )
    }
    position += 1
    guard position < scalars.count, scalars[position] != " " else {
      throw error("unexpected space", remedy: "one space separates words and none ends a line")
    }
  }

  private mutating func plainText() -> String {
    var text = String.UnicodeScalarView()
    while position < scalars.count, scalars[position].isASCII,
      isPlainWordByte(UInt8(truncatingIfNeeded: scalars[position].value))
    {
      text.append(scalars[position])
      position += 1
    }
    return String(text)
  }

  private mutating func quotedText() throws(BaselineWordError) -> String {
    var text = String.UnicodeScalarView()
    position += 1
    while position < scalars.count, scalars[position] != "\"" {
      let scalar = scalars[position]
      text.append(scalar == "\\" ? try escapedScalar() : scalar)
      position += 1
    }
    guard position < scalars.count else {
      throw error("the quotes are not closed", remedy: "end the text with a `\"`")
    }
    position += 1
    return String(text)
  }

  /// Reads an escape that begins at `position` and stops at its last character.
  private mutating func escapedScalar() throws(BaselineWordError) -> Unicode.Scalar {
    let rest = scalars[(position + 1)...]
    switch rest.first {
    case "n":
      position += 1
      return "\n"
    case "t":
      position += 1
      return "\t"
    case "\"", "\\":
      position += 1
      return scalars[position]
    default:
      break
    }
    if rest.starts(with: ["u", "{"]), let close = rest.firstIndex(of: "}"),
      let value = UInt32(string(rest.dropFirst(2)[..<close]), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      position = close
      return scalar
    }
    throw error("unknown escape", remedy: #"the escapes are \", \\, \n, \t and \u{hexadecimal}"#)
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private func error(_ problem: String, remedy: String) -> BaselineWordError {
    BaselineWordError(column: position + 1, problem: problem, remedy: remedy)
  }
}
