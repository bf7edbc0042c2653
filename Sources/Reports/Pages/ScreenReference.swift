import Reporting
import SnapshotModel

/// Refers to the drawings of a page's screens.
protocol ScreenReferences {
  /// Returns the reference to a run's screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - step: The screen's checkpoint.
  ///   - run: The run of the step.
  /// - Returns: The reference; nil if the drawing exceeds the limit.
  mutating func reference(
    to screen: DrawnScreen,
    of step: Step,
    in run: Run
  ) -> ScreenReference?
}

/// A reference to the drawing of a screen.
struct ScreenReference: Hashable, Sendable {
  /// The number of the drawing, or its placeholder.
  let number: String
  /// The identifier of the screen on the page, or its placeholder.
  let id: String
}

/// A screen that refers to its drawing, in a form that determines its markup.
struct ReferencedScreen: Hashable, Sendable {
  private let reference: ScreenReference
  /// The title in one line, with control characters spelled out.
  private let title: String
  private let description: String
  private let window: Size
  /// The visible frames of marked views.
  private let marks: [Rect]

  /// The largest filled mark, as a fraction of the window.
  ///
  /// A larger fill would cover everything.
  private static let largest = 0.4

  /// - Parameters:
  ///   - snapshot: The screen.
  ///   - reference: The reference to its drawing.
  ///   - title: The title in one line, with control characters spelled out.
  ///   - titles: The titles of the views.
  ///   - marked: The paths of marked views.
  init(
    _ snapshot: Snapshot,
    _ reference: ScreenReference,
    title: String,
    calling titles: ViewTitles,
    marking marked: Set<ViewPath> = []
  ) {
    self.reference = reference
    self.title = title
    window = snapshot.window
    marks = marked.isEmpty ? [] : snapshot.visibleFrames(of: marked)
    description = Self.description(of: snapshot, calling: titles, marks: marks).escapedForLog
  }

  /// The values of the template `screen`.
  var values: PageValues {
    [
      "number": reference.number, "id": reference.id, "title": title, "description": description,
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

  /// Describes the screen in words for accessibility.
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
