import Foundation
import LayoutEngine
import Testing

/// The points that two rectangles share, for every number that a frame can contain.
@Suite struct RectOverlapTests {
  private let area = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// From x 60 to 110 and from y 20 to 30.
  @Test func overlapIsTheSharedPart() {
    let other = CGRect(x: 60, y: 0, width: 100, height: 30)
    #expect(area.overlap(with: other) == CGRect(x: 60, y: 20, width: 50, height: 10))
    #expect(other.overlap(with: area) == area.overlap(with: other))
  }

  /// Core Graphics gives a rectangle without a width for rectangles that share an edge.
  @Test func sharedEdgeIsOverlap() {
    let beside = CGRect(x: 110, y: 20, width: 10, height: 50)
    #expect(area.overlap(with: beside) == CGRect(x: 110, y: 20, width: 0, height: 50))
  }

  @Test func separateRectanglesShareNothing() {
    #expect(area.overlap(with: CGRect(x: 111, y: 20, width: 10, height: 50)).isNull)
    #expect(area.overlap(with: .null).isNull)
    #expect(CGRect.null.overlap(with: area).isNull)
  }

  /// Foundation's `intersection` ends the process for some of these.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude])
  func extremeNumbersHaveAResult(number: CGFloat) {
    let frames = [
      CGRect(x: number, y: 0, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: number, height: 100),
      CGRect(x: number, y: number, width: number, height: number),
    ]
    for frame in frames {
      let overlap = frame.overlap(with: area)
      #expect(overlap.isNull || overlap.width <= 100 && overlap.height <= 50)
    }
  }
}
