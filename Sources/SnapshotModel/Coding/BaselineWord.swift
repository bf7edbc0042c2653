import LayoutVocabulary

/// One word of a baseline's line: its range and its form.
struct BaselineWord {
  /// The positions in the file of the word's bytes, without quotation marks.
  var range: Range<Int>
  var isQuoted = false
  var hasEscapes = false

  /// The position of the first byte, including a quotation mark.
  var start: Int { isQuoted ? range.lowerBound - 1 : range.lowerBound }
}

/// An invalid word in a line, with its position.
struct BaselineWordError: Error {
  /// The position of a byte in the file.
  var position: Int
  var problem: String
  var advice: Advice
}

/// Splits a line into words, the inverse of `CanonicalText.word(_:)`.
///
/// Words are ranges, not copies: a file has thousands of words, and most are only read as numbers.
struct BaselineWordScanner {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  /// Starts at the first byte of a range, which is a line without its indentation.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Reads all words up to the end of the line.
  mutating func words() throws(BaselineWordError) -> [BaselineWord] {
    var words: [BaselineWord] = []
    // A view with its two frames and its safe area has 19 words.
    words.reserveCapacity(20)
    while position < end {
      words.append(bytes[position] == .quote ? try quotedWord() : plainWord())
      try skipSpace()
    }
    return words
  }

  private mutating func skipSpace() throws(BaselineWordError) {
    guard position < end else { return }
    guard bytes[position] == .space else {
      throw error(
        "unexpected character",
        .fix("separate words by one space, and quote a name with this character")
      )
    }
    position += 1
    guard position < end, bytes[position] != .space else {
      throw error("unexpected space", .fix("write one space between words"))
    }
  }

  private mutating func plainWord() -> BaselineWord {
    let start = position
    while position < end, isPlainWordByte(bytes[position]) { position += 1 }
    return BaselineWord(range: start..<position)
  }

  private mutating func quotedWord() throws(BaselineWordError) -> BaselineWord {
    position += 1
    let start = position
    var hasEscapes = false
    while position < end, bytes[position] != .quote {
      if bytes[position] == .backslash {
        hasEscapes = true
        guard let escape = BaselineEscape(bytes[position..<end]) else {
          throw error(
            "unknown escape",
            .hint(#"the escapes are \", \\, \n, \t and \u{hexadecimal}"#)
          )
        }
        position += escape.length
      } else {
        position += 1
      }
    }
    guard position < end else {
      throw error("the quotes are not closed", .fix("end the text with '\"'"))
    }
    position += 1
    return BaselineWord(range: start..<position - 1, isQuoted: true, hasEscapes: hasEscapes)
  }

  private func error(_ problem: String, _ advice: Advice) -> BaselineWordError {
    BaselineWordError(position: position, problem: problem, advice: advice)
  }
}

/// The escape sequence of a character that a quoted word cannot contain.
struct BaselineEscape {
  let scalar: Unicode.Scalar
  /// The number of bytes.
  let length: Int

  /// Reads an escape sequence at the start of some bytes; nil if there is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    let rest = bytes.dropFirst()
    switch rest.first {
    case UInt8(ascii: "n"): (scalar, length) = ("\n", 2)
    case UInt8(ascii: "t"): (scalar, length) = ("\t", 2)
    case .quote: (scalar, length) = ("\"", 2)
    case .backslash: (scalar, length) = ("\\", 2)
    default:
      guard rest.starts(with: [UInt8(ascii: "u"), UInt8(ascii: "{")]),
        let close = rest.firstIndex(of: UInt8(ascii: "}")),
        let value = UInt32(String(decoding: rest[..<close].dropFirst(2), as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      self.scalar = scalar
      length = close + 1 - bytes.startIndex
    }
  }

  /// Returns the text of a quoted word's bytes with valid escape sequences.
  static func text(of bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      if byte == .backslash, let escape = BaselineEscape(rest) {
        text.append(contentsOf: String(escape.scalar).utf8)
        rest.removeFirst(escape.length)
      } else {
        text.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
}
