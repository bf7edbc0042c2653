import DriftReport
import Reporting
import ScreenDrawings
import SnapshotModel

/// The screens that a page shows, each drawn once however often it is shown.
struct ScreenShelf {
  private struct Drawing: Hashable {
    let snapshot: Snapshot
    let titles: ViewTitles
    let appearance: ScreenAppearance?
  }

  private var numbers: [Drawing: Int] = [:]
  private var names = ViewNameList()
  /// Whether the page's script makes drawings when they come into sight, so that a page of many opens at once.
  private let isStored: Bool
  private let abbreviations = Abbreviations()
  private var drawings: [String] = []
  /// What many drawings have references to: keyboards and images.
  private var parts: Set<String> = []
  private var partDefinitions: [String] = []
  /// How many bytes are left for further drawings.
  private var room: Int
  private var shown = 0
  /// The colors of the screens that are drawn as they look; nil where none is.
  private var colors: ColorStyle?

  /// What the page around the screens shows of them: their definitions and colors.
  var pageValues: PageValues {
    [
      "definitions": partDefinitions + (isStored ? [] : drawings),
      "isStored": isStored,
      "phrases": isStored ? Abbreviations.lines : [],
      "stored": isStored ? drawings : [],
      "viewNames": names.lines,
      "hasLook": colors != nil,
      "colors": colors.map { AppearanceStyle.rules() + $0.rules() } ?? "",
    ]
  }

  /// Beyond this width, in points, a screen is shown smaller than it is, and needs larger letters.
  private static let widestAsItIs = 500.0
  /// A mark that takes more of the window than this is not filled: it would mark everything.
  private static let largest = 0.4

  /// - Parameters:
  ///   - room: How many bytes the drawings may take.
  ///   - isStored: Whether the page's script makes drawings when they come into sight; otherwise they can be
  ///     seen without scripts.
  init(room: Int, isStored: Bool = false) {
    self.room = room
    self.isStored = isStored
  }

  /// What the template `screen` shows.
  ///
  /// - Parameters:
  ///   - snapshot: The screen.
  ///   - title: What it is, in one line.
  ///   - titles: What people call the views.
  ///   - marked: The paths of views that stand out.
  ///   - appearance: What the views look like; nil for outlines with names alone.
  /// - Returns: The values; nil where there is no room for the drawing.
  mutating func values(
    of snapshot: Snapshot,
    title: String,
    calling titles: ViewTitles = ViewTitles(),
    marking marked: Set<String> = [],
    appearance: ScreenAppearance? = nil
  ) -> PageValues? {
    let drawing = Drawing(snapshot: snapshot, titles: titles, appearance: appearance)
    guard let number = number(of: drawing) else { return nil }
    shown += 1
    let (window, marks) = (snapshot.window, snapshot.visibleFrames(of: marked))
    return [
      "number": number, "id": "d\(shown)", "title": title.spelledOut,
      "description": Self.description(of: snapshot, calling: titles, marks: marks).spelledOut,
      "width": max(1, window.width).plain, "height": max(1, window.height).plain,
      "marks": marks.map { mark -> PageValues in
        [
          "x": mark.x.plain, "y": mark.y.plain, "markWidth": mark.width.plain,
          "markHeight": mark.height.plain,
          "isLarge": mark.width * mark.height > Self.largest * window.width * window.height,
        ]
      },
    ]
  }

  /// What the template `sheet` shows of a screen: a small picture.
  ///
  /// - Returns: The values; nil where there is no room for the drawing.
  mutating func thumbnail(
    of snapshot: Snapshot,
    title: String,
    calling titles: ViewTitles,
    appearance: ScreenAppearance?
  ) -> PageValues? {
    let drawing = Drawing(snapshot: snapshot, titles: titles, appearance: appearance)
    guard let number = number(of: drawing) else { return nil }
    return [
      "number": number, "title": title.spelledOut, "width": max(1, snapshot.window.width).plain,
      "height": max(1, snapshot.window.height).plain,
    ]
  }

  private mutating func number(of key: Drawing) -> Int? {
    if let number = numbers[key] { return number }
    let scale = max(1, key.snapshot.window.width / Self.widestAsItIs)
    let letter = canonicalPoints(WindowMarkup.usualLetter * scale)
    let number = drawings.count + 1
    // The outlines, and what the screen looks like, of which a page shows one.
    let markup = WindowMarkup(
      of: key.snapshot,
      calling: key.titles,
      letter: letter,
      appearance: key.appearance,
      showsOutlines: true
    )
    let views = markup.views.map { String(names.number(of: $0)) }.joined(separator: " ")
    let whole =
      #"<g id="s\#(number)" font-size="\#(letter.plain)" data-views="\#(views)">"#
      + markup.elements.joined() + "</g>"
    let drawing = isStored ? abbreviations.shortened(whole) : whole
    guard drawing.utf8.count <= room else { return nil }
    room -= drawing.utf8.count
    numbers[key] = number
    drawings.append(drawing)
    if let appearance = key.appearance {
      define(appearance, key.snapshot.keyboard)
      var style = colors ?? ColorStyle()
      style.add(appearance)
      colors = style
    }
    return number
  }

  /// Puts a keyboard and images among the definitions, of which the screens have references alone.
  private mutating func define(_ appearance: ScreenAppearance, _ keyboard: Rect?) {
    let keyboards = keyboard.map { KeyboardMarkup(appearance.keyboard, frame: $0).definition }
    for part in [keyboards].compactMap(\.self) + appearance.assets.map(\.definition)
    where parts.insert(part).inserted {
      room -= part.utf8.count
      partDefinitions.append(part)
    }
  }

  /// The screen in words, for those who do not see it.
  private static func description(
    of snapshot: Snapshot,
    calling titles: ViewTitles,
    marks: [Rect]
  ) -> String {
    let window = snapshot.window
    let parts = [
      "window \(window.width.plain) by \(window.height.plain) points",
      counted(snapshot.views.count { !$0.isHidden }, "view"),
      snapshot.keyboard.map { "keyboard from y \($0.y.plain) to \(($0.y + $0.height).plain)" }
        ?? "no keyboard",
      snapshot.firstResponder.map { "focus on \(titles.title(of: $0))" },
    ]
    let marked = marks.map { mark in
      "marked at \(mark.x.plain), \(mark.y.plain), \(mark.width.plain) by \(mark.height.plain)"
    }
    return (parts.compactMap { $0 } + marked).joined(separator: "; ")
  }
}
