/// Compact JSON with the bytes of ``JSONEncoder/sorted(isPretty:)``.
///
/// The content of a large page has a million numbers. The encoder makes several objects for each.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  /// Appends punctuation and names that need no escapes.
  mutating func append(raw text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Int) {
    guard number >= 10 || number < 0 else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Appends a text in quotes.
  mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where byte.isEscapedInJSON {
        bytes.append(contentsOf: utf8[start..<index])
        appendEscape(of: byte)
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends an array with the elements that a closure appends.
  mutating func append<Element>(
    _ array: some Sequence<Element>,
    element: (inout JSONText, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    appendElements(of: array, element: element)
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends elements with commas between them.
  mutating func appendElements<Element>(
    of array: some Sequence<Element>,
    element: (inout JSONText, Element) -> Void
  ) {
    var isFirst = true
    for value in array {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      element(&self, value)
    }
  }

  mutating func append(_ numbers: [Int]) { append(numbers) { $0.append($1) } }

  mutating func append(_ texts: [String]) { append(texts) { $0.append($1) } }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(raw: #"\""#)
    case UInt8(ascii: "\\"): append(raw: #"\\"#)
    case 0x8: append(raw: #"\b"#)
    case 0x9: append(raw: #"\t"#)
    case 0xa: append(raw: #"\n"#)
    case 0xc: append(raw: #"\f"#)
    case 0xd: append(raw: #"\r"#)
    default:
      append(raw: byte < 0x10 ? #"\u000"# : #"\u001"#)
      bytes.append(contentsOf: String(byte & 0xf, radix: 16).utf8)
    }
  }
}

extension UInt8 {
  fileprivate var isEscapedInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
