/// Determines which of a snapshot's views the user's finger cannot get at, and why.
///
/// Only what a user types into or touches counts: that a background lies under the keyboard is no
/// news, that a field does is.
package struct TouchReach {
  private static let touched: Set = [
    "UIButton", "UIDatePicker", "UIPickerView", "UISearchBar", "UISegmentedControl", "UISlider",
    "UIStepper", "UISwitch", "UITextField", "UITextView",
  ]

  /// What rounding to pixels may cost.
  private static let slack = 0.5

  private let snapshot: Snapshot
  private let bars: [(index: Int, bar: ViewGeometry)]
  /// The indices of all views by their paths, where there is a bar that may be in front of them.
  private let indices: [String: Int]
  private let scrollViews: [Substring: ViewGeometry]

  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    let views = snapshot.views
    bars = views.indices.filter { !views[$0].isHidden && views[$0].isBar }
      .map { ($0, views[$0]) }
    indices =
      bars.isEmpty
      ? [:]
      : Dictionary(
        views.indices.map { (views[$0].path, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    scrollViews = Dictionary(
      views.indices.filter { views[$0].scroll != nil }.map { (views[$0].path[...], views[$0]) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Whether it may depend on a view what of others can be reached.
  package static func surrounds(_ view: ViewGeometry) -> Bool {
    view.scroll != nil || view.isBar
  }

  /// Whether the user has to get at a view.
  package func isTouched(_ view: ViewGeometry) -> Bool {
    !view.isHidden
      && (Self.touched.contains(view.className) || view.path == snapshot.firstResponder)
  }

  /// How much of a view's height the keyboard covers, in points; 0 where it covers nothing.
  package func heightUnderKeyboard(_ view: ViewGeometry) -> Double {
    guard let keyboard = snapshot.keyboard, view.windowFrame.overlaps(keyboard) else { return 0 }
    let frame = view.windowFrame
    let end = min(frame.y + frame.height, keyboard.y + keyboard.height)
    return canonicalPoints(end - max(frame.y, keyboard.y))
  }

  /// By how many points a view reaches beyond the window, at the side where that is most; 0 for one that is
  /// inside of it, or in a scroll view.
  package func lengthOffScreen(_ view: ViewGeometry) -> Double {
    guard innermostScrollView(around: view) == nil else { return 0 }
    let (frame, window) = (view.windowFrame, snapshot.window)
    let right = frame.x + frame.width - window.width
    let bottom = frame.y + frame.height - window.height
    let most = max(-frame.x, -frame.y, right, bottom)
    return most > Self.slack ? canonicalPoints(most) : 0
  }

  /// Whether a bar in front of a view lies over any part of it.
  package func isUnderBar(_ view: ViewGeometry) -> Bool {
    let index = indices[view.path] ?? 0
    return bars.contains { barIndex, bar in
      barIndex > index && !view.path.hasPrefix(bar.path + "/")
        && view.windowFrame.overlaps(bar.windowFrame)
    }
  }

  /// Whether some legal offset of the innermost scroll view around a view shows all of it; views
  /// outside of scroll views cannot be moved, so that nothing is stated of them here.
  package func isOutOfReach(_ view: ViewGeometry) -> Bool {
    guard let scrollView = innermostScrollView(around: view), let scroll = scrollView.scroll else {
      return false
    }
    let inset = scroll.adjustedContentInset
    let bounds = scrollView.windowFrame
    let top = snapshot.keyboard?.y ?? snapshot.window.height
    // A keyboard that reaches above the inset hides more than the inset.
    let hidden = max(inset.bottom, bounds.y + bounds.height - top)
    let x = view.windowFrame.x - bounds.x + scroll.contentOffset.x
    let y = view.windowFrame.y - bounds.y + scroll.contentOffset.y
    // Content that fits rests at the start; one that does not can be scrolled to its end.
    let width = max(scroll.contentSize.width, bounds.width - inset.left - inset.right)
    let end = max(scroll.contentSize.height + inset.bottom, bounds.height - inset.top) - hidden
    return x < -Self.slack || x + view.windowFrame.width > width + Self.slack
      || y < -Self.slack || y + view.windowFrame.height > end + Self.slack
  }

  private func innermostScrollView(around view: ViewGeometry) -> ViewGeometry? {
    superviewPaths(view.path).lazy.compactMap { scrollViews[$0] }.first
  }
}

extension ViewGeometry {
  /// Whether the view is a bar at an edge of the screen.
  package var isBar: Bool {
    // All views are asked, and a switch takes less time than a set.
    switch className {
    case "UINavigationBar", "UITabBar", "UIToolbar": true
    default: false
    }
  }
}

extension Rect {
  /// Whether two rectangles share an area; touching edges share none.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }
}
