import Foundation
import ScvdbTestSupport

/// A mutable element of a document.
final class MutableMarkup {
  var name: String
  /// The attributes in the order of their names.
  var attributes: [(name: String, value: String)]
  var children: [MutableMarkup] = []
  var text = ""
  weak var parent: MutableMarkup?

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Reads a document; returns nil if it is not well-formed.
  static func parse(_ data: Data) -> MutableMarkup? {
    (try? XMLTree(data))?.children.first.map(MutableMarkup.init)
  }

  private convenience init(_ tree: XMLTree) {
    self.init(name: tree.name, attributes: tree.attributes)
    // The text between the other elements is white space.
    if ["string", "mutableString"].contains(name) { text = tree.text }
    for child in tree.children { append(MutableMarkup(child)) }
  }

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The element and all its descendants, in document order.
  var all: [MutableMarkup] {
    var all: [MutableMarkup] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [MutableMarkup]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }

  func isInside(_ names: Set<String>) -> Bool {
    names.contains(name) || parent?.isInside(names) ?? false
  }

  func copy() -> MutableMarkup {
    let copy = MutableMarkup(name: name, attributes: [:])
    copy.attributes = attributes
    copy.text = text
    for child in children { copy.append(child.copy()) }
    return copy
  }

  func append(_ child: MutableMarkup) {
    child.parent = self
    children.append(child)
  }

  func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The document as text, one element per line.
  var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to output: inout String) {
    output += "<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    output += ">" + Self.escaped(text) + (children.isEmpty ? "" : "\n")
    for child in children { child.write(to: &output) }
    output += "</\(name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }
}
