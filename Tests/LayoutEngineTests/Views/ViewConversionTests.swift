import LayoutEngine
import Testing

/// Points and rectangles between the coordinate spaces of views.
@Suite @MainActor struct ViewConversionTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))
  private let scrollView = UIScrollView(frame: rect(10, 20, 200, 200))
  private let content = UIView(frame: rect(5, 300, 50, 50))

  init() {
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentOffset = CGPoint(x: 0, y: 250)
  }

  @Test func conversionIncludesScrollOffsets() {
    // 300 - 250 + 20 = 70 below the root's top.
    #expect(content.convert(content.bounds, to: root) == rect(15, 70, 50, 50))
    #expect(root.convert(CGPoint(x: 15, y: 70), to: content) == .zero)
    #expect(content.convert(CGPoint(x: 15, y: 70), from: root) == .zero)
  }

  @Test func nilConvertsToRootWithoutWindow() {
    #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 70))
    #expect(content.convert(CGPoint(x: 15, y: 70), from: nil) == .zero)
  }

  /// The roots of both trees share one space: 15 + 30 - 100 and 70 + 40 - 100.
  @Test func rootsOfSeparateTreesShareSpace() {
    root.frame.origin = CGPoint(x: 30, y: 40)
    let other = UIView(frame: rect(100, 100, 50, 50))
    #expect(content.convert(CGPoint.zero, to: other) == CGPoint(x: -55, y: 10))
    #expect(content.convert(CGPoint(x: -55, y: 10), from: other) == .zero)
    #expect(other.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 60))
  }

  @Test func siblingsMeetInTheirCommonAncestor() {
    let sibling = UIView(frame: rect(100, 100, 10, 10))
    root.addSubview(sibling)
    #expect(content.convert(CGPoint.zero, to: sibling) == CGPoint(x: -85, y: -30))
  }

  @Test func conversionIncludesTransforms() {
    let scaled = UIView(frame: rect(100, 100, 100, 100))
    root.addSubview(scaled)
    let inner = UIView(frame: rect(10, 10, 20, 20))
    scaled.addSubview(inner)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Scaled about (150, 150): the corner moves to 50, and a point 10 inside it is 20 further.
    #expect(inner.convert(inner.bounds, to: root) == rect(70, 70, 40, 40))
    #expect(inner.convert(rect(70, 70, 40, 40), from: root) == rect(0, 0, 20, 20))
  }

  @Test func rotatedRectangleConvertsToBoundingBox() {
    let turned = UIView(frame: rect(0, 0, 100, 50))
    root.addSubview(turned)
    turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // A quarter turn about (50, 25).
    #expect(turned.convert(turned.bounds, to: root) == rect(25, -25, 50, 100))
  }

  @Test func conversionKeepsThirdsOfPoints() {
    let view = UIView(frame: rect(1.0 / 3, 2.0 / 3, 100.0 / 3, 10))
    root.addSubview(view)
    let converted = view.convert(view.bounds, to: root)
    #expect(abs(converted.minX - 1.0 / 3) < 1e-12)
    #expect(abs(converted.maxX - 101.0 / 3) < 1e-12)
  }
}
