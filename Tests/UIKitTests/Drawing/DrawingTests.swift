import Testing
import UIKit

@MainActor @Suite struct DrawingTests {
  @Test func drawnImageHasSizeOfContext() throws {
    try makeDevice().run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 40), false, 0)
      UIColor.red.setFill()
      UIRectFill(rect(0, 0, 30, 40))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(image?.size == CGSize(width: 30, height: 40))
      #expect(image?.scale == UIScreen.main.scale)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func aRendererMakesImagesOfItsSize() throws {
    try makeDevice().run {
      var isDrawing = false
      let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { context in
        isDrawing = UIGraphicsGetCurrentContext() === context.cgContext
      }
      #expect(isDrawing)
      #expect(image.size == CGSize(width: 5, height: 6))
    }
  }

  @Test func symbolConfigurationSetsSize() throws {
    let usual = try #require(UIImage(systemName: "xmark"))
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    // 17 points of text give 20 points of symbol, and 34 twice as much.
    #expect(usual.size == CGSize(width: 20, height: 20))
    #expect(usual.withConfiguration(large).size == CGSize(width: 40, height: 40))
    #expect(usual.isSymbolImage)
  }

  @Test func variantsOfAnImageKeepItsSize() throws {
    let image = try #require(UIImage(systemName: "plus"))
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let variant = image.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: caps)
    #expect(variant.size == image.size)
    #expect(variant.renderingMode == .alwaysTemplate)
    #expect(variant.capInsets == caps)
  }

  @Test func pathReturnsBoundsAndContainment() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.close()
    #expect(path.bounds == rect(0, 0, 10, 10))
    #expect(path.contains(CGPoint(x: 8, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 8)))
    #expect(path.currentPoint == .zero)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds == rect(5, 0, 10, 10))
  }

  @Test func ovalExcludesItsCorners() {
    let circle = UIBezierPath(ovalIn: rect(0, 0, 20, 20))
    #expect(circle.contains(CGPoint(x: 10, y: 1)))
    #expect(!circle.contains(CGPoint(x: 2, y: 2)))
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10),
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    // Clockwise from the right, on a y axis that grows downwards: the lower half.
    #expect(abs(half.bounds.minY - 10) < 0.001)
    #expect(abs(half.bounds.maxY - 20) < 0.01)
    #expect(abs(half.currentPoint.x) < 0.001)
  }

  @Test func onlyTheGivenCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: rect(0, 0, 40, 40),
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(path.bounds == rect(0, 0, 40, 40))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 38, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 38)))
    #expect(!path.contains(CGPoint(x: 38, y: 38)))
  }

  @Test func evenOddRuleExcludesDoubleWinding() {
    let path = UIBezierPath(rect: rect(0, 0, 30, 30))
    path.append(UIBezierPath(rect: rect(10, 10, 10, 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }
}
