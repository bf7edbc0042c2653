/// A name that matches the views of recordings: the name of a view, its path, or the end of its
/// path.
package struct ViewPattern: Hashable, Sendable {
  /// One or several names, joined by `/`.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Whether the view with a path has the name.
  package func matches(_ path: ViewPath) -> Bool {
    path.text == text || path.text.hasSuffix("/" + text)
  }

  /// Whether the view with a path, or one of its superviews, has the name.
  package func contains(_ path: ViewPath) -> Bool {
    let path = path.text
    // A search for a long text builds a table. An equal text has at most three times the bytes.
    guard text.utf8.count <= 3 * path.utf8.count else { return false }
    return path == text || path.hasPrefix(text + "/") || path.hasSuffix("/" + text)
      || path.contains("/\(text)/")
  }
}

extension ViewPattern? {
  /// Whether the view with a path, or one of its superviews, has the name; true without a pattern.
  package func contains(_ path: ViewPath) -> Bool { map { $0.contains(path) } ?? true }
}

extension ViewPattern: CustomStringConvertible {
  package var description: String { text }
}

extension ViewPattern: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}
