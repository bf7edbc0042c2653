package import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A parsed XML document.
package final class XMLTree {
  package let name: String
  package let attributes: [String: String]
  package fileprivate(set) var children: [XMLTree] = []
  /// The text directly inside the element.
  package fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a document; its root is the only child.
  ///
  /// - Throws: An error if the document is not well-formed.
  package convenience init(_ document: Data) throws {
    let builder = TreeBuilder()
    let parser = XMLParser(data: document)
    parser.delegate = builder
    guard parser.parse(), parser.parserError == nil else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    self.init(name: "", attributes: [:])
    children = builder.root.children
  }

  package convenience init(_ document: String) throws { try self.init(Data(document.utf8)) }

  /// Returns the elements with a name, including this one, in the order of the document.
  package func elements(_ name: String) -> [XMLTree] {
    (self.name == name ? [self] : []) + children.flatMap { $0.elements(name) }
  }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  let root = XMLTree(name: "", attributes: [:])
  private lazy var open = [root]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = XMLTree(name: name, attributes: attributes)
    open[open.count - 1].children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open[open.count - 1].text += text
  }
}
