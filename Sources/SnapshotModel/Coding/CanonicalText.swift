/// Builds lines of words in which equal values always become equal bytes.
///
/// Baselines and content hashes are made of such lines. Words are separated by one space; a number
/// is the shortest decimal on the grid of thousandths (`63.667`, `-44`, `0`) whatever the locale; a
/// name that contains anything but visible ASCII is quoted, see ``word(_:)``.
struct CanonicalText {
  private(set) var bytes: [UInt8] = []
  private var isAtLineStart = true

  /// An empty text, with room for about so many bytes.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

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
      guard isPlainWord(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { appendQuoted(text) }
  }

  /// Appends a length, an offset or a time.
  mutating func number(_ value: Double) {
    if let whole = Int32(exactly: value) {
      appendDigits(of: UInt(whole.magnitude), isNegative: whole < 0)
    } else if let thousandths = Int(exactly: (value * 1000).rounded()), abs(value) < gridLimit {
      appendDecimal(thousandths: thousandths)
    } else {
      separate()
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Appends a position, counted from 0.
  mutating func integer(_ value: Int) {
    appendDigits(of: value.magnitude)
  }

  /// Appends a line that was written elsewhere, after what the line begins with here.
  mutating func appendLine(_ number: Int, of lines: LineList) {
    separate()
    bytes.append(contentsOf: lines[number])
    isAtLineStart = true
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
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    appendDigits(of: whole, isNegative: thousandths < 0, fraction: fraction)
  }

  /// Appends a number with up to three digits behind the point.
  ///
  /// Most of a text are numbers: each is written into a few bytes from its end and appended at once.
  private mutating func appendDigits(
    of whole: UInt,
    isNegative: Bool = false,
    fraction: UInt = 0
  ) {
    let needsSpace = !isAtLineStart
    // Nearly half of all numbers are zero.
    guard whole != 0 || fraction != 0 else {
      separate()
      return bytes.append(digit(0))
    }
    isAtLineStart = false
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestNumber) { digits in
      var start = digits.count
      func prepend(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      if fraction != 0 {
        var (rest, missing) = (fraction, 3)
        while rest % 10 == 0 { (rest, missing) = (rest / 10, missing - 1) }
        for _ in 0..<missing {
          prepend(digit(rest % 10))
          rest /= 10
        }
        prepend(UInt8(ascii: "."))
      }
      var rest = whole
      repeat {
        prepend(digit(rest % 10))
        rest /= 10
      } while rest > 0
      if isNegative { prepend(UInt8(ascii: "-")) }
      if needsSpace { prepend(0x20) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
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

/// A space, a sign, the digits of any integer, a point and three more digits.
private let longestNumber = 32

/// Below this many points a `Double` holds every thousandth.
private let gridLimit = 9e12

private func digit(_ value: UInt) -> UInt8 {
  UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
}

/// Whether a text needs no quotes.
///
/// Looks at all bytes and not only as far as the first that does, which the processor can do for
/// many at a time; nearly all texts need none.
private func isPlainWord(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
  var isPlain = true
  for byte in utf8 { isPlain = isPlainWordByte(byte) && isPlain }
  return isPlain && !utf8.isEmpty
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
