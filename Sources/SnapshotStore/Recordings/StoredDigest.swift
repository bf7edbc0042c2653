import SnapshotModel

/// A digest in memory: 32 bytes, a quarter of a text with 64 hexadecimal digits.
///
/// The lists of 100,000 runs contain 200,000 digests.
enum StoredDigest: Sendable {
  /// SHA-256, in words with the first byte in the highest bits.
  case sha256(UInt64, UInt64, UInt64, UInt64)
  /// The digest of an unknown question, or a damaged one.
  case other(String)

  init(_ text: String) {
    var digits = text
    self = digits.withUTF8(Self.words) ?? .other(text)
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 32 else {
      self = .other(hexadecimal(bytes))
      return
    }
    func word(_ number: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * number, as: UInt64.self))
    }
    self = .sha256(word(0), word(1), word(2), word(3))
  }

  /// The digest in lowercase hexadecimal digits, or the other text.
  var text: String {
    switch self {
    case .sha256(let first, let second, let third, let fourth):
      withUnsafeBytes(
        of: (first.bigEndian, second.bigEndian, third.bigEndian, fourth.bigEndian),
        hexadecimal
      )
    case .other(let text): text
    }
  }

  /// Returns the digest of 64 lowercase hexadecimal digits; nil for another text.
  private static func words(_ digits: UnsafeBufferPointer<UInt8>) -> StoredDigest? {
    guard digits.count == 64 else { return nil }
    var isDigest = true
    func word(_ number: Int) -> UInt64 {
      var word: UInt64 = 0
      for digit in digits[(16 * number)...].prefix(16) {
        let isDecimal = UInt8(ascii: "0") <= digit && digit <= UInt8(ascii: "9")
        let isLetter = UInt8(ascii: "a") <= digit && digit <= UInt8(ascii: "f")
        isDigest = isDigest && (isDecimal || isLetter)
        let value = isDecimal ? digit &- UInt8(ascii: "0") : digit &- UInt8(ascii: "a") &+ 10
        word = word << 4 | UInt64(value)
      }
      return word
    }
    let words = (word(0), word(1), word(2), word(3))
    return isDigest ? .sha256(words.0, words.1, words.2, words.3) : nil
  }
}
