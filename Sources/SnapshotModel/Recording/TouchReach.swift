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

  /// Indexes the views of a snapshot, so that each question is fast.
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
    guard let keyboard = snapshot.keyboard, view.windowFrame.overlaps(keyboard),
      !snapshot.isOnKeyboard(view.path)
    else { return 0 }
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

  /// Whether no combination of legal offsets of the scroll views around a view shows all of it; a view
  /// outside of scroll views cannot be moved, so that this is false.
  package func isOutOfReach(_ view: ViewGeometry) -> Bool {
    let scrollViews = superviewPaths(view.path).compactMap { self.scrollViews[$0] }
    guard let innermost = scrollViews.first, let offset = innermost.scroll?.contentOffset else {
      return false
    }
    let outermostFirst = [ViewGeometry](scrollViews.reversed())
    let top = snapshot.keyboard?.y ?? snapshot.window.height
    guard
      let columns = ScrollAxis.reachableSpan(
        in: outermostFirst.axes(start: \.x, length: \.width, \.x, \.width, \.left, \.right),
        sight: -.infinity ... .infinity
      ),
      let rows = ScrollAxis.reachableSpan(
        in: outermostFirst.axes(start: \.y, length: \.height, \.y, \.height, \.top, \.bottom),
        sight: -.infinity...top
      )
    else { return true }
    let (frame, bounds) = (view.windowFrame, innermost.windowFrame)
    let (x, y) = (frame.x - bounds.x + offset.x, frame.y - bounds.y + offset.y)
    return x < columns.lowerBound - Self.slack || x + frame.width > columns.upperBound + Self.slack
      || y < rows.lowerBound - Self.slack || y + frame.height > rows.upperBound + Self.slack
  }

  private func innermostScrollView(around view: ViewGeometry) -> ViewGeometry? {
    superviewPaths(view.path).lazy.compactMap { scrollViews[$0] }.first
  }
}

extension [ViewGeometry] {
  /// Nested scroll views along one axis, the outermost first.
  fileprivate func axes(
    start: KeyPath<Rect, Double>,
    length: KeyPath<Rect, Double>,
    _ position: KeyPath<Point, Double>,
    _ extent: KeyPath<Size, Double>,
    _ startInset: KeyPath<Insets, Double>,
    _ endInset: KeyPath<Insets, Double>
  ) -> [ScrollAxis] {
    var origin = 0.0
    return compactMap { view in
      guard let scroll = view.scroll else { return nil }
      let (bounds, inset) = (view.windowFrame, scroll.adjustedContentInset)
      let least = -inset[keyPath: startInset]
      let axis = ScrollAxis(
        start: bounds[keyPath: start] - origin,
        length: bounds[keyPath: length],
        startInset: inset[keyPath: startInset],
        endInset: inset[keyPath: endInset],
        leastOffset: least,
        // Content that fits rests at the start; one that does not can be scrolled to its end.
        greatestOffset: Swift.max(
          least,
          scroll.contentSize[keyPath: extent] - bounds[keyPath: length] + inset[keyPath: endInset]
        )
      )
      origin = bounds[keyPath: start] - scroll.contentOffset[keyPath: position]
      return axis
    }
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
