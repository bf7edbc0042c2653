import Foundation
import ScenarioModel

/// Finds markup that an XML parser might silently accept: document types and declared entities.
///
/// Interface Builder writes neither. At an unknown entity, a parser may drop the rest of the text
/// and still report success. A document type can make a small file expand without end. Both are
/// therefore refused before parsing.
struct EntityCheck {
  private let source: SourceText
  /// The bytes of the source; elements of an array would be checked again.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// - Throws: `ImportError.malformed` at the first document type or unknown entity.
  static func run(_ source: SourceText) throws(ImportError) {
    try source.bytes.withUnsafeBufferPointer { bytes throws(ImportError) in
      var check = EntityCheck(source: source, bytes: bytes)
      try check.run()
    }
  }

  private mutating func run() throws(ImportError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"): try markup()
      case UInt8(ascii: "&"): try reference()
      default: offset = end(from: offset) { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      }
    }
  }

  private func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let first = bytes.baseAddress,
      let found = memchr(first + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(first).distance(to: UnsafeRawPointer(found))
  }

  /// Returns the first offset at or after another one where a byte does not satisfy a condition.
  @inline(__always)
  private func end(from start: Int, while isInside: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset < bytes.count, isInside(bytes[offset]) { offset += 1 }
    return offset
  }

  private mutating func markup() throws(ImportError) {
    let isTag = bytes.count <= offset + 1 || bytes[offset + 1] != UInt8(ascii: "!")
    if isTag {
      try tag()
    } else if starts(with: "<!--") {
      try comment()
    } else if starts(with: "<![CDATA[") {
      skip(to: "]]>")
    } else {
      throw fail("Interface Builder does not write document type or entity declarations")
    }
  }

  /// Counts the attributes of a tag, up to the `>` outside quotes.
  ///
  /// The parser compares each attribute with every other one.
  private mutating func tag() throws(ImportError) {
    if skipPlainTag() { return }
    let start = offset
    var attributes = 0
    var quote: UInt8?
    while true {
      if let open = quote {
        offset = end(from: offset) { $0 != open && $0 != UInt8(ascii: "&") }
      } else {
        offset = end(from: offset) { !Self.endsName($0) }
      }
      guard offset < bytes.count else { return }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&") {
        try reference()
        continue
      }
      offset += 1
      guard quote == nil else {
        quote = nil
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "="): attributes += 1
      case UInt8(ascii: ">"): return
      default: break
      }
      guard attributes <= MarkupLimits.attributes else {
        let location = source.location(at: start)
        throw .limitExceeded(
          location,
          what: "attributes of an element",
          limit: MarkupLimits.attributes
        )
      }
    }
  }

  /// Skips a tag without references and with few attributes, if it ends at its first `>`.
  ///
  /// Nearly all tags are plain. Searching for single bytes is much faster than reading each byte.
  private mutating func skipPlainTag() -> Bool {
    guard let end = index(of: UInt8(ascii: ">"), in: offset..<bytes.count),
      index(of: UInt8(ascii: "&"), in: offset..<end) == nil,
      index(of: UInt8(ascii: "'"), in: offset..<end) == nil
    else { return false }
    // With an even number of quotes, the `>` is outside them. An attribute has at least one byte.
    guard end - offset <= MarkupLimits.attributes, quotesAreEven(in: offset..<end) else {
      return false
    }
    offset = end + 1
    return true
  }

  /// Counts double quotes, eight bytes at once.
  private func quotesAreEven(in range: Range<Int>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    let quote = UInt8(ascii: "\"")
    let quotes = 0x0101_0101_0101_0101 * UInt64(quote)
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var (offset, odd) = (range.lowerBound, UInt64(0))
    while offset + 8 <= range.upperBound {
      let difference = quotes ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // The highest bit of each byte of the inverse is set if the byte is a quote.
      odd ^= ~((difference & low) + low | difference | low)
      offset += 8
    }
    let rest = bytes[offset..<range.upperBound].count { $0 == quote }
    return (odd.nonzeroBitCount + rest).isMultiple(of: 2)
  }

  /// Whether a byte outside quotes has a meaning in a tag.
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "="),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Refuses two hyphens within a comment, because the parser copies the whole comment for each of
  /// them.
  private mutating func comment() throws(ImportError) {
    let start = offset
    offset += "<!--".utf8.count
    skip(to: "--")
    guard offset == bytes.count || starts(with: "-->") else {
      offset = start
      throw fail("not well-formed XML: a comment contains '--'")
    }
  }

  private mutating func reference() throws(ImportError) {
    let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#"]
    guard let name = known.first(where: starts(with:)) else {
      throw fail("an entity other than &amp; &lt; &gt; &quot; &apos; or a character number")
    }
    offset += name.utf8.count
  }

  private func starts(with text: String) -> Bool {
    UnsafeBufferPointer(rebasing: bytes[offset...]).starts(with: text.utf8)
  }

  private mutating func skip(to end: String) {
    while offset < bytes.count, !starts(with: end) { offset += 1 }
  }

  private func fail(_ reason: String) -> ImportError {
    .malformed(source.location(at: offset), reason: reason)
  }
}
