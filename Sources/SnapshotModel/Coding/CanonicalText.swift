/// Builds lines of words.
///
/// Equal values always give equal bytes.
///
/// Baselines and content hashes consist of such lines. Words are separated by one space. A number
/// is the shortest decimal on the grid of thousandths (`63.667`, `-44`, `0`) in every locale. A
/// name with other characters than visible ASCII is quoted, see ``word(_:)``.
struct CanonicalText {
  /// The text and spare room after it.
  ///
  /// Appending a byte to an array is slower than writing it.
  private var storage: [UInt8]
  private var length = 0
  private var isAtLineStart = true

  /// Creates an empty text with room for `capacity` bytes.
  init(capacity: Int = 256) {
    storage = [UInt8](repeating: 0, count: capacity)
  }

  /// The written bytes.
  var bytes: ArraySlice<UInt8> { storage[..<length] }

  /// Removes the written lines, and keeps their room.
  mutating func removeLines() {
    length = 0
    isAtLineStart = true
  }

  /// Writes bytes after the existing ones.
  ///
  /// - Parameters:
  ///   - room: The maximum number of bytes.
  ///   - write: Writes the bytes to an address and returns their number.
  @inline(__always)
  private mutating func append(atMost room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let start = length
    if storage.count - start < room { makeRoom(for: room) }
    length =
      start
      + storage.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { write($0 + start) } ?? 0
      }
  }

  @inline(never)
  private mutating func makeRoom(for room: Int) {
    // In a debug build, an array is appended a hundred times faster than a repeated element.
    storage += [UInt8](repeating: 0, count: storage.count + room)
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(atMost: bytes.count) { end in
      if let start = bytes.baseAddress { end.update(from: start, count: bytes.count) }
      return bytes.count
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    append(atMost: 1) { end in
      end.pointee = byte
      return 1
    }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Starts a line with an indentation of two spaces, for the details of a step.
  mutating func indent() {
    append(.space)
    append(.space)
  }

  /// Appends a keyword of the format, which needs no quotes.
  mutating func keyword(_ text: StaticString) {
    text.withUTF8Buffer { appendWord($0) }
  }

  @inline(__always)
  private mutating func appendWord(_ word: UnsafeBufferPointer<UInt8>) {
    let space = isAtLineStart ? 0 : 1
    isAtLineStart = false
    append(atMost: word.count + 1) { end in
      end.pointee = .space
      if let start = word.baseAddress { (end + space).update(from: start, count: word.count) }
      return word.count + space
    }
  }

  /// Appends a name or another text, quoted unless it is a plain word.
  mutating func word(_ text: String) {
    // `withUTF8` would need a copy, which counts references.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard isPlainWord(utf8) else { return false }
      appendWord(utf8)
      return true
    }
    if isPlain != true { appendQuoted(text) }
  }

  /// Appends a length, an offset or a time.
  mutating func number(_ value: Double) {
    if let whole = wholePoints(value) {
      append(DecimalDigits(UInt(whole.magnitude), isNegative: whole < 0))
    } else if let thousandths = Int(exactly: (value * 1000).rounded()), abs(value) < gridLimit {
      append(DecimalDigits(thousandths: thousandths))
    } else {
      separate()
      append(value.description)
    }
  }

  /// Appends an index.
  mutating func integer(_ value: Int) {
    append(DecimalDigits(value.magnitude))
  }

  /// Appends a line of another text after the start of the present line.
  mutating func appendLine(_ number: Int, of lines: LineList) {
    separate()
    appendLines(lines[number])
  }

  /// Appends whole lines, or the rest of one.
  mutating func appendLines(_ lines: ArraySlice<UInt8>) {
    lines.withUnsafeBufferPointer { append($0) }
    isAtLineStart = true
  }

  mutating func endLine() {
    append(UInt8(ascii: "\n"))
    isAtLineStart = true
  }

  private mutating func separate() {
    if !isAtLineStart { append(.space) }
    isAtLineStart = false
  }

  @inline(__always)
  private mutating func append(_ number: DecimalDigits) {
    let needsSpace = !isAtLineStart
    isAtLineStart = false
    append(atMost: 1 + DecimalDigits.longest) { start in
      var end = start
      if needsSpace {
        end.pointee = .space
        end += 1
      }
      number.append(at: &end)
      return end - start
    }
  }

  private mutating func appendQuoted(_ text: String) {
    separate()
    append(UInt8(ascii: "\""))
    defer { append(UInt8(ascii: "\"")) }
    // Most quoted texts are words with spaces between them.
    guard !text.utf8.allSatisfy({ isPlainWordByte($0) || $0 == .space }) else {
      return append(text)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        append(UInt8(ascii: "\\"))
        append(UInt8(truncatingIfNeeded: scalar.value))
      case "\n":
        append("\\n")
      case "\t":
        append("\\t")
      case _ where isInvisible(scalar):
        append("\\u{\(String(scalar.value, radix: 16))}")
      default:
        append(String(scalar))
      }
    }
  }
}

/// The limit, in points: a smaller `Double` can represent every thousandth.
private let gridLimit = 9e12

/// Whether a text needs no quotes, as nearly all texts.
private func isPlainWord(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
  let bytes = UnsafeRawBufferPointer(utf8)
  var position = 0
  while position + 8 <= bytes.count {
    let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    guard arePlainWordBytes(word) else { return false }
    position += 8
  }
  while position < bytes.count {
    guard isPlainWordByte(bytes[position]) else { return false }
    position += 1
  }
  return !bytes.isEmpty
}

/// Whether ``isPlainWordByte(_:)`` is true for each of eight bytes.
///
/// A byte is less than another one if their difference borrows and the byte is at most 0x7F.
private func arePlainWordBytes(_ bytes: UInt64) -> Bool {
  let isLow = (bytes &- 0x21 * eachByte) & ~bytes
  let isOther =
    isLow | bytes | zeroBytes(bytes ^ UInt64(UInt8(ascii: "\"")) * eachByte)
    | zeroBytes(bytes ^ UInt64(UInt8(ascii: "\\")) * eachByte) | zeroBytes(bytes ^ 0x7F * eachByte)
  return isOther & (0x80 * eachByte) == 0
}

/// Sets the highest bit of each zero byte, provided that no lower byte is zero.
@inline(__always)
private func zeroBytes(_ bytes: UInt64) -> UInt64 { (bytes &- eachByte) & ~bytes }

/// The value 1 in each of eight bytes.
private let eachByte: UInt64 = 0x0101_0101_0101_0101

/// Whether a word without quotes can contain a byte: visible ASCII except `"` and `\`.
func isPlainWordByte(_ byte: UInt8) -> Bool {
  (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}

/// Whether a character would mislead a reviewer: control characters, invisible or
/// direction-changing format characters, and all spaces except the plain one.
///
/// The list is explicit because the standard library's Unicode tables can change between versions.
/// The bytes of a baseline must not.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value > 0x7E else { return scalar.value < 0x20 }
  return invisibleScalars.contains { $0.contains(scalar.value) }
}

private let invisibleScalars: [ClosedRange<UInt32>] = [
  0x7F...0xA0, 0xAD...0xAD, 0x61C...0x61C, 0x1680...0x1680, 0x180E...0x180E,
  0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000...0x3000,
  0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
]
