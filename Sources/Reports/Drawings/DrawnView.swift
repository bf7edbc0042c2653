import DriftReport
import Reporting
package import SnapshotModel

/// A visible view in the form that drawings need.
struct DrawnView {
  enum Kind {
    case plain, scrollView, bar
  }

  let geometry: ViewGeometry
  /// The title of the view.
  let title: ViewTitle
  /// The area where the view can be visible, in window coordinates: the intersection of the window
  /// and all scroll views around the view.
  let clip: Rect
  let isFirstResponder: Bool
  let isHighlighted: Bool

  /// The frame in window coordinates.
  var frame: Rect { geometry.windowFrame }

  /// The visible part of the frame; nil if the view is outside of `clip`.
  var visibleFrame: Rect? { frame.intersection(clip) }

  /// The short name, with control characters spelled out for a terminal.
  var name: String { title.words.escapedForLog }

  var kind: Kind {
    if geometry.scroll != nil { return .scrollView }
    return geometry.isBar ? .bar : .plain
  }
}

extension Snapshot {
  /// Returns the visible views from back to front.
  ///
  /// The descendants of a hidden view are hidden too. The result includes views under other views,
  /// because the drawing covers them.
  ///
  /// - Parameters:
  ///   - highlighted: The paths of highlighted views.
  ///   - titles: The titles of the views.
  ///   - isContentWhole: Whether to include views that are scrolled out of sight.
  /// - Returns: The views, superviews before their subviews.
  func drawnViews(
    highlighting highlighted: Set<ViewPath>,
    calling titles: ViewTitles = ViewTitles(),
    isContentWhole: Bool = false
  ) -> [DrawnView] {
    let window = Room(area: Rect(size: window), isHidden: false, isContent: false)
    // The room inside each view. Superviews precede their subviews.
    var rooms: [ViewPath: Room] = [:]
    return views.compactMap { view in
      let room = rooms[view.path.superview] ?? window
      let isHidden = room.isHidden || view.isHidden
      let visible = isHidden ? nil : view.windowFrame.intersection(room.area)
      // Only scroll views clip their subviews.
      rooms[view.path] = Room(
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

  /// Returns the visible rectangles of some views from back to front, without views that are out of
  /// sight.
  package func visibleFrames(of paths: Set<ViewPath>) -> [Rect] {
    drawnViews(highlighting: paths).filter(\.isHighlighted).compactMap(\.visibleFrame)
  }
}

/// The area where the subviews of a view can be visible.
private struct Room {
  var area: Rect
  var isHidden: Bool
  /// Whether the view is in a scroll view.
  var isContent: Bool
}

extension Rect {
  fileprivate static let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
}
