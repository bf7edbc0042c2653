import Foundation

/// A property list in the old style: `key = "text";`, `(a, b)`, `{ }`, `<0a1b>` and comments.
///
/// Foundation's parser prints some errors to standard error. This one accepts the same texts, which
/// `CFOldStylePList.c` of CoreFoundation defines, and prints nothing.
struct OldStylePropertyList {
  private var scanner: ByteScanner
  private var size = PropertyListSize()

  private init(_ text: [UInt8]) {
    scanner = ByteScanner(text)
  }

  /// Reads a list, or the entries of a dictionary without its braces, as in a `.strings` file.
  ///
  /// - Parameter text: The text in UTF-8.
  /// - Returns: A text, data, an array or a dictionary.
  /// - Throws: ``PropertyListError``.
  static func read(_ text: [UInt8]) throws(PropertyListError) -> Any {
    guard !text.isEmpty, String(validating: text, as: UTF8.self) != nil else { throw .malformed }
    var list = OldStylePropertyList(text)
    guard list.scanner.skipSpaceAndComments() else { return [String: Any]() }
    let object = try list.requiredObject()
    guard list.scanner.skipSpaceAndComments() else { return object }
    // The text is the first key.
    guard object is String else { throw .malformed }
    var strings = OldStylePropertyList(text)
    return try strings.entries()
  }

  private mutating func requiredObject() throws(PropertyListError) -> Any {
    guard let object = try object() else { throw .malformed }
    return object
  }

  /// Reads the next object; nil if none begins here.
  private mutating func object() throws(PropertyListError) -> Any? {
    guard scanner.skipSpaceAndComments() else { return nil }
    if let text = try text() { return text }
    let isContainer = scanner.isAtBracket
    if isContainer { try size.enter() }
    defer { if isContainer { size.leave() } }
    if scanner.take("(") { return try items() }
    if scanner.take("{") { return try dictionary() }
    return scanner.take("<") ? try data() : nil
  }

  private mutating func items() throws(PropertyListError) -> [Any] {
    try size.addObject()
    var items: [Any] = []
    while let item = try object() {
      items.append(item)
      guard scanner.skipSpaceAndComments(), scanner.take(",") else { break }
    }
    guard scanner.skipSpaceAndComments(), scanner.take(")") else { throw .malformed }
    return items
  }

  private mutating func dictionary() throws(PropertyListError) -> [String: Any] {
    let entries = try entries()
    guard scanner.skipSpaceAndComments(), scanner.take("}") else { throw .malformed }
    return entries
  }

  /// Reads entries until no key follows; of two with the same key, the last applies.
  private mutating func entries() throws(PropertyListError) -> [String: Any] {
    try size.addObject()
    var entries: [String: Any] = [:]
    while scanner.skipSpaceAndComments(), let key = try text() {
      guard scanner.skipSpaceAndComments() else { throw .malformed }
      // A key without a value is its own value.
      entries[key] = scanner.take("=") ? try requiredObject() : key
      guard scanner.skipSpaceAndComments(), scanner.take(";") else { throw .malformed }
    }
    return entries
  }

  /// Reads the next text, with or without quotes; nil if none begins here.
  private mutating func text() throws(PropertyListError) -> String? {
    guard let byte = scanner.current else { return nil }
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte)
    guard isQuoted || byte.isPartOfWord else { return nil }
    try size.addObject()
    if isQuoted {
      var text = QuotedText()
      return try text.read(&scanner)
    }
    let start = scanner.position
    scanner.skip(while: \.isPartOfWord)
    return String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
  }

  private mutating func data() throws(PropertyListError) -> Data {
    try size.addObject()
    var data = Data()
    while let byte = scanner.current {
      scanner.advance()
      if byte == UInt8(ascii: ">") { return data }
      if byte.isMarkupSpace { continue }
      guard let high = byte.hexDigit, let low = scanner.current?.hexDigit else { throw .malformed }
      scanner.advance()
      data.append(high << 4 | low)
    }
    throw .malformed
  }
}

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
  fileprivate var isAtBracket: Bool {
    [UInt8(ascii: "("), UInt8(ascii: "{")].contains(current)
  }

  /// Moves to the next byte outside white space and comments.
  ///
  /// - Returns: Whether there is one.
  fileprivate mutating func skipSpaceAndComments() -> Bool {
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
