import Reporting
import SnapshotModel

/// The positions of the views' names in a drawing.
///
/// A name never overlaps other names or views that are drawn later.
struct WindowLabels {
  /// The elements of the placed names, without their opening `<text`, by the index of the view.
  private var elements: [Int: String] = [:]

  /// The minimum number of columns of a truncated name; shorter names are omitted.
  private static let leastColumns = 4

  /// Finds areas for the names of views, front views first.
  init(_ views: [DrawnView], letter: Double) {
    // Visible names and names that are scrolled out of sight never collide.
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

  /// Returns the element of a view's name; nil if no area is free.
  func element(of index: Int, classes: String?) -> String? {
    elements[index].map { "<text" + (classes.map { #" class="\#($0)""# } ?? "") + $0 }
  }

  /// Returns the name, truncated to the available width, at the top or the bottom of an area.
  private static func label(
    _ name: String,
    in area: Rect,
    _ letter: Double,
    clearOf obstacles: [Rect]
  ) -> (text: String, area: Rect)? {
    let room = Int((area.width / letter - 0.6) / 0.55)
    let text = name.cut(toColumns: room)
    // The approximate size of the text, with a margin around it.
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
