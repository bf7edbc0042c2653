import ScenarioModel

/// A parsed XML document: its elements in document order, each with its source location.
///
/// The tree is flat. A parent always comes before its children, so a walk forwards or
/// backwards needs no recursion, however deep the document is.
final class MarkupTree {
  struct Node: Sendable {
    var kind: ElementKind
    var attributes: MarkupAttributes
    /// Character data, kept only in Interface Builder's text elements.
    var text: String
    /// Index of the parent; nil for the root.
    var parent: Int?
    var firstChild: Int?
    var nextSibling: Int?
    /// The offset in the source of the last byte of the start tag, or of a byte near it.
    var tagEnd: Int

    var name: String { kind.name }
  }

  let file: String
  let nodes: [Node]
  /// The parts that the reading code could not use.
  let problems = ReadingProblems()
  /// Warnings about text between the elements, which nothing reads.
  let strayText: [ImportWarning]
  private let source: SourceText

  init(file: String, nodes: [Node], source: SourceText, strayText: [ImportWarning] = []) {
    self.file = file
    self.nodes = nodes
    self.source = source
    self.strayText = strayText
  }

  /// Returns the same document with other attributes or texts.
  func with(_ nodes: [Node]) -> MarkupTree {
    MarkupTree(file: file, nodes: nodes, source: source, strayText: strayText)
  }

  func with(_ strayText: [ImportWarning]) -> MarkupTree {
    MarkupTree(file: file, nodes: nodes, source: source, strayText: strayText)
  }

  var root: MarkupElement { MarkupElement(tree: self, index: 0) }

  /// Returns the index after the last descendant of an element; its descendants are contiguous.
  func endOfSubtree(at index: Int) -> Int {
    var ancestor: Int? = index
    while let current = ancestor {
      if let sibling = nodes[current].nextSibling { return sibling }
      ancestor = nodes[current].parent
    }
    return nodes.count
  }

  /// Returns the source location of the `<` that opens an element.
  ///
  /// The parser reports the end of a start tag. A start tag cannot contain a raw `<`, so the
  /// nearest one before is the start of the tag.
  func location(of index: Int) -> FileLocation {
    source.location(at: source.lastIndex(of: UInt8(ascii: "<"), upTo: nodes[index].tagEnd))
  }
}

/// One element of a tree, with the accessors for a reader.
struct MarkupElement {
  let tree: MarkupTree
  let index: Int

  var name: String { tree.nodes[index].name }
  var kind: ElementKind { tree.nodes[index].kind }
  var text: String { tree.nodes[index].text }
  var location: FileLocation { tree.location(of: index) }
  var parent: MarkupElement? {
    tree.nodes[index].parent.map { MarkupElement(tree: tree, index: $0) }
  }
  /// The indices of all descendants of this element, in document order.
  var descendants: Range<Int> { index + 1..<tree.endOfSubtree(at: index) }
  var children: Children { Children(tree: tree, upcoming: tree.nodes[index].firstChild) }

  func attribute(_ name: some AttributeName) -> String? {
    tree.nodes[index].attributes[name.rawValue]
  }

  var attributes: MarkupAttributes { tree.nodes[index].attributes }

  /// The element's id, or else the id of the nearest ancestor with an id.
  var nearestID: String? {
    sequence(first: self) { $0.parent }.lazy.compactMap { $0.attribute("id") }.first
  }

  func children(named name: String) -> [MarkupElement] {
    // By index, because each element of a sequence would retain the tree.
    var named: [MarkupElement] = []
    var upcoming = tree.nodes[index].firstChild
    while let index = upcoming {
      if tree.nodes[index].kind.hasName(name) {
        named.append(MarkupElement(tree: tree, index: index))
      }
      upcoming = tree.nodes[index].nextSibling
    }
    return named
  }

  /// The first child with this name and, if one is given, this `key`.
  func child(_ name: String, key: String? = nil) -> MarkupElement? {
    var upcoming = tree.nodes[index].firstChild
    while let index = upcoming {
      if tree.nodes[index].kind.hasName(name),
        key == nil || tree.nodes[index].attributes["key"] == key
      {
        return MarkupElement(tree: tree, index: index)
      }
      upcoming = tree.nodes[index].nextSibling
    }
    return nil
  }

  /// The first child with the role `key`, under any name.
  func child(key: String) -> MarkupElement? {
    children.first { $0.attribute("key") == key }
  }

  struct Children: Sequence, IteratorProtocol {
    let tree: MarkupTree
    var upcoming: Int?

    mutating func next() -> MarkupElement? {
      guard let index = upcoming else { return nil }
      upcoming = tree.nodes[index].nextSibling
      return MarkupElement(tree: tree, index: index)
    }
  }
}
