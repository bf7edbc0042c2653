import DriftReport
import Reporting
import SnapshotModel

/// The screens of a page.
///
/// Each screen is drawn once, even if it is shown several times.
struct PageScreens {
  private var numbers: [ScreenKey: Int] = [:]
  /// The drawings of the next screens.
  let markups: ScreenMarkups
  private var names = ViewNameList()
  /// Whether the page's script draws a screen when it scrolls into view, so that a large page opens
  /// quickly.
  private let isStored: Bool
  private var drawings: [String] = []
  /// The drawings for the page's script.
  private(set) var stored = DrawingStore()
  /// The keyboards and images with a definition.
  private var keyboards: Set<KeyboardMarkup> = []
  private var images: Set<ImageAsset> = []
  /// The definitions of keyboards and images, which drawings refer to.
  private var parts: Set<SharedMarkup> = []
  private(set) var partDefinitions: [SharedMarkup] = []
  /// The number of bytes left for further drawings.
  private var room: Int
  /// Whether a stored drawing exceeded the limit.
  ///
  /// Further drawings are skipped.
  private var isFull = false
  private var shown = 0
  /// The colors of the screens with appearances; nil if there are none.
  private var colors: ColorStyle?

  /// The values of the surrounding page: the definitions and colors of the screens.
  var pageValues: PageValues {
    [
      "definitions": isStored ? [] : partDefinitions.map(\.markup) + drawings,
      "isStored": isStored,
      "viewNames": names.lines,
      "hasLook": colors != nil,
      "colors": colors.map { AppearanceStyle.rules() + $0.rules() } ?? "",
    ]
  }

  /// - Parameters:
  ///   - room: The maximum size of the drawings, in bytes.
  ///   - isStored: Whether the page's script draws a screen when it scrolls into view. Otherwise
  ///     the screens are visible without scripts.
  init(room: Int, isStored: Bool = false) {
    self.room = room
    self.isStored = isStored
    markups = ScreenMarkups(areInElements: isStored)
  }

  /// Returns the values of the template `screen`.
  ///
  /// - Parameters:
  ///   - snapshot: The screen.
  ///   - title: The title in one line, with control characters spelled out.
  ///   - titles: The titles of the views.
  ///   - marked: The paths of marked views.
  ///   - appearance: The appearances of the views; nil for outlines with names.
  /// - Returns: The values; nil if the drawing exceeds the limit.
  mutating func values(
    of snapshot: Snapshot,
    title: String,
    calling titles: ViewTitles = ViewTitles(),
    marking marked: Set<ViewPath> = [],
    appearance: ScreenAppearance? = nil
  ) -> PageValues? {
    reference(to: DrawnScreen(snapshot, calling: titles, appearance: appearance)).map {
      ReferencedScreen(snapshot, $0, title: title, calling: titles, marking: marked).values
    }
  }

  private mutating func reference(to screen: DrawnScreen) -> ScreenReference? {
    guard let number = number(of: screen) else { return nil }
    shown += 1
    return ScreenReference(number: String(number), id: "d\(shown)")
  }

  /// Returns the values of the template `thumbnails` for a screen.
  ///
  /// - Parameters:
  ///   - snapshot: The screen.
  ///   - screen: The screen in drawable form.
  ///   - title: The title in one line, with control characters spelled out.
  /// - Returns: The values; nil if the drawing exceeds the limit.
  mutating func thumbnail(
    of snapshot: Snapshot,
    as screen: DrawnScreen,
    title: String
  ) -> PageValues? {
    guard let number = number(of: screen) else { return nil }
    return [
      "number": number, "title": title, "link": [PageValues](),
      "width": max(1, snapshot.window.width).plain,
      "height": max(1, snapshot.window.height).plain,
    ]
  }

  /// Returns the number of a screen's drawing; nil if it exceeds the limit.
  mutating func number(of screen: DrawnScreen) -> Int? {
    if let number = numbers[screen.key] { return number }
    guard !isFull else { return nil }
    let markup = markups.take(screen)
    let number = numbers.count + 1
    let views = markup.views.map { names.number(of: $0) }
    guard isStored ? keep(markup, views) : draw(markup, views, as: number) else { return nil }
    numbers[screen.key] = number
    if let keyboard = markup.keyboard, keyboards.insert(keyboard).inserted {
      define(keyboard.definition)
    }
    for image in markup.images where images.insert(image).inserted { define(image.definition) }
    if let appearance = markup.appearance {
      var style = colors ?? ColorStyle()
      style.add(appearance)
      colors = style
    }
    return number
  }

  /// Adds a definition.
  ///
  /// Different keyboards or images can have the same one.
  private mutating func define(_ part: SharedMarkup) {
    guard parts.insert(part).inserted else { return }
    room -= part.markup.utf8.count
    partDefinitions.append(part)
  }

  /// Stores a drawing for the page's script and returns whether the limit allowed it.
  private mutating func keep(_ markup: ScreenMarkup, _ views: [Int]) -> Bool {
    isFull = room <= 0
    if isFull { markups.stop() } else { room -= stored.keep(markup, views: views) }
    return !isFull
  }

  /// Draws a screen and returns whether the limit allowed it.
  private mutating func draw(_ markup: ScreenMarkup, _ views: [Int], as number: Int) -> Bool {
    let numbers = views.map(String.init).joined(separator: " ")
    let drawing =
      #"<g id="s\#(number)" font-size="\#(markup.letter.plain)" data-views="\#(numbers)">"#
      + markup.elements.map(\.text).joined() + "</g>"
    guard drawing.utf8.count <= room else { return false }
    room -= drawing.utf8.count
    drawings.append(drawing)
    return true
  }
}

extension PageScreens: ScreenReferences {
  mutating func reference(to screen: DrawnScreen, of _: Step, in _: Run) -> ScreenReference? {
    reference(to: screen)
  }
}
