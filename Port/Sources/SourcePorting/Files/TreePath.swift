/// A path below a folder, compared byte by byte.
///
/// Swift's strings are equal if they are canonically equivalent; a folder can contain both names.
package struct TreePath: Sendable {
  /// The path as given; ``components`` leaves empty names out.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Joins names.
  init(components: [String]) { text = components.joined(separator: "/") }

  /// The names between the slashes, without empty ones and `.`.
  ///
  /// Split by bytes: a slash and the combining mark after it are one `Character`.
  package var components: [String] {
    text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
  }

  /// The path without `./` in front and `/` at the end.
  var normalized: TreePath { TreePath(components: components) }

  /// The last name; empty for the folder itself.
  var name: String { components.last ?? "" }

  /// Whether the path leads out of the folder at any point.
  var leadsUp: Bool { components.contains("..") }

  /// The path of the parent folder; nil at the top.
  var parent: TreePath? {
    let names = components
    return names.count > 1 ? TreePath(components: names.dropLast()) : nil
  }

  /// The paths of the parent folders, the innermost first.
  var parents: [TreePath] {
    Array(sequence(first: self, next: \.parent).dropFirst())
  }

  func appending(_ path: String) -> TreePath {
    text.isEmpty ? TreePath(path) : TreePath("\(text)/\(path)")
  }

  func appending(_ path: TreePath) -> TreePath { appending(path.text) }

  /// Returns whether a folder contains the path, at any depth.
  func isBelow(_ folder: TreePath) -> Bool { text.utf8.starts(with: "\(folder.text)/".utf8) }
}

extension TreePath: Hashable, Comparable {
  package static func == (lhs: TreePath, rhs: TreePath) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  package static func < (lhs: TreePath, rhs: TreePath) -> Bool {
    lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension TreePath: Codable {
  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension TreePath: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral text: String) { self.init(text) }

  package var description: String { text }
}
