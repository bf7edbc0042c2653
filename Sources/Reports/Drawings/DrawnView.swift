import DriftReport
import Reporting
package import SnapshotModel

/// A view that can be seen, as drawings need it.
struct DrawnView {
  enum Kind {
    case plain, scrollView, bar
  }

  let geometry: ViewGeometry
  /// What a person calls it.
  let title: ViewTitle
  /// Where the view may show, in the window's coordinates: inside the window and all scroll views
  /// around it.
  let clip: Rect
  let isFirstResponder: Bool
  let isHighlighted: Bool

  /// The frame in the window's coordinates.
  var frame: Rect { geometry.windowFrame }

  /// What of the frame can be seen; nil for nothing.
  var visibleFrame: Rect? { frame.intersection(clip) }

  /// What it is called where there is little room, with whatever would act on a terminal spelled out.
  var name: String { title.words.spelledOut }

  var kind: Kind {
    if geometry.scroll != nil { return .scrollView }
    return geometry.isBar ? .bar : .plain
  }
}

extension Snapshot {
  /// The views of which something can be seen, from back to front.
  ///
  /// What a hidden view contains is hidden too. Whether a view lies under others is not asked: that
  /// is for the drawing to show.
  ///
  /// - Parameters:
  ///   - highlighted: The paths of views that stand out.
  ///   - titles: What people call the views.
  ///   - isContentWhole: Whether what scroll views hold is there too where it is scrolled out of sight.
  /// - Returns: The views, superviews before their subviews.
  func drawnViews(
    highlighting highlighted: Set<String>,
    calling titles: ViewTitles = ViewTitles(),
    isContentWhole: Bool = false
  ) -> [DrawnView] {
    let window = Room(area: Rect(size: window), isHidden: false, isContent: false)
    // What is known of the inside of each view; superviews come before their subviews.
    var rooms: [Substring: Room] = [:]
    return views.compactMap { view in
      let room = rooms[superviewPath(view.path)] ?? window
      let isHidden = room.isHidden || view.isHidden
      let visible = isHidden ? nil : view.windowFrame.intersection(room.area)
      // Only scroll views cut off what sticks out of them.
      rooms[view.path[...]] = Room(
        area: view.scroll != nil ? visible ?? .nowhere : room.area,
        isHidden: isHidden,
        isContent: room.isContent || view.scroll != nil
      )
      guard visible != nil || isContentWhole && room.isContent && !isHidden else { return nil }
      return DrawnView(
        geometry: view,
        title: titles.lastTitle(of: view.path),
        clip: room.area,
        isFirstResponder: view.path == firstResponder,
        isHighlighted: highlighted.contains(view.path)
      )
    }
  }

  /// What can be seen of some views: the rectangles of those of which anything can, from back to front.
  package func visibleFrames(of paths: Set<String>) -> [Rect] {
    drawnViews(highlighting: paths).filter(\.isHighlighted).compactMap(\.visibleFrame)
  }
}

/// Where the subviews of a view may show.
private struct Room {
  var area: Rect
  var isHidden: Bool
  /// Whether it is in a scroll view.
  var isContent: Bool
}

extension Rect {
  fileprivate static let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
}
