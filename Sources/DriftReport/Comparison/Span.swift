import SnapshotModel

enum Axis: CaseIterable {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Whether a property such as `contentOffset.y` or `adjustedContentInset.top` is about this axis.
  func names(_ property: String) -> Bool {
    let words = self == .horizontal ? [".x", ".left", ".right"] : [".y", ".top", ".bottom"]
    return words.contains { property.hasSuffix($0) }
  }

  /// The largest difference that looks like a single line of pixels, in points.
  static let slack = 0.5
}

/// The extent of a rectangle along one axis, and its change.
struct Span {
  /// The coordinates of the edges before the change.
  let start: Double
  let end: Double
  /// The movement of each edge.
  let startTravel: Double
  let endTravel: Double

  var growth: Double { endTravel - startTravel }

  /// Whether the length changed and the start, the end or the center stayed.
  var growsInPlace: Bool {
    !growth.isNegligible
      && [0, -growth, -growth / 2].contains { (startTravel - $0).magnitude <= Axis.slack }
  }

  var isUnchanged: Bool { startTravel.isNegligible && endTravel.isNegligible }

  /// Whether the span is pinned to the end, to both ends or to the center of something that grew.
  func follows(growth outer: Double) -> Bool {
    endTravel.isClose(to: outer)
      || growth.isNegligible
        && (startTravel - outer / 2).magnitude <= min(Axis.slack, outer.magnitude / 4)
  }

  /// Whether each of the edges stayed or moved by one of some distances.
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
  /// The rounding error of a sum of numbers that are each rounded to a thousandth.
  private static let rounding = 0.004_5

  var isNegligible: Bool { magnitude < Self.rounding }

  func isClose(to other: Double) -> Bool { (self - other).isNegligible }
}
