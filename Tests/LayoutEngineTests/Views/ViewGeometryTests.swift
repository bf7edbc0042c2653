import LayoutEngine
import Testing

/// The relations between frame, bounds, center and transform.
@Suite @MainActor struct ViewGeometryTests {
  @Test func frameSurroundsCenter() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    #expect(view.bounds == rect(0, 0, 30, 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == rect(85, 80, 30, 40))
  }

  @Test func boundsSizeKeepsCenter() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == rect(20, 35, 10, 10))
  }

  /// The box of 40 by 20 fits its bounds, shown at half size with the same top left corner.
  @Test func sizeToFitChangesBoundsUnderTransform() {
    final class Box: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let box = Box(frame: rect(10, 20, 100, 100))
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let corner = box.frame.origin
    for _ in 0..<2 {
      box.sizeToFit()
      #expect(box.bounds.size == CGSize(width: 40, height: 20))
      #expect(box.frame == CGRect(origin: corner, size: CGSize(width: 20, height: 10)))
    }
  }

  @Test func aFrameKeepsTheBoundsOrigin() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = rect(5, 5, 20, 20)
    #expect(view.bounds == rect(3, 4, 20, 20))
  }

  @Test func transformedFrameIsBoundingBox() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    // About the center (50, 25): 50 +- 100 by 25 +- 50.
    #expect(view.frame == rect(-50, -25, 200, 100))
    #expect(view.bounds == rect(0, 0, 100, 50))
  }

  @Test func frameSetterInvertsTransform() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = rect(0, 0, 100, 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == rect(0, 0, 100, 50))
  }

  @Test func translatedFrameReadsBack() {
    let view = UIView()
    view.transform = CGAffineTransform(translationX: 10, y: 20)
    view.frame = rect(100, 100, 30, 40)
    #expect(view.frame == rect(100, 100, 30, 40))
    // The untranslated middle: (115 - 10, 120 - 20).
    #expect(view.center == CGPoint(x: 105, y: 100))
  }

  @Test func identityTransformRestoresLaidOutFrame() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.center = CGPoint(x: 50, y: 60)
    view.bounds.size = CGSize(width: 20, height: 40)
    view.transform = .identity
    #expect(view.frame == rect(40, 40, 20, 40))
  }

  /// A quarter turn makes the width the height, although its cosine is 6e-17 and not 0.
  @Test func framesUnderATransformAreWholeNumbers() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == rect(25, -25, 50, 100))
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.7)
    view.frame = rect(3, 4, 10, 50)
    #expect(view.frame == rect(3, 4, 10, 50))
  }

  @Test func transformsConcatenateFromInside() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    // Translated first, then scaled: (1 + 10) * 2, (1 + 20) * 3.
    let point = CGPoint(x: 1, y: 1).applying(scaled.translatedBy(x: 10, y: 20))
    #expect(point == CGPoint(x: 22, y: 63))
    #expect(scaled.inverted() == CGAffineTransform(scaleX: 0.5, y: 1 / 3))
    let singular = CGAffineTransform(scaleX: 0, y: 1)
    #expect(singular.inverted() == singular)
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
  }

  @Test func rotation3DEqualsPlaneRotation() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.transform.b - quarter.b) < 1e-12)
    #expect(abs(view.transform.c - quarter.c) < 1e-12)
    view.transform3D = CATransform3DMakeTranslation(3, 4, 5)
    #expect(view.transform == CGAffineTransform(translationX: 3, y: 4))
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test func insetsFitIntoValues() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
  }

  @Test func aCellsContentViewFillsIt() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: 500, height: 80)
    #expect(cell.contentView.frame == rect(0, 0, 500, 80))
    let item = UICollectionViewCell(frame: rect(0, 0, 30, 30))
    item.frame.size.width = 60
    #expect(item.contentView.frame == rect(0, 0, 60, 30))
  }

  @Test func insetsMayMakeSizesNegative() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 30, right: 40)
    #expect(rect(0, 0, 10, 10).inset(by: insets) == CGRect(x: 2, y: 1, width: -32, height: -21))
  }

  @Test func sizeThatFitsIsCurrentSize() {
    let view = UIView(frame: rect(1, 2, 3, 4))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  @Test func overriddenGeometryIsCalled() {
    final class Witness: UIView {
      var frames = 0
      var boundsChanges = 0
      override var frame: CGRect { didSet { frames += 1 } }
      override var bounds: CGRect { didSet { boundsChanges += 1 } }
    }
    let root = UIView(frame: rect(0, 0, 100, 100))
    let laidOut = root.addConstrained(Witness())
    laidOut.fix(0, 0, 10, 10)
    let resized = Witness(frame: rect(0, 0, 10, 10))
    resized.autoresizingMask = .flexibleWidth
    root.addSubview(resized)
    resized.frames = 0
    root.layoutIfNeeded()
    // Auto Layout writes bounds and center; autoresizing writes frames.
    #expect(laidOut.boundsChanges > 0)
    root.frame.size.width = 200
    #expect(resized.frames == 1)
    #expect(resized.bounds.width == CGFloat(110))
  }

  @Test func hitTestFindsFrontmostTouchableView() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    let back = UIView(frame: rect(0, 0, 50, 50))
    let front = UIView(frame: rect(25, 25, 50, 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 99, y: 99), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
  }
}
