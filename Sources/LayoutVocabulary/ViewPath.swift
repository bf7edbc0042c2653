/// The path of a view in a snapshot: the names of its superviews from the screen down, and its own
/// name.
///
/// An empty path is the screen as a whole. A name never contains `/`, white space or control
/// characters. A view without a name in the screen is named after its class and numbered among
/// siblings of that class (`scrollView`, `view-2`).
package struct ViewPath: Hashable, Sendable {
  /// The names, joined by `/`: `signUp/scrollView/email`.
  ///
  /// It is the only storage, because comparisons of recordings compare millions of paths.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Whether the path is the screen as a whole.
  package var isEmpty: Bool { text.isEmpty }

  /// The names from the screen down.
  package var names: [Substring] {
    text.utf8.split(separator: slash, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The name of the screen.
  package var screen: Substring { firstSlash.map { text[..<$0] } ?? text[...] }

  /// The name of the view in its superview.
  package var lastName: String {
    lastSlash.map { String(text[text.utf8.index(after: $0)...]) } ?? text
  }

  /// Whether the view is the root of a screen, or another view without superviews in its path.
  package var isRoot: Bool { firstSlash == nil }

  /// The path of the superview; empty for a root.
  package var superview: ViewPath {
    lastSlash.map { ViewPath(String(text[..<$0])) } ?? ViewPath("")
  }

  /// The paths of the view's superviews, the nearest first.
  ///
  /// A forged name can look like the path of a deeply nested view, so the number is limited.
  package var superviews: UnfoldSequence<ViewPath, (path: ViewPath, left: Int)> {
    sequence(state: (path: self, left: Self.deepest)) { state -> ViewPath? in
      let superview = state.path.superview
      guard !superview.isEmpty, state.left > 0 else { return nil }
      state = (superview, state.left - 1)
      return superview
    }
  }

  /// The maximum depth of a view.
  package static let deepest = 100

  // Searches bytes, because distinguishing characters is slow and this is called for every view.
  private var firstSlash: String.Index? { text.utf8.firstIndex(of: slash) }
  private var lastSlash: String.Index? { text.utf8.lastIndex(of: slash) }
}

private let slash = UInt8(ascii: "/")

// MARK: - Containment

extension ViewPath {
  /// Whether the view is a descendant of another view.
  package func isInside(_ view: ViewPath) -> Bool {
    let bytes = text.utf8
    let length = view.text.utf8.count
    guard let end = bytes.index(bytes.startIndex, offsetBy: length, limitedBy: bytes.endIndex),
      end < bytes.endIndex, bytes[end] == slash
    else { return false }
    return bytes[..<end].elementsEqual(view.text.utf8)
  }

  /// Returns the path of a subview; the name itself for an empty path.
  package func appending(_ name: some StringProtocol) -> ViewPath {
    ViewPath(isEmpty ? String(name) : "\(text)/\(name)")
  }

  /// Returns the path after a rename of the view itself or of one of its superviews.
  ///
  /// - Precondition: The view is `former` or inside it.
  package func moved(from former: ViewPath, to path: ViewPath) -> ViewPath {
    ViewPath(path.text + Substring(text.utf8.dropFirst(former.text.utf8.count)))
  }
}

// MARK: - Text

extension ViewPath: CustomStringConvertible {
  package var description: String { text }
}

extension ViewPath: Comparable {
  /// Orders paths by their texts.
  package static func < (left: ViewPath, right: ViewPath) -> Bool { left.text < right.text }
}

extension ViewPath: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

extension ViewPath: Codable {
  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
