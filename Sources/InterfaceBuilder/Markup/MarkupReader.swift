import Foundation
import ScenarioModel

#if canImport(FoundationXML)
import FoundationXML
#endif

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
/// Foundation's parser on Linux reports success for a truncated document and for an empty one. The
/// document is therefore accepted only if `parse()` returns true, no error is set, and the root
/// element was both opened and closed.
enum MarkupReader {
  static func read(_ bytes: [UInt8], file: String) throws(ImportError) -> MarkupTree {
    let source = SourceText(file: file, bytes: bytes)
    try check(source)
    let builder = MarkupTreeBuilder(source: source)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let parsed = parser.parse()
    if let failure = builder.failure { throw ConflictMarkers(source).error ?? failure }
    guard parsed, parser.parserError == nil, builder.isComplete else {
      if let conflict = ConflictMarkers(source).error { throw conflict }
      throw .malformed(builder.location(of: parser), reason: reason(of: parser))
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
    var entities = EntityCheck(source)
    try entities.run()
  }

  private static func reason(of parser: XMLParser) -> String {
    guard let error = parser.parserError else {
      return "the root element is not closed"
    }
    return reason(error)
  }

  fileprivate static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let what = reasons[error.code] ?? "parser error \(error.code)"
    return "not well-formed XML: \(what)"
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

/// The parser's delegate: appends elements as they open.
private final class MarkupTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var nodes: [MarkupTree.Node] = []
  private(set) var failure: ImportError?
  /// The elements with text in place of indentation, without duplicates.
  private(set) var strayText: [Int] = []
  private var mistakes = 0
  private let source: SourceText
  /// The open elements, each with its latest child.
  private var open: [(node: Int, lastChild: Int?)] = []

  init(source: SourceText) {
    self.source = source
  }

  var isComplete: Bool { !nodes.isEmpty && open.isEmpty }

  func location(of parser: XMLParser) -> FileLocation {
    source.location(at: offset(of: parser))
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let index = nodes.count
    guard isWithinLimits(parser) else { return }
    nodes.append(
      MarkupTree.Node(
        kind: .named(name),
        attributes: MarkupAttributes(attributes),
        text: "",
        parent: open.last?.node,
        firstChild: nil,
        nextSibling: nil,
        tagEnd: offset(of: parser)
      )
    )
    link(index)
    open.append((index, nil))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    append(text)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    append(String(decoding: block, as: UTF8.self))
  }

  /// Stops parsing after very many mistakes; otherwise the last mistake describes the problem best.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    mistakes += 1
    guard mistakes >= MarkupLimits.mistakes, failure == nil else { return }
    failure = .malformed(location(of: parser), reason: MarkupReader.reason(error))
    parser.abortParsing()
  }

  /// Only these elements carry text; elsewhere character data is indentation.
  private func append(_ text: String) {
    guard let node = open.last?.node else { return }
    let name = nodes[node].name
    if name == "string" || name == "mutableString" {
      nodes[node].text += text
    } else if strayText.last != node, text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) {
      strayText.append(node)
    }
  }

  private func link(_ index: Int) {
    guard let (parent, lastChild) = open.last else { return }
    if let lastChild {
      nodes[lastChild].nextSibling = index
    } else {
      nodes[parent].firstChild = index
    }
    open[open.count - 1].lastChild = index
  }

  private func isWithinLimits(_ parser: XMLParser) -> Bool {
    if open.count >= MarkupLimits.depth {
      fail(parser, "elements inside each other", MarkupLimits.depth)
    } else if nodes.count >= MarkupLimits.elements {
      fail(parser, "elements", MarkupLimits.elements)
    }
    return failure == nil
  }

  private func fail(_ parser: XMLParser, _ what: String, _ limit: Int) {
    guard failure == nil else { return }
    failure = .limitExceeded(location(of: parser), what: what, limit: limit)
    parser.abortParsing()
  }

  private func offset(of parser: XMLParser) -> Int {
    source.offset(line: parser.lineNumber, column: parser.columnNumber)
  }
}
