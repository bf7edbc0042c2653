import Reporting
import SnapshotModel

/// Where the names of views stand in a drawing: each where nothing that is drawn later, and no other
/// name, is in its way.
struct WindowLabels {
  /// The elements of the names that found an area, without their beginning, by the number of their view.
  private var elements: [Int: String] = [:]

  /// A name that is cut shorter than this shows nothing.
  private static let leastColumns = 4

  /// Finds areas for the names of views, of those in front first.
  init(_ views: [DrawnView], letter: Double) {
    // What is in sight and what is scrolled out of it are never in each other's way.
    var taken: [Bool: [Rect]] = [:]
    let frames = views.map { $0.visibleFrame ?? $0.frame }
    for (index, view) in views.enumerated().reversed() {
      let isSeen = view.visibleFrame != nil
      let later = views.indices[(index + 1)...].filter {
        (views[$0].visibleFrame != nil) == isSeen
      }
      let obstacles = later.map { frames[$0] } + (taken[isSeen] ?? [])
      let name = view.isFirstResponder ? "▸" + view.name : view.name
      guard let label = Self.label(name, in: frames[index], letter, clearOf: obstacles) else {
        continue
      }
      taken[isSeen, default: []].append(label.area)
      let x = number(label.area.x + 0.3 * letter)
      let y = number(label.area.y + letter)
      elements[index] = #" x="\#(x)" y="\#(y)">\#(label.text.escapedForMarkup)</text>"#
    }
  }

  /// The element of a view's name; nil where no area is free.
  func element(of index: Int, classes: String?) -> String? {
    elements[index].map { "<text" + (classes.map { #" class="\#($0)""# } ?? "") + $0 }
  }

  /// The name, or as much of it as there is room for, at the top of an area or at its bottom.
  private static func label(
    _ name: String,
    in area: Rect,
    _ letter: Double,
    clearOf obstacles: [Rect]
  ) -> (text: String, area: Rect)? {
    let room = Int((area.width / letter - 0.6) / 0.55)
    let text = name.cut(toColumns: room)
    // About what a letter takes, with some space around.
    let size = Size(
      width: letter * (0.6 + 0.55 * Double(text.columns)),
      height: 1.2 * letter
    )
    guard text == name || room >= leastColumns, size.height <= area.height else { return nil }
    let areas = [area.y, area.y + area.height - size.height].map {
      Rect(x: area.x, y: $0, width: size.width, height: size.height)
    }
    let free = areas.first { area in obstacles.allSatisfy { $0.intersection(area) == nil } }
    return free.map { (text, $0) }
  }
}
