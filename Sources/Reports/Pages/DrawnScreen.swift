import SnapshotModel

/// A screen with everything that its drawing shows.
struct DrawnScreen: Hashable, Sendable {
  private let snapshot: Snapshot
  private let titles: ViewTitles
  private let appearance: ScreenAppearance?
  /// Computed once, because screens are large and are looked up often.
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

  /// The maximum width of a screen that is shown at full size, in points.
  ///
  /// Wider screens are shown smaller and need larger letters.
  private static let maximumUnscaledWidth = 500.0

  /// Draws the screen.
  ///
  /// - Parameter inElements: Whether the elements are separate; otherwise they are one text.
  /// - Returns: The drawing.
  func markup(inElements: Bool) -> ScreenMarkup {
    let scale = max(1, snapshot.window.width / Self.maximumUnscaledWidth)
    let letter = canonicalPoints(WindowMarkup.usualLetter * scale)
    // The drawing contains the outlines and the appearance. A page shows one of them.
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
      elements: inElements ? whole.splitElements : [whole],
      parts: parts,
      appearance: appearance
    )
  }

  /// The definitions of a keyboard and images.
  ///
  /// Drawings only refer to them.
  private var parts: [SharedMarkup] {
    guard let appearance else { return [] }
    let keyboard = snapshot.keyboard.map {
      KeyboardMarkup(appearance.keyboard, frame: $0).definition
    }
    return [keyboard].compactMap(\.self) + appearance.assets.map(\.definition)
  }
}

/// The drawing of a screen.
struct ScreenMarkup: Sendable {
  /// The size of letters, in points.
  let letter: Double
  /// The views, in the order of their outlines.
  let views: [NamedView]
  /// The elements one by one if drawings share elements, else all in one text.
  let elements: [String]
  /// The definitions that drawings refer to.
  ///
  /// A page contains each drawing once.
  let parts: [SharedMarkup]
  /// The appearances of the views; nil for outlines with names.
  let appearance: ScreenAppearance?
}

extension String {
  /// The elements of the markup without line feeds.
  ///
  /// The last child of an element includes its end tag.
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
