/// A screen with the appearances of its views.
package struct DrawnColumn: Sendable {
  /// The geometry of the screen.
  package let snapshot: Snapshot
  /// The appearances of its views.
  package let appearance: ScreenAppearance

  package init(snapshot: Snapshot, appearance: ScreenAppearance) {
    self.snapshot = snapshot
    self.appearance = appearance
  }

  /// The union of the frames of the app's own screens.
  fileprivate var screens: Rect? {
    guard let root = snapshot.views.first?.path else { return nil }
    let frames = snapshot.views.filter { $0.path.isRoot && $0.path != root }.map(\.windowFrame)
    return frames.dropFirst().reduce(frames.first) { union, frame in union?.union(frame) }
  }

  /// The view of a split view that contains no screen, and is beside a rectangle.
  fileprivate func emptyColumn(beside screens: Rect) -> ViewGeometry? {
    let superviews = Set(snapshot.views.map(\.path.superview))
    return snapshot.views.first { view in
      view.path.superview == snapshot.views.first?.path && !superviews.contains(view.path)
        && !view.isHidden && view.windowFrame.width > 0
        && view.windowFrame.intersection(screens) == nil
    }
  }

  /// Returns the appearance with the content of the other column of the split view.
  ///
  /// A scenario records the screen of one column, and the other column is empty. The content is
  /// drawn in the empty column's view, or else behind all views.
  ///
  /// - Parameter other: The screen in the other column, at the same size of the window.
  /// - Returns: The appearance; unchanged if the own column fills the window.
  package func adding(_ other: DrawnColumn) -> ScreenAppearance {
    guard let own = screens, own.width < snapshot.window.width, let root = snapshot.views.first
    else { return appearance }
    let empty = emptyColumn(beside: own)
    let target = empty ?? root
    let others = other.screens.flatMap { other.emptyColumn(beside: $0) }?.path
    var items: [DrawnItem] = []
    for view in other.snapshot.views.dropFirst() where view.path != others && !view.isHidden {
      guard let drawn = other.appearance.views[view.path], drawn.opacity > 0,
        empty == nil || view.windowFrame.intersection(target.windowFrame) != nil
      else { continue }
      let x = view.windowFrame.x - target.windowFrame.x
      let y = view.windowFrame.y - target.windowFrame.y
      items += drawn.items.map { $0.moved(x: x, y: y) }
    }
    var appearance = appearance
    appearance.views[target.path, default: ViewAppearance()].items += items
    return appearance
  }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }

  fileprivate func moved(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension DrawnItem {
  fileprivate func moved(x dx: Double, y dy: Double) -> DrawnItem {
    switch self {
    case .shape(var shape):
      shape.rect = shape.rect.moved(x: dx, y: dy)
      return .shape(shape)
    case .line(var line):
      line.points = line.points.map { Point(x: $0.x + dx, y: $0.y + dy) }
      return .line(line)
    case .text(var text):
      (text.x, text.baseline) = (text.x + dx, text.baseline + dy)
      return .text(text)
    case .image(var image):
      image.rect = image.rect.moved(x: dx, y: dy)
      image.visible = image.visible.moved(x: dx, y: dy)
      return .image(image)
    }
  }
}
