package import LayoutVocabulary

/// The titles of the views in recorded screens.
///
/// They are only for display. Views are identified by their paths, which contain a document's id
/// for a view without a name.
package struct ViewTitles: Hashable, Sendable {
  private struct Screen: Hashable, Sendable {
    /// The name of the root view.
    var root: String
    /// The titles by the views' names in recordings.
    var views: [String: ViewTitle]
  }

  /// The screens by the first names of their paths.
  private var screens: [String: Screen] = [:]

  /// Creates titles that equal the names in recordings.
  package init() {}

  /// Adds a screen.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - root: The name of its root view.
  ///   - views: The titles of its views, by their names in recordings.
  package mutating func add(screen: String, root: String, views: [String: ViewTitle]) {
    screens[screen] = Screen(root: root, views: views)
  }

  /// Returns the title of a screen's view.
  package func title(ofView name: String, on screen: String) -> ViewTitle {
    screens[screen]?.views[name] ?? ViewTitle(name: name)
  }

  /// Returns the title of the view with a path, without its superviews; nil for a view outside of
  /// the screens.
  func knownTitle(of path: ViewPath) -> ViewTitle? {
    screens[String(path.screen)]?.views[path.lastName]
  }

  /// Returns the title of the view with a path, without its superviews.
  package func lastTitle(of path: ViewPath) -> ViewTitle {
    title(ofView: path.lastName, on: String(path.screen))
  }

  /// Returns the title of a path without unnamed superviews.
  ///
  /// An unnamed last view has a description.
  ///
  /// For example, `signUp/q3s-UH-40k/a1b-2c-d3e` becomes `signUp/…/label "Log In" (a1b-2c-d3e)`.
  package func title(of path: ViewPath) -> String {
    let parts = path.names.map(String.init)
    guard let first = parts.first, let screen = screens[first],
      let last = parts.indices.dropFirst().last(where: { screen.views[parts[$0]] != nil })
    else { return path.text }
    var words = [first]
    for index in parts.indices.dropFirst() {
      let title = screen.views[parts[index]]
      switch title {
      case nil: words.append(parts[index])
      case let title? where index == last: words.append(title.text)
      case let title? where title.isName: words.append(title.words)
      default: if words.last != Self.omission { words.append(Self.omission) }
      }
    }
    return words.joined(separator: "/")
  }

  private static let omission = "…"
}

// MARK: - Guides

extension ViewTitles {
  /// Returns the title of a layout guide: `safeArea` for the root view, `form.safeArea` for
  /// another.
  ///
  /// - Parameters:
  ///   - kind: The guide's name in scenarios or recordings.
  ///   - owner: The name of its view in recordings.
  ///   - screen: The screen of the view; empty if it is unknown.
  /// - Returns: The title, with the owner if several guides are possible.
  package func title(ofGuide kind: String, of owner: String, on screen: String) -> String {
    let guide = Self.guides[kind] ?? kind
    return isRoot(owner, withGuide: guide, on: screen)
      ? guide : "\(title(ofView: owner, near: screen).text).\(guide)"
  }

  /// Whether a guide needs no owner, because it belongs to the root view as far as is known.
  private func isRoot(_ view: String, withGuide guide: String, on screen: String) -> Bool {
    if let known = screens[screen] { return known.root == view }
    return screens.values.contains { $0.root == view }
      || screens.isEmpty && (guide == "topLayoutGuide" || guide == "bottomLayoutGuide")
  }

  /// The names of guides in scenarios and in UIKit, by their names in screens and recordings.
  private static let guides = [
    "top": "topLayoutGuide", "bottom": "bottomLayoutGuide", "custom": "layoutGuide",
    "topBars": "topLayoutGuide", "bottomBars": "bottomLayoutGuide", "guide": "layoutGuide",
    "scrollContent": "contentLayout", "scrollFrame": "frameLayout",
  ]
}

// MARK: - Equations

extension ViewTitles {
  /// Returns the title of a view that is an item of a constraint.
  ///
  /// - Parameters:
  ///   - name: The view's name in recordings.
  ///   - path: The path of any view of the screen; empty if it is unknown.
  /// - Returns: The title, or the name itself for an unknown view.
  package func title(ofItem name: String, on path: ViewPath) -> String {
    title(ofView: name, near: String(path.screen)).text
  }

  /// Returns an equation with the titles of its views and guides, for display only.
  ///
  /// - Parameters:
  ///   - equation: A recorded equation.
  ///   - path: The path of any view of the screen; empty if it is unknown.
  /// - Returns: The equation; names of unknown items are unchanged.
  package func called(_ equation: ConstraintEquation, on path: ViewPath) -> ConstraintEquation {
    let screen = String(path.screen)
    var equation = equation
    equation.first.item = called(equation.first.item, on: screen)
    if let second = equation.second { equation.second?.item = called(second.item, on: screen) }
    return equation
  }

  private func called(
    _ item: ConstraintEquation.Item,
    on screen: String
  ) -> ConstraintEquation.Item {
    // The name of a view can look like a guide.
    guard let guide = item.guide, !isKnown(item.name, near: screen) else {
      return ConstraintEquation.Item(title(ofView: item.name, near: screen).text)
    }
    guard Self.recordedGuides.contains(guide) else {
      let owner = title(ofView: item.view, near: screen).text
      return ConstraintEquation.Item(owner, guide: guide)
    }
    return ConstraintEquation.Item(title(ofGuide: guide, of: item.view, on: screen))
  }

  /// The names of guides in recordings; an app can add others.
  private static let recordedGuides: Set = [
    "safeArea", "layoutMargins", "readableContent", "keyboard", "topBars", "bottomBars",
    "scrollContent", "scrollFrame", "custom", "guide",
  ]

  private func isKnown(_ name: String, near screen: String) -> Bool {
    if let known = screens[screen] { return known.views[name] != nil }
    return screens.values.contains { $0.views[name] != nil }
  }

  /// Returns the title of a screen's view, or of any screen's view if the screen is unknown.
  private func title(ofView name: String, near screen: String) -> ViewTitle {
    if screens[screen] != nil { return title(ofView: name, on: screen) }
    let titles = screens.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.views[name] }
    return titles.first ?? ViewTitle(name: name)
  }
}

// MARK: - Invariants

extension ViewTitles {
  /// Returns an invariant as the scenario has it, with the titles of its views and short numbers.
  fileprivate func invariant(_ text: String, on path: ViewPath) -> String {
    let screen = String(path.screen)
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let (factor, name) = word.factorAndItem
      if let number = word.plainNumber { return number }
      guard name.contains(".") else { return String(word) }
      let item = item(name, on: screen)
      return factor + title(ofView: item.name, near: screen).text + item.rest
    }
    return words.joined(separator: " ")
  }

  /// Splits a word into the name of a view and the rest: `box` and `.maxY,`.
  ///
  /// A name can contain dots. An unknown name ends at the last dot.
  private func item(_ word: Substring, on screen: String) -> (name: String, rest: Substring) {
    let end = word.lastIndex { !",:;".contains($0) }.map(word.index(after:)) ?? word.endIndex
    let dots = word[..<end].indices.filter { word[$0] == "." }
    let ends = [end] + dots.reversed()
    let known = ends.first { isKnown(String(word[..<$0]), near: screen) }
    let cut = known ?? dots.last ?? end
    return (String(word[..<cut]), word[cut...])
  }
}

extension Substring {
  /// Splits `0.5*box.width` into `0.5*` and `box.width`.
  ///
  /// Without a factor the item is the whole text.
  fileprivate var factorAndItem: (factor: String, item: Substring) {
    guard let star = firstIndex(of: "*"), let number = self[..<star].plainNumber
    else { return ("", self) }
    return (number + "*", self[index(after: star)...])
  }

  /// `48` for the number `48.0`; nil for text such as `nan`.
  fileprivate var plainNumber: String? {
    utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Double(self)?.plain : nil
  }
}

// MARK: - Findings

extension FindingSubject {
  /// Returns the subject with the titles of its views and guides.
  ///
  /// - Parameters:
  ///   - titles: The titles.
  ///   - path: The path of any view of the screen; empty if it is unknown.
  /// - Returns: A subject for display only: its items differ from the recorded ones.
  package func called(by titles: ViewTitles, on path: ViewPath) -> FindingSubject {
    switch self {
    case .invariant(let text): .invariant(titles.invariant(text, on: path))
    case .conflict(let broken, let others):
      .conflict(
        broken: broken.called(by: titles, on: path),
        with: others.map { $0.called(by: titles, on: path) }
      )
    case .unusable(let item): .unusable(item.called(by: titles, on: path))
    case .ambiguity, .truncation, .prose: self
    }
  }
}

extension ConflictItem {
  /// Returns the item with the titles of its views and guides, see
  /// ``FindingSubject/called(by:on:)``.
  package func called(by titles: ViewTitles, on path: ViewPath) -> ConflictItem {
    switch kind {
    case .constraint:
      ConflictItem(
        kind,
        name: isAnonymous ? "" : name,
        equation: equation.map { titles.called($0, on: path) }
      )
    case .autoresizingMask, .contentSize, .arrangement:
      ConflictItem(kind, name: name, view: titles.title(ofItem: view, on: path))
    case .guide:
      ConflictItem(
        kind,
        name: titles.title(ofGuide: name, of: view, on: String(path.screen))
      )
    }
  }
}
