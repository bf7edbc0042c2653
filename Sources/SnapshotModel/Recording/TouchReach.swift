/// Determines the views of a snapshot that a user cannot touch, and the reasons.
///
/// Only views for input and touch count. A background under the keyboard is normal, but a covered
/// field is a problem.
package struct TouchReach {
  private static let touched: Set = [
    "UIButton", "UIDatePicker", "UIPickerView", "UISearchBar", "UISegmentedControl", "UISlider",
    "UIStepper", "UISwitch", "UITextField", "UITextView",
  ]

  /// The maximum rounding error of pixels, in points.
  private static let slack = 0.5

  private let snapshot: Snapshot
  private let bars: [(index: Int, bar: ViewGeometry)]
  /// The indices of all views by path; empty without a bar that can cover them.
  private let indices: [ViewPath: Int]
  /// The scroll views; a view precedes its superviews.
  private let scrollViews: [ViewGeometry]

  /// Indexes the views of a snapshot for fast queries.
  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    let views = snapshot.views
    // Elements of the array would be copied with their names.
    let found = views.withUnsafeBufferPointer { views in
      (
        bars: views.indices.filter { !views[$0].isHidden && views[$0].isBar },
        scrollViews: views.indices.filter { views[$0].scroll != nil && !views[$0].path.isEmpty }
      )
    }
    bars = found.bars.map { ($0, views[$0]) }
    indices =
      bars.isEmpty
      ? [:]
      : Dictionary(
        views.indices.map { (views[$0].path, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    scrollViews = found.scrollViews.map { views[$0] }
      .sorted { $0.path.text.utf8.count > $1.path.text.utf8.count }
  }

  /// Whether a view can affect the reach of other views.
  package static func surrounds(_ view: ViewGeometry) -> Bool {
    view.scroll != nil || view.isBar
  }

  /// Whether the user must be able to touch a view.
  package func isTouched(_ view: ViewGeometry) -> Bool {
    !view.isHidden
      && (Self.touched.contains(view.className) || view.path == snapshot.firstResponder)
  }

  /// Returns the covered height of a view under the keyboard, in points; 0 if it is not covered.
  package func heightUnderKeyboard(_ view: ViewGeometry) -> Double {
    guard let keyboard = snapshot.keyboard, view.windowFrame.overlaps(keyboard),
      !snapshot.isOnKeyboard(view.path)
    else { return 0 }
    let frame = view.windowFrame
    let end = min(frame.y + frame.height, keyboard.y + keyboard.height)
    return canonicalPoints(end - max(frame.y, keyboard.y))
  }

  /// Returns the largest distance of a view's edge outside the window, in points.
  ///
  /// The result is 0 for a view inside the window or in a scroll view.
  package func lengthOffScreen(_ view: ViewGeometry) -> Double {
    guard !scrollViews.contains(where: { view.path.isNear($0.path) }) else { return 0 }
    let (frame, window) = (view.windowFrame, snapshot.window)
    let right = frame.x + frame.width - window.width
    let bottom = frame.y + frame.height - window.height
    let most = max(-frame.x, -frame.y, right, bottom)
    return most > Self.slack ? canonicalPoints(most) : 0
  }

  /// Returns the largest covered length of a view under a bar in front of it, in points; 0 if it is
  /// not covered.
  ///
  /// It is measured across the bar.
  package func lengthUnderBar(_ view: ViewGeometry) -> Double {
    let index = indices[view.path] ?? 0
    let covered = bars.compactMap { barIndex, bar -> Double? in
      guard barIndex > index, !view.path.isInside(bar.path),
        let common = view.windowFrame.intersection(bar.windowFrame)
      else { return nil }
      return bar.windowFrame.width < bar.windowFrame.height ? common.width : common.height
    }
    return canonicalPoints(covered.max() ?? 0)
  }

  /// Whether no combination of valid offsets of the scroll views around a view shows all of it.
  ///
  /// The result is false outside of scroll views, where a view cannot move.
  package func isOutOfReach(_ view: ViewGeometry) -> Bool {
    var sight = Sight()
    sight.bottom = snapshot.keyboard?.y ?? snapshot.window.height
    return isShown(view, within: sight) == false
  }

  /// Whether scrolling can move all of a view out from under the keyboard and the bars.
  ///
  /// The result is nil outside of scroll views. It is nil for the first responder, which its screen
  /// must show without another scroll.
  package func scrollsClear(_ view: ViewGeometry) -> Bool? {
    guard view.path != snapshot.firstResponder else { return nil }
    return isShown(view, within: uncoveredSight(of: view))
  }

  /// Returns whether valid offsets of the scroll views around a view show all of it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sight: The part of the window that has to show it.
  /// - Returns: The answer; nil outside of scroll views.
  private func isShown(_ view: ViewGeometry, within sight: Sight) -> Bool? {
    let near = scrollViews.indices.filter { view.path.isNear(scrollViews[$0].path) }
    guard let first = near.first, let offset = scrollViews[first].scroll?.contentOffset else {
      return nil
    }
    let innermost = scrollViews[first]
    let outermostFirst = near.reversed().map { scrollViews[$0] }
    guard sight.left <= sight.right, sight.top <= sight.bottom,
      let columns = ScrollAxis.reachableSpan(
        in: outermostFirst.axes(start: \.x, length: \.width, \.x, \.width, \.left, \.right),
        sight: sight.left...sight.right
      ),
      let rows = ScrollAxis.reachableSpan(
        in: outermostFirst.axes(start: \.y, length: \.height, \.y, \.height, \.top, \.bottom),
        sight: sight.top...sight.bottom
      )
    else { return false }
    let (frame, bounds) = (view.windowFrame, innermost.windowFrame)
    let (x, y) = (frame.x - bounds.x + offset.x, frame.y - bounds.y + offset.y)
    return x >= columns.lowerBound - Self.slack
      && x + frame.width <= columns.upperBound + Self.slack
      && y >= rows.lowerBound - Self.slack && y + frame.height <= rows.upperBound + Self.slack
  }

  /// Returns the part of the window between the bars in front of a view and above the keyboard.
  private func uncoveredSight(of view: ViewGeometry) -> Sight {
    var sight = Sight()
    sight.bottom = snapshot.keyboard?.y ?? snapshot.window.height
    let index = indices[view.path] ?? 0
    for (barIndex, bar) in bars where barIndex > index && !view.path.isInside(bar.path) {
      sight.exclude(bar.windowFrame, in: snapshot.window)
    }
    return sight
  }

  /// A part of the window, in its coordinates.
  private struct Sight {
    var left = -Double.infinity
    var right = Double.infinity
    var top = -Double.infinity
    var bottom = Double.infinity

    /// Excludes a bar and everything between the bar and the nearer edge of the window.
    mutating func exclude(_ bar: Rect, in window: Size) {
      let (end, lowerEdge) = (bar.x + bar.width, bar.y + bar.height)
      if bar.width < bar.height {
        if bar.x + end < window.width {
          left = max(left, end)
        } else {
          right = min(right, bar.x)
        }
      } else if bar.y + lowerEdge < window.height {
        top = max(top, lowerEdge)
      } else {
        bottom = min(bottom, bar.y)
      }
    }
  }
}

extension ViewPath {
  /// Whether another view is one of ``superviews``.
  ///
  /// A comparison with the paths of a few scroll views is faster than the paths of all superviews.
  fileprivate func isNear(_ superview: ViewPath) -> Bool {
    var (own, other) = (text, superview.text)
    return own.withUTF8 { own in
      other.withUTF8 { other in
        guard own.count > other.count, own[other.count] == UInt8(ascii: "/"),
          own[..<other.count].elementsEqual(other)
        else { return false }
        return own[other.count...].count { $0 == UInt8(ascii: "/") } <= Self.deepest
      }
    }
  }
}

extension [ViewGeometry] {
  /// Returns nested scroll views along one axis, the outermost first.
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
        // Content that fits rests at the start. Larger content scrolls to its end.
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
    // Called for all views: most names differ in length, and a switch is faster than a set.
    switch (className.utf8.count, className) {
    case (15, "UINavigationBar"), (8, "UITabBar"), (9, "UIToolbar"): true
    default: false
    }
  }
}

extension Rect {
  /// Whether two rectangles have a common area.
  ///
  /// Touching edges are not an area.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }
}
