import SnapshotModel

/// A view that can be seen, as drawings need it.
struct DrawnView {
  enum Kind {
    case plain, scrollView, bar
  }

  let geometry: ViewGeometry
  /// Where the view may show, in the window's coordinates: inside the window and all scroll views
  /// around it.
  let clip: Rect
  let isFirstResponder: Bool
  let isHighlighted: Bool

  /// The frame in the window's coordinates.
  var frame: Rect { geometry.windowFrame }

  /// The last part of the path, with whatever would act on a terminal spelled out.
  var name: String {
    geometry.path.split(separator: "/").last.map { $0.spelledOut } ?? ""
  }

  var kind: Kind {
    if geometry.scroll != nil { return .scrollView }
    return geometry.isBar ? .bar : .plain
  }
}

extension Snapshot {
  /// The views of which something can be seen, from back to front.
  ///
  /// What a hidden view contains is hidden too. Whether a view lies under others is not asked: that
  /// is for whoever draws them to show.
  func drawnViews(highlighting highlighted: Set<String>) -> [DrawnView] {
    let window = Rect(size: window)
    // Where the subviews of a view may show; superviews come before their subviews.
    var rooms: [Substring: Rect] = [:]
    let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
    return views.compactMap { view in
      let clip = rooms[superviewPath(view.path)] ?? window
      let visible = view.isHidden ? nil : view.windowFrame.intersection(clip)
      // Only scroll views cut off what sticks out of them.
      let clips = view.isHidden || view.scroll != nil
      rooms[view.path[...]] = clips ? visible ?? nowhere : clip
      guard visible != nil else { return nil }
      return DrawnView(
        geometry: view,
        clip: clip,
        isFirstResponder: view.path == firstResponder,
        isHighlighted: highlighted.contains(view.path)
      )
    }
  }
}
