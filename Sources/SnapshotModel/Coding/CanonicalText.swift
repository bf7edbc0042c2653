/// Builds lines of words in which equal values always become equal bytes.
///
/// Baselines and content hashes are made of such lines. Words are separated by one space; a number
/// is the shortest decimal on the grid of thousandths (`63.667`, `-44`, `0`) whatever the locale; a
/// name that contains anything but visible ASCII is quoted, see ``word(_:)``.
struct CanonicalText {
  private(set) var bytes: [UInt8] = []
  private var isAtLineStart = true

  /// Starts a line two spaces further in, as the lines that belong to a step are.
  mutating func indent() {
    bytes.append(contentsOf: [0x20, 0x20])
  }

  /// Appends a word of the format itself, which needs no quotes.
  mutating func keyword(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a name or any other text, quoted unless it is a plain word.
  mutating func word(_ text: String) {
    separate()
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard !utf8.isEmpty, utf8.allSatisfy(isPlainWordByte) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { appendQuoted(text) }
  }

  /// Appends a length, an offset or a time.
  mutating func number(_ value: Double) {
    separate()
    if let thousandths = Int(exactly: (value * 1000).rounded()), abs(value) < gridLimit {
      appendDecimal(thousandths: thousandths)
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Appends a position, counted from 0.
  mutating func integer(_ value: Int) {
    separate()
    appendDigits(of: value.magnitude)
  }

  mutating func endLine() {
    bytes.append(0x0A)
    isAtLineStart = true
  }

  private mutating func separate() {
    if !isAtLineStart { bytes.append(0x20) }
    isAtLineStart = false
  }

  private mutating func appendDecimal(thousandths: Int) {
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    appendDigits(of: whole)
    guard fraction != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(digit(fraction / 100))
    if fraction % 100 != 0 { bytes.append(digit(fraction / 10 % 10)) }
    if fraction % 10 != 0 { bytes.append(digit(fraction % 10)) }
  }

  private mutating func appendDigits(of value: UInt) {
    guard value >= 10 else { return bytes.append(digit(value)) }
    var (low, rest) = (bytes.count, value)
    while rest > 0 {
      bytes.append(digit(rest % 10))
      rest /= 10
    }
    // In place: to reverse a slice would copy all that is there already.
    var high = bytes.count - 1
    while low < high {
      bytes.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Most texts are words with spaces between them.
    guard !text.utf8.allSatisfy({ isPlainWordByte($0) || $0 == 0x20 }) else {
      return bytes.append(contentsOf: text.utf8)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\n":
        bytes.append(contentsOf: "\\n".utf8)
      case "\t":
        bytes.append(contentsOf: "\\t".utf8)
      case _ where isInvisible(scalar):
        bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
      default:
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }
}

/// Below this many points a `Double` holds every thousandth.
private let gridLimit = 9e12

private func digit(_ value: UInt) -> UInt8 {
  UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
}

/// Whether a byte may stand in a word without quotes: visible ASCII but `"` and `\`.
func isPlainWordByte(_ byte: UInt8) -> Bool {
  (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}

/// Whether a character would mislead a reviewer: controls, invisible or direction-changing format
/// characters, and every space but the plain one.
///
/// The list is written out because the categories of the standard library's Unicode tables may
/// change between versions, and the bytes of a baseline may not.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value > 0x7E else { return scalar.value < 0x20 }
  return invisibleScalars.contains { $0.contains(scalar.value) }
}

private let invisibleScalars: [ClosedRange<UInt32>] = [
  0x7F...0xA0, 0xAD...0xAD, 0x61C...0x61C, 0x1680...0x1680, 0x180E...0x180E,
  0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000...0x3000,
  0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
]
