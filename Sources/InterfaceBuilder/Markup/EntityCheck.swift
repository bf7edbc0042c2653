import ScenarioModel

/// Finds markup that an XML parser might silently accept: document types and declared entities.
///
/// Interface Builder writes neither. At an unknown entity, a parser may drop the rest of the text
/// and still report success. A document type can make a small file expand without end. Both are
/// therefore refused before parsing.
struct EntityCheck {
  private let source: SourceText
  private var offset = 0

  init(_ source: SourceText) {
    self.source = source
  }

  /// - Throws: `ImportError.malformed` at the first document type or unknown entity.
  mutating func run() throws(ImportError) {
    while offset < source.bytes.count {
      switch source.bytes[offset] {
      case UInt8(ascii: "<"): try markup()
      case UInt8(ascii: "&"): try reference()
      default: offset += 1
      }
    }
  }

  private mutating func markup() throws(ImportError) {
    if starts(with: "<!--") {
      try comment()
    } else if starts(with: "<![CDATA[") {
      skip(to: "]]>")
    } else if starts(with: "<!") {
      throw fail("Interface Builder does not write document type or entity declarations")
    } else {
      try tag()
    }
  }

  /// Counts the attributes of a tag, up to the `>` outside quotes.
  ///
  /// The parser compares each attribute with every other one.
  private mutating func tag() throws(ImportError) {
    let start = offset
    var attributes = 0
    var quote: UInt8?
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      switch Unicode.Scalar(byte) {
      case _ where byte == quote: quote = nil
      case "&":
        try reference()
        continue
      case _ where quote != nil: break
      case "\"", "'": quote = byte
      case "=": attributes += 1
      case ">":
        offset += 1
        return
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
      offset += 1
    }
  }

  /// Refuses two hyphens within a comment, because the parser copies the whole comment for each of
  /// them.
  private mutating func comment() throws(ImportError) {
    let start = offset
    offset += "<!--".utf8.count
    skip(to: "--")
    guard offset == source.bytes.count || starts(with: "-->") else {
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
    source.bytes[offset...].starts(with: text.utf8)
  }

  private mutating func skip(to end: String) {
    while offset < source.bytes.count, !starts(with: end) { offset += 1 }
  }

  private func fail(_ reason: String) -> ImportError {
    .malformed(source.location(at: offset), reason: reason)
  }
}
