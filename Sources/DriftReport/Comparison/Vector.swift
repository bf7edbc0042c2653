import SnapshotModel

/// The movement between the two sides, in points.
struct Vector {
  let x: Double
  let y: Double

  /// Whether two vectors are equal except for rounding errors.
  ///
  /// A travel is summed from up to four differences of numbers that are each rounded to a
  /// thousandth of a point: eight errors of half a thousandth at most.
  func isClose(to other: Vector) -> Bool {
    let slack = 0.004_5
    return abs(x - other.x) < slack && abs(y - other.y) < slack
  }

  static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }
}

extension Vector {
  init(_ from: Point, _ to: Point) {
    self.init(x: to.x - from.x, y: to.y - from.y)
  }

  /// Creates the vector between the origins of two rectangles.
  init(_ from: Rect, _ to: Rect) {
    self.init(x: to.x - from.x, y: to.y - from.y)
  }
}

extension Rect {
  /// The size as a point, to compute its growth.
  var extent: Point { Point(x: width, y: height) }
}
