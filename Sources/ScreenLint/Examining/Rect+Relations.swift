import SnapshotModel

extension Rect {
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part that two rectangles share; nil where they share no area.
  func shared(with other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether another rectangle sticks out by no more than so many points.
  func holds(_ other: Rect, within slack: Double) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// For example `16,451 to 359,495`.
  var words: String { "\(x.plain),\(y.plain) to \(maxX.plain),\(maxY.plain)" }
}
