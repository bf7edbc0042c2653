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

    /// The outlines, and what the screen looks like, of which a page shows one.
    func elements(_ letter: Double) -> String {
      let outlines = WindowMarkup(of: snapshot, calling: titles, letter: letter).elements.joined()
      guard let appearance else { return outlines }
      let look = WindowMarkup(of: snapshot, calling: titles, letter: letter, appearance: appearance)
      return #"<g class="outlines">\#(outlines)</g><g class="look">\#(look.elements.joined())</g>"#
    }
  }

  private var numbers: [Drawing: Int] = [:]
  /// The drawings, for the page's definitions.
  var definitions: [String] { keyboardDefinitions + drawings }
  private var drawings: [String] = []
  private var keyboards: Set<Rect> = []
  private var keyboardDefinitions: [String] = []
  /// How many bytes are left for further drawings.
  private var room: Int
  private var shown = 0
  /// The colors of the screens that are drawn as they look; nil where none is.
  private(set) var colors: ColorStyle?

  /// Beyond this width, in points, a screen is shown smaller than it is, and needs larger letters.
  private static let widestAsItIs = 500.0
  /// A mark that takes more of the window than this is not filled: it would mark everything.
  private static let largest = 0.4

  /// - Parameter room: How many bytes the drawings may take.
  init(room: Int) {
    self.room = room
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
    let drawing = #"<g id="s\#(number)" font-size="\#(letter.plain)">\#(key.elements(letter))</g>"#
    guard drawing.utf8.count <= room else { return nil }
    room -= drawing.utf8.count
    numbers[key] = number
    drawings.append(drawing)
    if let appearance = key.appearance {
      define(key.snapshot.keyboard)
      var style = colors ?? ColorStyle()
      style.add(appearance)
      colors = style
    }
    return number
  }

  /// Puts a keyboard among the definitions, of which the screens have references alone.
  private mutating func define(_ keyboard: Rect?) {
    guard let keyboard, keyboards.insert(keyboard).inserted else { return }
    let definition = KeyboardMarkup(frame: keyboard).definition
    room -= definition.utf8.count
    keyboardDefinitions.append(definition)
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
