import CLibXML
import ScenarioModel

/// Appends the elements of a document as libxml2 opens them.
final class MarkupTreeBuilder {
  private(set) var nodes: [MarkupTree.Node] = []
  private(set) var failure: ImportError?
  /// The code of the parser's last error, which describes the problem best; nil without one.
  private(set) var error: Int?
  /// The elements with text in place of indentation, without duplicates.
  private(set) var strayText: [Int] = []
  private var mistakes = 0
  private let source: SourceText
  private var names = MarkupNames()
  /// The open elements, each with its latest child.
  private var open: [(node: Int, lastChild: Int?)] = []
  /// The parser, which exists while it parses.
  private var parser: OpaquePointer?
  /// The position after the last parsed byte.
  private var end: Int

  init(source: SourceText) {
    self.source = source
    end = source.bytes.count
  }

  var isComplete: Bool { !nodes.isEmpty && open.isEmpty }

  /// The place that the parser has reached.
  var location: FileLocation { source.location(at: offset) }

  /// Parses the document.
  func parse() {
    // libxml2 recognizes the encoding by the first four bytes.
    let start = 4
    guard source.bytes.count >= start else { return }
    nodes.reserveCapacity(source.bytes.count / Self.usualElementLength)
    Self.prepare
    var handlers = Self.handlers
    source.bytes.withUnsafeBytes { bytes in
      guard let first = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      let receiver = Unmanaged.passUnretained(self).toOpaque()
      parser = xmlCreatePushParserCtxt(&handlers, receiver, first, Int32(start), nil)
      xmlCtxtUseOptions(parser, scvdb_xml_recover | scvdb_xml_replace_references)
      let status = xmlParseChunk(parser, first + start, Int32(bytes.count - start), 1)
      if status != 0, status != scvdb_xml_document_end, error == nil { error = Int(status) }
    }
    end = offset
    xmlFreeParserCtxt(parser)
    parser = nil
  }

  /// The usual number of bytes per element.
  private static let usualElementLength = 128

  private static let prepare: Void = xmlInitParser()

  private var offset: Int {
    guard let parser else { return end }
    let address = UnsafeMutableRawPointer(parser)
    return source.offset(
      line: Int(xmlSAX2GetLineNumber(address)),
      column: Int(xmlSAX2GetColumnNumber(address))
    )
  }
}

// MARK: Events

extension MarkupTreeBuilder {
  /// The functions that libxml2 calls with a builder.
  private static var handlers: scvdb_xml_handlers {
    var handlers = scvdb_xml_handlers()
    handlers.initialized = scvdb_xml_sax2
    handlers.startElementNs = { receiver, name, prefix, _, spaces, namespaces, count, _, values in
      let namespaces = UnsafeBufferPointer(start: namespaces, count: 2 * Int(spaces))
      let values = UnsafeBufferPointer(start: values, count: 5 * Int(count))
      MarkupTreeBuilder.at(receiver)?.start(name, prefix, namespaces, values)
    }
    handlers.endElementNs = { receiver, _, _, _ in MarkupTreeBuilder.at(receiver)?.endElement() }
    handlers.characters = { receiver, text, length in
      let text = UnsafeBufferPointer(start: text, count: Int(length))
      MarkupTreeBuilder.at(receiver)?.append(text)
    }
    handlers.cdataBlock = handlers.characters
    handlers.serror = { receiver, error in
      guard let error else { return }
      MarkupTreeBuilder.at(receiver)?.addMistake(Int(error.pointee.code))
    }
    return handlers
  }

  private static func at(_ receiver: UnsafeMutableRawPointer?) -> MarkupTreeBuilder? {
    receiver.map { Unmanaged<MarkupTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Opens an element.
  ///
  /// - Parameters:
  ///   - name: The name without its prefix.
  ///   - prefix: The prefix; nil without one.
  ///   - namespaces: The prefix, which can be nil, and the address of each declared namespace.
  ///   - values: Five addresses for each attribute: its name, prefix and namespace, and the start
  ///     and the end of its value.
  private func start(
    _ name: UnsafePointer<UInt8>?,
    _ prefix: UnsafePointer<UInt8>?,
    _ namespaces: UnsafeBufferPointer<UnsafePointer<UInt8>?>,
    _ values: UnsafeBufferPointer<UnsafePointer<UInt8>?>
  ) {
    let index = nodes.count
    guard let name, isWithinLimits() else { return }
    nodes.append(
      MarkupTree.Node(
        kind: names.kind(name, prefix),
        attributes: attributes(namespaces, values),
        text: "",
        parent: open.last?.node,
        firstChild: nil,
        nextSibling: nil,
        tagEnd: offset
      )
    )
    link(index)
    open.append((index, nil))
  }

  /// Returns the declared namespaces and the attributes, see ``start(_:_:_:_:)``.
  private func attributes(
    _ namespaces: UnsafeBufferPointer<UnsafePointer<UInt8>?>,
    _ values: UnsafeBufferPointer<UnsafePointer<UInt8>?>
  ) -> MarkupAttributes {
    var attributes = MarkupAttributes(capacity: namespaces.count / 2 + values.count / 5)
    for start in stride(from: 0, to: namespaces.count, by: 2) {
      let name = namespaces[start].map { "xmlns:\(String(cString: $0))" } ?? "xmlns"
      attributes.add(MarkupName(name), namespaces[start + 1].map { String(cString: $0) } ?? "")
    }
    for start in stride(from: 0, to: values.count, by: 5) {
      guard let name = values[start], let value = values[start + 3], let end = values[start + 4]
      else { continue }
      let bytes = UnsafeBufferPointer(start: value, count: end - value)
      attributes.add(names.name(name, values[start + 1]), String(decoding: bytes, as: UTF8.self))
    }
    return attributes
  }

  private func endElement() {
    _ = open.popLast()
  }

  /// Appends text; only two elements carry it, and elsewhere character data is indentation.
  private func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let node = open.last?.node else { return }
    if nodes[node].kind.hasText {
      nodes[node].text += String(decoding: text, as: UTF8.self)
    } else if strayText.last != node, text.contains(where: { $0 > UInt8(ascii: " ") }) {
      strayText.append(node)
    }
  }

  /// Stops parsing after very many mistakes; otherwise the last mistake describes the problem best.
  private func addMistake(_ code: Int) {
    error = code
    mistakes += 1
    guard mistakes >= MarkupLimits.mistakes, failure == nil else { return }
    failure = .malformed(location, reason: MarkupReader.reason(code))
    xmlStopParser(parser)
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

  private func isWithinLimits() -> Bool {
    if open.count >= MarkupLimits.depth {
      fail("elements inside each other", MarkupLimits.depth)
    } else if nodes.count >= MarkupLimits.elements {
      fail("elements", MarkupLimits.elements)
    } else {
      return true
    }
    return false
  }

  private func fail(_ what: String, _ limit: Int) {
    guard failure == nil else { return }
    failure = .limitExceeded(location, what: what, limit: limit)
    xmlStopParser(parser)
  }
}
