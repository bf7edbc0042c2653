import SnapshotModel

/// A screen with all that its drawing shows.
struct DrawnScreen: Hashable, Sendable {
  private let snapshot: Snapshot
  private let titles: ViewTitles
  private let appearance: ScreenAppearance?
  /// Computed once: a screen is looked for often, and is large.
  private let hash: Int

  init(_ snapshot: Snapshot, calling titles: ViewTitles, appearance: ScreenAppearance?) {
    self.snapshot = snapshot
    self.titles = titles
    self.appearance = appearance
    var hasher = Hasher()
    hasher.combine(snapshot)
    hasher.combine(appearance)
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Beyond this width, in points, a screen is shown smaller than it is, and needs larger letters.
  private static let widestAsItIs = 500.0

  /// Draws the screen.
  ///
  /// - Parameter abbreviations: How elements are made shorter; nil for a drawing in one text.
  /// - Returns: The drawing.
  func markup(_ abbreviations: Abbreviations?) -> ScreenMarkup {
    let scale = max(1, snapshot.window.width / Self.widestAsItIs)
    let letter = canonicalPoints(WindowMarkup.usualLetter * scale)
    // The outlines, and what the screen looks like, of which a page shows one.
    let window = WindowMarkup(
      of: snapshot,
      calling: titles,
      letter: letter,
      appearance: appearance,
      showsOutlines: true
    )
    let whole = window.elements.joined()
    return ScreenMarkup(
      letter: letter,
      views: window.views,
      elements: abbreviations.map { whole.splitElements.map($0.shortened) } ?? [whole],
      parts: parts,
      appearance: appearance
    )
  }

  /// A keyboard and images, of which drawings have references alone.
  private var parts: [String] {
    guard let appearance else { return [] }
    let keyboard = snapshot.keyboard.map {
      KeyboardMarkup(appearance.keyboard, frame: $0).definition
    }
    return [keyboard].compactMap(\.self) + appearance.assets.map(\.definition)
  }
}

/// The drawing of a screen.
struct ScreenMarkup: Sendable {
  /// How large letters are, in points.
  let letter: Double
  /// The views, in the order of their outlines.
  let views: [NamedView]
  /// What is drawn: the elements one by one where many drawings share them, else in one text.
  let elements: [String]
  /// What the page defines once for the drawings that have references to it.
  let parts: [String]
  /// What the views look like; nil for outlines with names.
  let appearance: ScreenAppearance?
}

extension String {
  /// The elements of the markup without line feeds, each with the ends of those that it is the last one in.
  fileprivate var splitElements: [String] {
    let bytes = Array(utf8)
    let (opening, slash, lineFeed) = (UInt8(ascii: "<"), UInt8(ascii: "/"), UInt8(ascii: "\n"))
    let starts = bytes.indices.dropFirst().filter { index in
      bytes[index] == opening && index + 1 < bytes.count && bytes[index + 1] != slash
    }
    return zip([0] + starts, starts + [bytes.count]).map { start, end in
      let element = bytes[start..<end]
      let text = String(decoding: element, as: UTF8.self)
      return element.contains(lineFeed) ? text.replacing("\n", with: "&#10;") : text
    }
  }
}
