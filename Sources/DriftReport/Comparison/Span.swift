import SnapshotModel

enum Axis: CaseIterable {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Whether a property such as `contentOffset.y` or `adjustedContentInset.top` is about this axis.
  func names(_ property: String) -> Bool {
    let words = self == .horizontal ? [".x", ".left", ".right"] : [".y", ".top", ".bottom"]
    return words.contains { property.hasSuffix($0) }
  }

  /// What is one line of pixels to the eye, in points.
  static let slack = 0.5
}

/// One side of a rectangle along one axis, and how it changed.
struct Span {
  /// Where it began and ended before the change.
  let start: Double
  let end: Double
  /// How far either edge went.
  let startTravel: Double
  let endTravel: Double

  var growth: Double { endTravel - startTravel }

  /// Whether it is longer or shorter, and its start, its end or its middle stayed.
  var growsInPlace: Bool {
    !growth.isNegligible
      && [0, -growth, -growth / 2].contains { (startTravel - $0).magnitude <= Axis.slack }
  }

  var isUnchanged: Bool { startTravel.isNegligible && endTravel.isNegligible }

  /// Whether the span is pinned to the end, to both ends or to the middle of something that grew.
  func follows(growth outer: Double) -> Bool {
    endTravel.isClose(to: outer)
      || growth.isNegligible
        && (startTravel - outer / 2).magnitude <= min(Axis.slack, outer.magnitude / 4)
  }

  /// Whether each of the edges stayed, or went along with others.
  func follows(_ travels: [Double]) -> Bool {
    [startTravel, endTravel].allSatisfy { travel in
      travel.isNegligible || travels.contains { travel.isClose(to: $0) }
    }
  }

  init(from: Rect, to: Rect, along axis: Axis) {
    let (old, new) = (from.edges(along: axis), to.edges(along: axis))
    (start, end) = old
    startTravel = new.start - old.start
    endTravel = new.end - old.end
  }
}

extension Rect {
  fileprivate func edges(along axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (x, x + width) : (y, y + height)
  }
}

extension Double {
  /// Sums of numbers that are each rounded to a thousandth.
  private static let rounding = 0.004_5

  var isNegligible: Bool { magnitude < Self.rounding }

  func isClose(to other: Double) -> Bool { (self - other).isNegligible }
}
