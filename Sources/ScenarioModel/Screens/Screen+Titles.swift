package import SnapshotModel

extension ViewTitles {
  /// What people call the views of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, which a recording knows by its name.
  ///   - sources: Where its items are written in a document, by their ids; without any, its views have
  ///     no other names than those of the scenario that describes them.
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
  /// What people call the views, by their names in recordings; see ``ViewTitles/init(of:sources:)``.
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
  /// Where a view is written; for one in a row, `a1b-2c-d3e-3`, where the prototype's is.
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
  /// What people call the view: by its name in its document, else by its class and text.
  ///
  /// - Parameter source: Where it is written in a document; nil for a view of a scenario file, which
  ///   has a name there.
  /// - Returns: The title, with the object id where a name alone does not identify the view.
  package func title(writtenAt source: ItemSource?) -> ViewTitle {
    guard let source else { return ViewTitle(name: name) }
    guard let label = source.label else { return ViewTitle(description: description, id: id) }
    return ViewTitle(name: label, id: label == name ? nil : id)
  }

  /// The class in words, or that of the app, with what the view shows: `label "Log In"`.
  private var description: String {
    let noun = properties.customClass ?? kind.noun
    return shownText.map { "\(noun) \"\($0)\"" } ?? noun
  }

  /// What the view shows, in one short line; nil without a text.
  private var shownText: String? {
    let texts = [
      properties.text, properties.placeholder, properties.segmentTitles?.joined(separator: " "),
    ]
    return texts.lazy.compactMap { $0?.inOneLine }.first { !$0.isEmpty }?.shortened
  }
}

extension ViewKind {
  /// What people call a view of the kind: `text field`.
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
  /// As many characters as identify a text to those who know it.
  private static let shownCharacters = 24

  /// The words with single spaces between them.
  fileprivate var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The beginning of a long text, without the word in which it would end.
  fileprivate var shortened: String {
    guard count > Self.shownCharacters else { return self }
    let end = prefix(Self.shownCharacters + 1).lastIndex(of: " ")
    return (end.map { self[..<$0] } ?? prefix(Self.shownCharacters)) + "…"
  }
}
