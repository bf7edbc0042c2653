import LayoutEngine
import Testing

@Suite struct RectCastTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func boxedRectanglesRoundTrip() {
    let boxed: [AnyHashable: Any] = ["frame": NSValue(rect: rect)]
    #expect(boxed["frame"] as? CGRect == rect)
    #expect((boxed["frame"] as? NSValue)?.rectValue == rect)
    let plain: [AnyHashable: Any] = ["frame": rect]
    #expect((plain["frame"] as? NSValue)?.rectValue == rect)
  }

  @Test(arguments: [NSValue(point: .zero), NSValue(size: .zero), NSNumber(value: 3)])
  func otherValuesAreNotRectangles(value: NSValue) {
    #expect((value as Any) as? CGRect == nil)
  }
}
