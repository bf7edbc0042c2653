package import Foundation

/// The text of an XML or old-style property list, in UTF-8.
package struct PropertyListText {
  package let bytes: [UInt8]

  /// Decodes data that begins with a Unicode byte order mark, and keeps other bytes unchanged.
  ///
  /// Brackets, quotes and similar signs are the same in UTF-8 and in single-byte encodings.
  ///
  /// - Throws: `.malformed` for another encoding, which could hide brackets.
  package init(_ data: Data) throws(PropertyListError) {
    let mark = Self.marks.first { data.starts(with: $0.bytes) }
    if let mark {
      guard let text = String(data: data.dropFirst(mark.bytes.count), encoding: mark.encoding)
      else { throw .malformed }
      bytes = [UInt8](text.utf8)
    } else {
      bytes = [UInt8](data)
    }
    guard mark != nil || Self.isReadable(encoding: Self.declaredEncoding(in: bytes)) else {
      throw .malformed
    }
  }

  /// UTF-32 first, because its mark begins with the mark of UTF-16.
  private static let marks: [(bytes: [UInt8], encoding: String.Encoding)] = [
    ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
    ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ([0xEF, 0xBB, 0xBF], .utf8),
  ]

  /// Returns the encoding in an XML declaration, in lower case; nil without one.
  private static func declaredEncoding(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self).lowercased()
    guard head.drop(while: \.isWhitespace).hasPrefix("<?xml"),
      let declaration = head.split(separator: ">").first,
      let name = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)/)
    else { return nil }
    return String(name.output.1)
  }

  private static func isReadable(encoding: String?) -> Bool {
    guard let encoding else { return true }
    return ["utf-8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"].contains(encoding)
  }
}

/// The tags of a property list in XML.
enum MarkupPropertyList {
  /// Counts elements and levels the way Foundation's parser does: a tag ends at the next `>`.
  static func measure(_ text: [UInt8], into size: inout PropertyListSize) throws(PropertyListError)
  {
    var scanner = ByteScanner(text)
    while scanner.skip(to: "<") {
      if scanner.take("<!--") {
        guard scanner.skip(past: "-->") else { throw .malformed }
      } else if scanner.take("<![CDATA[") {
        guard scanner.skip(past: "]]>") else { throw .malformed }
      } else if scanner.take("<?") {
        guard scanner.skip(past: "?>") else { throw .malformed }
      } else {
        try measureTag(&scanner, into: &size)
      }
    }
  }

  private static func measureTag(
    _ scanner: inout ByteScanner,
    into size: inout PropertyListSize
  ) throws(PropertyListError) {
    let start = scanner.position
    guard scanner.skip(past: ">") else { throw .malformed }
    let tag = scanner.bytes[start..<scanner.position]
    switch tag.dropFirst().first {
    // The document type has no declarations of its own.
    case UInt8(ascii: "!"): guard !tag.contains(UInt8(ascii: "[")) else { throw .malformed }
    case UInt8(ascii: "/"): size.leave()
    default:
      try size.addObject()
      if tag.dropLast().last != UInt8(ascii: "/") { try size.enter() }
    }
  }
}

/// A position in bytes.
package struct ByteScanner {
  package let bytes: [UInt8]
  package private(set) var position = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte; nil at the end.
  package var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  package mutating func advance() {
    position += 1
  }

  /// Consumes a text if it is next.
  package mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Moves to the next occurrence of a text; without one, moves to the end and returns false.
  mutating func skip(to text: StaticString) -> Bool {
    let first = text.utf8Start.pointee
    while let next = bytes[position...].firstIndex(of: first) {
      position = next
      if isNext(text) { return true }
      position += 1
    }
    position = bytes.count
    return false
  }

  /// Moves behind the next occurrence of a text; without one, moves to the end and returns false.
  mutating func skip(past text: StaticString) -> Bool {
    guard skip(to: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while isPart: (UInt8) -> Bool) {
    while let byte = current, isPart(byte) { position += 1 }
  }

  /// Moves to the end of the line; Unicode's line and paragraph separators also end a line.
  mutating func skipLine() {
    while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"),
      !isNext("\u{2028}"), !isNext("\u{2029}")
    {
      position += 1
    }
  }
}

extension UInt8 {
  /// White space of XML.
  var isMarkupSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
