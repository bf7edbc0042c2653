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
    var title = names(writtenAt: source)
    title.content = content
    return title
  }

  private func names(writtenAt source: ItemSource?) -> ViewTitle {
    guard let source else { return ViewTitle(name: name) }
    guard let label = source.label else { return ViewTitle(description: description, id: id) }
    return ViewTitle(name: label, id: label == name ? nil : id)
  }

  /// The name of the view's class or of the app's class, with the view's text: `label "Log In"`.
  private var description: String {
    let noun = properties.customClass ?? kind.noun
    return shownText.map { "\(noun) \"\($0)\"" } ?? noun
  }

  /// See ``ViewTitle/content``.
  private var content: String? {
    let texts = [
      properties.text, properties.fragments?.map(\.text).joined(), properties.placeholder,
      properties.segmentTitles?.joined(separator: " "),
    ]
    return texts.lazy.compactMap(\.self).first { !$0.inOneLine.isEmpty }
  }

  /// The view's text, in one short line; nil without a text.
  private var shownText: String? { content?.inOneLine.shortened }
}

extension ViewKind {
  /// The common name for a view of the kind: `text field`.
  package var noun: String {
    switch self {
    case .webView: "web view"
    case .mapView: "map view"
    default:
      rawValue.dropFirst(2)
        .map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
        .dropFirst().description
    }
  }
}

extension String {
  /// Enough characters to recognize a text.
  private static let shownCharacters = 24

  /// The words with single spaces between them.
  fileprivate var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The beginning of a long text, without an incomplete word at the end.
  fileprivate var shortened: String {
    guard count > Self.shownCharacters else { return self }
    let end = prefix(Self.shownCharacters + 1).lastIndex(of: " ")
    return (end.map { self[..<$0] } ?? prefix(Self.shownCharacters)) + "…"
  }
}
