package import SnapshotModel

/// The first responder at one checkpoint and its visibility.
package struct FocusedField: Hashable, Sendable {
  /// The path of the view.
  package var path: ViewPath

  /// The hidden part of the field at its most covered edge, in points; 0 for a fully visible field.
  ///
  /// The keyboard and the insets of the scroll views around the field can hide it.
  package var hiddenBy: Double
}

extension Snapshot {
  /// The first responder with its visibility; nil if no view on the screen has the focus.
  package var focusedField: FocusedField? {
    guard let path = firstResponder, let field = views.first(where: { $0.path == path }) else {
      return nil
    }
    if isOnKeyboard(path) { return FocusedField(path: path, hiddenBy: 0) }
    let areas = [uncovered] + scrollViews(around: path).compactMap(\.visibleArea)
    let reaches = areas.map { field.windowFrame.reach(outOf: $0) }
    let hidden = reaches.reduce(reach(under: field), max)
    // Half a point is the largest error from rounding to device pixels.
    return FocusedField(path: path, hiddenBy: hidden > 0.5 ? canonicalPoints(hidden) : 0)
  }

  /// The part of the window above a docked keyboard; the whole window for other keyboards or none.
  private var uncovered: Rect {
    let height = keyboard.map { isDocked($0) ? $0.y : window.height } ?? window.height
    return Rect(x: 0, y: 0, width: window.width, height: height)
  }

  /// Returns the overlap with a floating or undocked keyboard, measured as for a docked one.
  private func reach(under field: ViewGeometry) -> Double {
    let frame = field.windowFrame
    guard let keyboard, !isDocked(keyboard), keyboard.intersection(frame) != nil else { return 0 }
    return frame.y + frame.height - keyboard.y
  }

  private func isDocked(_ keyboard: Rect) -> Bool {
    keyboard.x <= 0 && keyboard.x + keyboard.width >= window.width
      && keyboard.y + keyboard.height >= window.height
  }

  /// Returns the scroll views around a view, the outermost first.
  package func scrollViews(around path: ViewPath) -> [ViewGeometry] {
    views.filter { $0.scroll != nil && path.isInside($0.path) }
  }
}

extension ViewGeometry {
  /// The visible area of a scroll view's content, in window coordinates; nil for other views.
  fileprivate var visibleArea: Rect? {
    guard let inset = scroll?.adjustedContentInset else { return nil }
    return Rect(
      x: windowFrame.x + inset.left,
      y: windowFrame.y + inset.top,
      width: windowFrame.width - inset.left - inset.right,
      height: windowFrame.height - inset.top - inset.bottom
    )
  }
}

extension Rect {
  /// Returns the largest distance of an edge outside another rectangle.
  fileprivate func reach(outOf area: Rect) -> Double {
    let horizontal = max(area.x - x, x + width - area.x - area.width)
    let vertical = max(area.y - y, y + height - area.y - area.height)
    return max(0, horizontal, vertical)
  }
}
