package import SnapshotModel

extension ViewTitles {
  /// Creates the titles of a screen's views.
  ///
  /// - Parameters:
  ///   - screen: The screen, which a recording refers to by its name.
  ///   - sources: The locations of its items in a document, by their ids. If empty, its views have
  ///     only their names in the scenario.
  package init(of screen: Screen, sources: [String: ItemSource]) {
    self.init()
    add(screen, sources: sources)
  }

  /// Adds the views of a screen.
  package mutating func add(_ screen: Screen, sources: [String: ItemSource]) {
    let views = screen.titles(writtenAt: sources)
    add(screen: screen.name, root: screen.rootView.name, views: views)
  }
}

extension Screen {
  /// Returns the views' titles by their names in recordings; see ``ViewTitles/init(of:sources:)``.
  package func titles(writtenAt sources: [String: ItemSource]) -> [String: ViewTitle] {
    var titles: [String: ViewTitle] = [:]
    var pending = [rootView] + detachedViews
    while let view = pending.popLast() {
      titles[view.name] = view.title(writtenAt: sources.source(of: view.id))
      pending += view.subviews
    }
    return titles
  }
}

extension [String: ItemSource] {
  /// Returns the location of a view.
  ///
  /// A view in a row, such as `a1b-2c-d3e-3`, has the location of its prototype.
  fileprivate func source(of id: String) -> ItemSource? {
    if let own = self[id] { return own }
    guard let hyphen = id.lastIndex(of: "-"), Int(id[id.index(after: hyphen)...]) != nil,
      var source = self[String(id[..<hyphen])]
    else { return nil }
    source.label = source.label.map { $0 + id[hyphen...] }
    return source
  }
}

extension ViewNode {
  /// Returns the view's title: its name in its document, else its class and text.
  ///
  /// - Parameter source: Its location in a document; nil for a view of a scenario file, which has a
  ///   name there.
  /// - Returns: The title, with the object id where a name alone does not identify the view.
  package func title(writtenAt source: ItemSource?) -> ViewTitle {
    let content = content
    var title = names(writtenAt: source, content)
    title.content = content
    return title
  }

  private func names(writtenAt source: ItemSource?, _ content: String?) -> ViewTitle {
    guard let source else { return ViewTitle(name: name) }
    guard let label = source.label else {
      return ViewTitle(description: description(content), id: id)
    }
    return ViewTitle(name: label, id: label == name ? nil : id)
  }

  /// The name of the view's class or of the app's class, with the view's text: `label "Log In"`.
  private func description(_ content: String?) -> String {
    let noun = properties.customClass ?? kind.noun
    return content.map { "\(noun) \"\($0.inShortLine)\"" } ?? noun
  }

  /// See ``ViewTitle/content``.
  private var content: String? {
    if let text = properties.text, text.hasContent { return text }
    if let text = properties.fragments?.map(\.text).joined(), text.hasContent { return text }
    if let text = properties.placeholder, text.hasContent { return text }
    guard let text = properties.segmentTitles?.joined(separator: " ") else { return nil }
    return text.hasContent ? text : nil
  }
}

extension ViewKind {
  /// The common name for a view of the kind: `text field`.
  package var noun: String { Self.nouns[self] ?? rawValue }

  private static let nouns = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in (kind, noun(of: kind)) }
  )

  private static func noun(of kind: ViewKind) -> String {
    switch kind {
    case .webView: "web view"
    case .mapView: "map view"
    default:
      kind.rawValue.dropFirst(2)
        .map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
        .dropFirst().description
    }
  }
}

extension String {
  /// Enough characters to recognize a text.
  private static let shownCharacters = 24

  /// Whether it contains more than white space.
  fileprivate var hasContent: Bool {
    // Only the first scalar of a character determines whether it is white space.
    if let first = utf8.first, first > UInt8(ascii: " "), first < 0x80 { return true }
    return contains { !$0.isWhitespace }
  }

  /// The words with single spaces between them; of a long text only the first ones.
  fileprivate var inShortLine: String {
    // Most texts are ASCII, and bytes are much faster than characters.
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return beginningOfWords.shortened }
    var line: [UInt8] = []
    var isAfterSpace = false
    // The bytes after these change nothing.
    for byte in utf8 where line.count <= Self.shownCharacters {
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
        isAfterSpace = !line.isEmpty
      } else {
        if isAfterSpace { line.append(UInt8(ascii: " ")) }
        line.append(byte)
        isAfterSpace = false
      }
    }
    return String(decoding: line, as: UTF8.self).shortened
  }

  /// The first words with single spaces between them, more than the shown characters.
  private var beginningOfWords: String {
    // A mark at the start of a word can become part of the space before it, so that two characters
    // are counted as one.
    let limit = 2 * (Self.shownCharacters + 1)
    var (line, length, isAfterSpace) = ("", 0, false)
    for character in self where length <= limit {
      if character.isWhitespace {
        isAfterSpace = !line.isEmpty
      } else {
        if isAfterSpace { line += " " }
        line.append(character)
        length += isAfterSpace ? 2 : 1
        isAfterSpace = false
      }
    }
    return line
  }

  /// The beginning of a long text, without an incomplete word at the end.
  private var shortened: String {
    guard count > Self.shownCharacters else { return self }
    let end = prefix(Self.shownCharacters + 1).lastIndex(of: " ")
    return (end.map { self[..<$0] } ?? prefix(Self.shownCharacters)) + "…"
  }
}
