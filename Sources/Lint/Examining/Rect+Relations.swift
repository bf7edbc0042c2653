import ScenarioModel

extension Rect {
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns whether another rectangle protrudes by at most `slack` points.
  func holds(_ other: Rect, within slack: Double) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// For example `16,451 to 359,495`.
  var text: String { "\(x.plain),\(y.plain) to \(maxX.plain),\(maxY.plain)" }
}
