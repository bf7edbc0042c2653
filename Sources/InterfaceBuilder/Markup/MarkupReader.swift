import ScenarioModel

/// Limits beyond any real document; a reader stops there before it fills the memory.
enum MarkupLimits {
  /// The limit of libxml2, which stops after 10,000,000 bytes without a reason.
  static let bytes = 10_000_000
  /// The depth of nested elements, two for each level of views.
  static let depth = 1000
  static let elements = 2_000_000
  static let attributes = 1000
  /// The number of mistakes that the parser continues after; it makes an error object of each.
  static let mistakes = 1000
}

/// Parses XML into a tree, and accepts only complete documents.
///
/// libxml2 reports success for an empty document and for a truncated one. The document is therefore
/// accepted only if the parser reports no error, and the root element was both opened and closed.
enum MarkupReader {
  static func read(_ bytes: [UInt8], file: String) throws(ImportError) -> MarkupTree {
    let source = SourceText(file: file, bytes: bytes)
    try check(source)
    let builder = MarkupTreeBuilder(source: source)
    builder.parse()
    if let failure = builder.failure { throw ConflictMarkers(source).error ?? failure }
    guard builder.error == nil, builder.isComplete else {
      if let conflict = ConflictMarkers(source).error { throw conflict }
      let reason = builder.error.map { Self.reason($0) } ?? "the root element is not closed"
      throw .malformed(builder.location, reason: reason)
    }
    let tree = MarkupTree(file: file, nodes: builder.nodes, source: source)
    return builder.strayText.isEmpty ? tree : tree.with(strayTextIn: builder.strayText, of: source)
  }

  private static func check(_ source: SourceText) throws(ImportError) {
    let start = source.location(at: 0)
    guard source.bytes.count <= MarkupLimits.bytes else {
      throw .limitExceeded(start, what: "bytes", limit: MarkupLimits.bytes)
    }
    try EncodingCheck(source: source).run()
    try EntityCheck.run(source)
  }

  /// Returns the words for an error code of libxml2.
  static func reason(_ code: Int) -> String {
    "not well-formed XML: \(reasons[code] ?? "parser error \(code)")"
  }

  /// The meanings of the parser's most common errors.
  private static let reasons = [
    4: "markup is missing",
    5: "the document is cut off, or has content after its end",
    9: "this character is not allowed in XML",
    38: "an attribute contains '<'",
    39: "the value of an attribute is not in quotes",
    41: "an attribute has no value",
    42: "the element has an attribute twice",
    65: "a space is missing between two attributes",
    68: "a name is missing",
    73: "the > of a tag is missing",
    76: "a closing tag does not match the open element",
    77: "the element is never closed",
  ]
}
