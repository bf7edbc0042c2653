import DriftReport
import Reporting
import SnapshotModel

/// The screens that a page shows, each drawn once however often it is shown.
struct ScreenShelf {
  private var numbers: [DrawnScreen: Int] = [:]
  /// What was drawn ahead of the screens that are shown.
  private var prepared: [DrawnScreen: ScreenMarkup] = [:]
  private var names = ViewNameList()
  /// Whether the page's script makes drawings when they come into sight, so that a page of many opens at once.
  private let isStored: Bool
  private let abbreviations: Abbreviations?
  private var drawings: [String] = []
  /// The drawings that the page's script makes.
  private var stored = DrawingStore()
  /// What many drawings have references to: keyboards and images.
  private var parts: Set<String> = []
  private var partDefinitions: [String] = []
  /// How many bytes are left for further drawings.
  private var room: Int
  /// Whether a drawing found no room on a page of many, after which none is tried.
  private var isFull = false
  private var shown = 0
  /// The colors of the screens that are drawn as they look; nil where none is.
  private var colors: ColorStyle?

  /// What the page around the screens shows of them: their definitions and colors.
  var pageValues: PageValues {
    [
      "definitions": isStored ? [] : partDefinitions + drawings,
      "isStored": isStored,
      "phrases": isStored ? Abbreviations.lines : [],
      "elements": stored.elements,
      "drawings": stored.drawings,
      "parts": isStored ? partDefinitions : [],
      "viewNames": names.lines,
      "hasLook": colors != nil,
      "colors": colors.map { AppearanceStyle.rules() + $0.rules() } ?? "",
    ]
  }

  /// A mark that takes more of the window than this is not filled: it would mark everything.
  private static let largest = 0.4

  /// - Parameters:
  ///   - room: How many bytes the drawings may take.
  ///   - isStored: Whether the page's script makes drawings when they come into sight; otherwise they can be
  ///     seen without scripts.
  init(room: Int, isStored: Bool = false) {
    self.room = room
    self.isStored = isStored
    abbreviations = isStored ? Abbreviations() : nil
  }

  /// Draws screens that will be shown, several at a time.
  ///
  /// - Parameters:
  ///   - screens: The screens; those that are there already are not drawn again.
  ///   - jobs: How many are in work at a time.
  mutating func prepare(_ screens: [DrawnScreen], jobs: Int) async {
    guard !isFull else { return }
    var seen: Set<DrawnScreen> = []
    let missing = screens.filter { numbers[$0] == nil && seen.insert($0).inserted }
    let markups = await missing.concurrentMap(jobs: jobs) { [abbreviations] in
      $0.markup(abbreviations)
    }
    prepared = Dictionary(uniqueKeysWithValues: zip(missing, markups))
  }

  /// What the template `screen` shows.
  ///
  /// - Parameters:
  ///   - snapshot: The screen.
  ///   - title: What it is, in one line, in which whatever would act on a reader's screen is spelled out.
  ///   - id: What the screen is called on the page; nil for a name that no other screen has.
  ///   - titles: What people call the views.
  ///   - marked: The paths of views that stand out.
  ///   - appearance: What the views look like; nil for outlines with names alone.
  /// - Returns: The values; nil where there is no room for the drawing.
  mutating func values(
    of snapshot: Snapshot,
    title: String,
    id: String? = nil,
    calling titles: ViewTitles = ViewTitles(),
    marking marked: Set<String> = [],
    appearance: ScreenAppearance? = nil
  ) -> PageValues? {
    let screen = DrawnScreen(snapshot, calling: titles, appearance: appearance)
    return values(of: snapshot, as: screen, title: title, id: id, calling: titles, marking: marked)
  }

  // The same of a screen that is known as what is drawn of it; a reference may stand for the number of its drawing.
  mutating func values(
    of snapshot: Snapshot,
    as screen: DrawnScreen,
    title: String,
    id: String?,
    reference: String? = nil,
    calling titles: ViewTitles,
    marking marked: Set<String> = []
  ) -> PageValues? {
    guard let number = number(of: screen) else { return nil }
    shown += 1
    let (window, marks) = (snapshot.window, snapshot.visibleFrames(of: marked))
    return [
      "number": reference ?? String(number), "id": id ?? "d\(shown)", "title": title,
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

  /// What the template `thumbnails` shows of a screen: a small picture.
  ///
  /// - Parameters:
  ///   - snapshot: The screen.
  ///   - screen: What is drawn of it.
  ///   - title: What it is, in one line, in which whatever would act on a reader's screen is spelled out.
  /// - Returns: The values; nil where there is no room for the drawing.
  mutating func thumbnail(
    of snapshot: Snapshot,
    as screen: DrawnScreen,
    title: String
  ) -> PageValues? {
    guard let number = number(of: screen) else { return nil }
    return [
      "number": number, "title": title, "width": max(1, snapshot.window.width).plain,
      "height": max(1, snapshot.window.height).plain,
    ]
  }

  /// The number of a screen's drawing; nil where there is no room for it.
  mutating func number(of screen: DrawnScreen) -> Int? {
    if let number = numbers[screen] { return number }
    guard !isFull else { return nil }
    let markup = prepared[screen] ?? screen.markup(abbreviations)
    let number = numbers.count + 1
    let views = markup.views.map { names.number(of: $0) }
    guard isStored ? keep(markup, views) : draw(markup, views, as: number) else { return nil }
    numbers[screen] = number
    for part in markup.parts where parts.insert(part).inserted {
      let definition = abbreviations?.shortened(part) ?? part
      room -= definition.utf8.count
      partDefinitions.append(definition)
    }
    if let appearance = markup.appearance {
      var style = colors ?? ColorStyle()
      style.add(appearance)
      colors = style
    }
    return number
  }

  /// Keeps a drawing for the page's script; whether there was room.
  private mutating func keep(_ markup: ScreenMarkup, _ views: [Int]) -> Bool {
    isFull = room <= 0
    if !isFull { room -= stored.keep(markup, views: views) }
    return !isFull
  }

  /// Draws a screen; whether there was room.
  private mutating func draw(_ markup: ScreenMarkup, _ views: [Int], as number: Int) -> Bool {
    let numbers = views.map(String.init).joined(separator: " ")
    let drawing =
      #"<g id="s\#(number)" font-size="\#(markup.letter.plain)" data-views="\#(numbers)">"#
      + markup.elements.joined() + "</g>"
    guard drawing.utf8.count <= room else { return false }
    room -= drawing.utf8.count
    drawings.append(drawing)
    return true
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
