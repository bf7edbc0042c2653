package import Foundation

/// A text in quotes, with its escapes.
private struct QuotedText {
  private var bytes: [UInt8] = []
  /// UTF-16 code units from escapes; two of them may form one character.
  private var units: [UInt16] = []

  /// Reads a text, its quotes included.
  mutating func read(_ scanner: inout ByteScanner) throws(PropertyListError) -> String {
    let quote = scanner.current
    scanner.advance()
    while let byte = scanner.current {
      scanner.advance()
      if byte == quote {
        flush()
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { try readEscape(&scanner) } else { append(byte) }
    }
    throw .malformed
  }

  private mutating func readEscape(_ scanner: inout ByteScanner) throws(PropertyListError) {
    guard let byte = scanner.current else { throw .malformed }
    switch Unicode.Scalar(byte) {
    case "0"..."7":
      let number = scanner.number(of: 3) { $0.hexDigit.flatMap { $0 < 8 ? $0 : nil } }
      // These are bytes in the NeXTSTEP encoding.
      appendNextStep(UInt8(truncatingIfNeeded: number.reduce(0) { $0 << 3 | Int($1) }))
    case "U":
      scanner.advance()
      units.append(scanner.number(of: 4, \.hexDigit).reduce(0) { $0 << 4 | UInt16($1) })
    default:
      scanner.advance()
      append(Self.controls[Unicode.Scalar(byte)] ?? byte)
    }
  }

  private static let controls: [Unicode.Scalar: UInt8] = [
    "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13,
  ]

  private mutating func appendNextStep(_ byte: UInt8) {
    let text = String(bytes: [byte], encoding: .nextstep) ?? "\u{FFFD}"
    for byte in text.utf8 { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    flush()
    bytes.append(byte)
  }

  private mutating func flush() {
    guard !units.isEmpty else { return }
    bytes += String(decoding: units, as: UTF16.self).utf8
    units = []
  }
}

extension ByteScanner {
  /// Whether a text with or without quotes is next.
  package var isAtOldStyleText: Bool { isAtQuote || current?.isPartOfWord == true }

  private var isAtQuote: Bool { [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(current) }

  /// Reads the text at the position, with or without quotes.
  package mutating func takeOldStyleText() throws(PropertyListError) -> String {
    if isAtQuote {
      var text = QuotedText()
      return try text.read(&self)
    }
    let start = position
    skip(while: \.isPartOfWord)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads data in hexadecimal digits, after its opening bracket.
  package mutating func takeOldStyleData() throws(PropertyListError) -> Data {
    var data = Data()
    while let byte = current {
      advance()
      if byte == UInt8(ascii: ">") { return data }
      if byte.isMarkupSpace { continue }
      guard let high = byte.hexDigit, let low = current?.hexDigit else { throw .malformed }
      advance()
      data.append(high << 4 | low)
    }
    throw .malformed
  }

  /// Moves to the next byte outside white space and comments.
  ///
  /// - Returns: Whether there is one.
  package mutating func skipSpaceAndComments() -> Bool {
    while let byte = current {
      if take("//") {
        skipLine()
      } else if take("/*") {
        _ = skip(past: "*/")
      } else if byte.isOldStyleSpace {
        advance()
      } else if !take("\u{2028}"), !take("\u{2029}") {
        return true
      }
    }
    return false
  }

  /// Consumes the next bytes that are digits.
  fileprivate mutating func number(of count: Int, _ digit: (UInt8) -> UInt8?) -> [UInt8] {
    var digits: [UInt8] = []
    while digits.count < count, let next = current.flatMap(digit) {
      digits.append(next)
      advance()
    }
    return digits
  }
}

extension UInt8 {
  fileprivate var isOldStyleSpace: Bool { (0x09...0x0D).contains(self) || self == 0x20 }

  fileprivate var hexDigit: UInt8? {
    switch Unicode.Scalar(self) {
    case "0"..."9": self - UInt8(ascii: "0")
    case "a"..."f": self - UInt8(ascii: "a") + 10
    case "A"..."F": self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether a text without quotes may have the byte.
  fileprivate var isPartOfWord: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "A"..."Z", "a"..."z", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }
}
