import LayoutEngine
import Testing

/// Whether one rectangle encloses another, where pixels are thirds of a point.
@Suite struct RectEnclosingTests {
  private let area = CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 100, height: 50)

  @Test func rectangleContainsItselfAndItsThirds() {
    #expect(area.encloses(area, within: 0))
    let width = area.width / 3
    for third in 0..<3 {
      let left = area.minX + CGFloat(third) * width
      let part = CGRect(x: left, y: area.minY, width: width, height: 9)
      #expect(area.encloses(part, within: 1e-9))
    }
  }

  /// Each edge alone is moved out by 0.01.
  @Test(arguments: [(-0.01, 0.0, 0.0, 0.0), (0, -0.01, 0, 0), (0, 0, 0.01, 0), (0, 0, 0, 0.01)])
  func oneEdgeOutsideIsEnough(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    let other = CGRect(
      x: area.minX + left,
      y: area.minY + top,
      width: area.width - left + right,
      height: area.height - top + bottom
    )
    #expect(!area.encloses(other, within: 0.001))
    #expect(area.encloses(other, within: 0.011))
  }
}
