/// What people call the views of recorded screens.
///
/// It is for reading alone. Views are known again by their paths, in which a view without a name of
/// its own has the id of a document.
package struct ViewTitles: Hashable, Sendable {
  private struct Screen: Hashable, Sendable {
    /// The name of the root view.
    var root: String
    /// By names in recordings.
    var views: [String: ViewTitle]
  }

  /// By the names with which paths begin.
  private var screens: [String: Screen] = [:]

  /// Calls views as recordings do.
  package init() {}

  /// Adds a screen.
  ///
  /// - Parameters:
  ///   - screen: Its name.
  ///   - root: The name of its root view.
  ///   - views: What its views are called, by their names in recordings.
  package mutating func add(screen: String, root: String, views: [String: ViewTitle]) {
    screens[screen] = Screen(root: root, views: views)
  }

  /// What a view of a screen is called.
  package func title(ofView name: String, on screen: String) -> ViewTitle {
    screens[screen]?.views[name] ?? ViewTitle(name: name)
  }

  /// What the view with a path is called, without the views around it.
  package func lastTitle(of path: String) -> ViewTitle {
    title(ofView: lastName(path), on: Self.screen(of: path))
  }

  /// What a path is called: views without a name are left out of it, the last one but by what it is.
  ///
  /// For example `signUp/…/label "Log In" (a1b-2c-d3e)` of `signUp/q3s-UH-40k/a1b-2c-d3e`.
  package func title(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let first = parts.first, let screen = screens[first],
      let last = parts.indices.dropFirst().last(where: { screen.views[parts[$0]] != nil })
    else { return path }
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
  /// What a layout guide is called: `safeArea` of the root view, `form.safeArea` of another.
  ///
  /// - Parameters:
  ///   - kind: What scenarios or recordings call it.
  ///   - owner: The name of its view in recordings.
  ///   - screen: The screen of the view; empty where that is not known.
  /// - Returns: Its name, with the owner where several guides may be meant.
  package func title(ofGuide kind: String, of owner: String, on screen: String) -> String {
    let guide = Self.guides[kind] ?? kind
    return isRoot(owner, withGuide: guide, on: screen)
      ? guide : "\(title(ofView: owner, near: screen).text).\(guide)"
  }

  /// Whether the guide of a view needs no owner: it is that of the root view, as far as is known.
  private func isRoot(_ view: String, withGuide guide: String, on screen: String) -> Bool {
    if let known = screens[screen] { return known.root == view }
    return screens.values.contains { $0.root == view }
      || screens.isEmpty && (guide == "topLayoutGuide" || guide == "bottomLayoutGuide")
  }

  /// The names of guides in scenarios and in UIKit, by those in screens and in recordings.
  private static let guides = [
    "top": "topLayoutGuide", "bottom": "bottomLayoutGuide", "custom": "layoutGuide",
    "topBars": "topLayoutGuide", "bottomBars": "bottomLayoutGuide", "guide": "layoutGuide",
    "scrollContent": "contentLayout", "scrollFrame": "frameLayout",
  ]
}

// MARK: - Equations

extension ViewTitles {
  /// What a view is called that is an item of a constraint.
  ///
  /// - Parameters:
  ///   - name: Its name in recordings.
  ///   - path: That of a view of the screen; empty where it is not known.
  /// - Returns: The name itself for a view that is not known.
  package func title(ofItem name: String, on path: String) -> String {
    title(ofView: name, near: Self.screen(of: path)).text
  }

  /// The equation of a constraint, or of an invariant, with its views and guides as people call them,
  /// and numbers as short as they can be.
  ///
  /// - Parameters:
  ///   - equation: Items with attributes, numbers and signs: `box.left`, `0.5*box.width`,
  ///     `topBars of box.bottom`.
  ///   - path: That of a view of the screen; empty where it is not known.
  /// - Returns: The same for all that is not known.
  package func equation(_ equation: String, on path: String = "") -> String {
    let screen = Self.screen(of: path)
    var words = equation.split(separator: " ", omittingEmptySubsequences: false)[...]
    var result: [String] = []
    while let word = words.popFirst() {
      let (factor, name) = word.factorAndItem
      if Self.recordedGuides.contains(name), words.first == "of",
        let owner = words.dropFirst().first
      {
        let item = item(owner, on: screen)
        result.append(factor + title(ofGuide: String(name), of: item.name, on: screen) + item.rest)
        words.removeFirst(2)
      } else if let number = word.plainNumber {
        result.append(number)
      } else if name.contains(".") {
        let item = item(name, on: screen)
        result.append(factor + title(ofView: item.name, near: screen).text + item.rest)
      } else {
        result.append(String(word))
      }
    }
    return result.joined(separator: " ")
  }

  /// The name of the screen with which a path begins.
  fileprivate static func screen(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  /// What an equation names before the view of a guide: `topBars of q3s-UH-40k.bottom`.
  private static let recordedGuides: Set<Substring> = [
    "safeArea", "layoutMargins", "readableContent", "keyboard", "topBars", "bottomBars",
    "scrollContent", "scrollFrame", "custom", "guide",
  ]

  /// A word's part that is the name of a view, and what follows it: `box` and `.top,`.
  ///
  /// A name may have dots; one that is not known ends at the last of them.
  private func item(_ word: Substring, on screen: String) -> (name: String, rest: Substring) {
    let end = word.lastIndex { !",:;".contains($0) }.map(word.index(after:)) ?? word.endIndex
    let dots = word[..<end].indices.filter { word[$0] == "." }
    let ends = [end] + dots.reversed()
    let known = ends.first { isKnown(String(word[..<$0]), near: screen) }
    let cut = known ?? dots.last ?? end
    return (String(word[..<cut]), word[cut...])
  }

  private func isKnown(_ name: String, near screen: String) -> Bool {
    if let known = screens[screen] { return known.views[name] != nil }
    return screens.values.contains { $0.views[name] != nil }
  }

  /// The title of a view of a screen, or of any where the screen is not known.
  private func title(ofView name: String, near screen: String) -> ViewTitle {
    if screens[screen] != nil { return title(ofView: name, on: screen) }
    let titles = screens.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.views[name] }
    return titles.first ?? ViewTitle(name: name)
  }
}

extension Substring {
  /// `0.5*` and `box.width` of `0.5*box.width`; without a factor all is the item.
  fileprivate var factorAndItem: (factor: String, item: Substring) {
    guard let star = firstIndex(of: "*"), let number = self[..<star].plainNumber
    else { return ("", self) }
    return (number + "*", self[index(after: star)...])
  }

  /// `48` for the number `48.0`; nil for what is none, such as `nan`.
  fileprivate var plainNumber: String? {
    utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Double(self)?.plain : nil
  }
}

// MARK: - Findings

extension FindingSubject {
  /// The subject with its views and guides as people call them.
  ///
  /// - Parameters:
  ///   - titles: What they are called.
  ///   - path: That of a view of the screen; empty where it is not known.
  /// - Returns: A subject to be put into words: its items are not those of recordings.
  package func called(by titles: ViewTitles, on path: String) -> FindingSubject {
    switch self {
    case .invariant(let text): .invariant(titles.equation(text, on: path))
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
  /// The item with its views and guides as people call them, see
  /// ``FindingSubject/called(by:on:)``.
  package func called(by titles: ViewTitles, on path: String) -> ConflictItem {
    switch kind {
    case .constraint where equation.isEmpty: self
    case .constraint:
      ConflictItem(
        kind,
        name: isAnonymous ? "" : name,
        equation: titles.equation(equation, on: path)
      )
    case .autoresizingMask, .contentSize, .arrangement:
      ConflictItem(kind, name: name, view: titles.title(ofItem: view, on: path))
    case .guide:
      ConflictItem(
        kind,
        name: titles.title(ofGuide: name, of: view, on: ViewTitles.screen(of: path))
      )
    }
  }
}
