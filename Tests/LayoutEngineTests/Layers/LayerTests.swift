import Testing
import UIKit

@MainActor @Suite struct LayerTests {
  @Test func layerSharesGeometryWithView() throws {
    try makeDevice().run {
      let view = UIView(frame: rect(10, 20, 100, 50))
      #expect(view.layer.frame == rect(10, 20, 100, 50))
      #expect(view.layer.position == CGPoint(x: 60, y: 45))
      view.layer.bounds = rect(0, 0, 40, 30)
      // The position stays: 60 - 40 / 2 and 45 - 30 / 2.
      #expect(view.frame == rect(40, 30, 40, 30))
      view.layer.opacity = 0.5
      view.layer.masksToBounds = true
      view.layer.backgroundColor = UIColor.red.cgColor
      #expect(view.alpha == 0.5)
      #expect(view.clipsToBounds)
      #expect(view.backgroundColor == .red)
    }
  }

  @Test func anchorPointMovesFrameNotPosition() throws {
    try makeDevice().run {
      let view = UIView(frame: rect(10, 20, 100, 50))
      view.layer.anchorPoint = .zero
      #expect(view.center == CGPoint(x: 60, y: 45))
      #expect(view.frame == rect(60, 45, 100, 50))
      view.frame = rect(10, 20, 100, 50)
      #expect(view.center == CGPoint(x: 10, y: 20))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == rect(10, 20, 200, 100))
      view.frame = rect(0, 0, 100, 50)
      #expect(view.bounds.size == CGSize(width: 50, height: 25))
    }
  }

  @Test func constraintsIgnoreAnchorPoint() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 200, 200))
      let view = root.addConstrained()
      view.anchorPoint = CGPoint(x: 1, y: 1)
      view.fix(10, 20, 100, 50)
      root.layoutIfNeeded()
      #expect(view.frame == rect(10, 20, 100, 50))
      #expect(view.center == CGPoint(x: 110, y: 70))
    }
  }

  @Test func layersConvertThroughBoundsOriginsAndTransforms() throws {
    try makeDevice().run {
      let view = UIView(frame: rect(10, 10, 100, 100))
      view.bounds.origin.y = 5
      let layer = CALayer()
      layer.frame = rect(20, 20, 40, 40)
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      view.layer.addSublayer(layer)
      // Twice as large about its middle at 40, so it begins at 0.
      #expect(layer.frame == rect(0, 0, 80, 80))
      #expect(layer.convert(CGPoint(x: 10, y: 10), to: view.layer) == CGPoint(x: 20, y: 20))
      #expect(view.layer.convert(CGPoint(x: 20, y: 20), to: layer) == CGPoint(x: 10, y: 10))
    }
  }

  @Test func sublayersKeepTheirOrder() throws {
    try makeDevice().run {
      let view = UIView()
      let (one, two) = (UIView(), UIView())
      view.addSubview(one)
      let behind = CALayer()
      view.layer.insertSublayer(behind, at: 0)
      view.addSubview(two)
      #expect(view.layer.sublayers == [behind, one.layer, two.layer])
      #expect(one.layer.superlayer === view.layer)
      #expect(behind.superlayer === view.layer)
      one.removeFromSuperview()
      behind.removeFromSuperlayer()
      #expect(view.layer.sublayers == [two.layer])
      two.removeFromSuperview()
      #expect(view.layer.sublayers == nil)
    }
  }

  @Test func siblingsAreInsertedBehindAndInFront() throws {
    try makeDevice().run {
      let layer = CALayer()
      let (one, two, three, four) = (CALayer(), CALayer(), CALayer(), CALayer())
      layer.addSublayer(two)
      layer.insertSublayer(one, below: two)
      layer.insertSublayer(three, above: two)
      #expect(layer.sublayers == [one, two, three])
      layer.replaceSublayer(two, with: four)
      #expect(layer.sublayers == [one, four, three])
      #expect(two.superlayer == nil)
    }
  }

  @Test func viewCreatesLayerOfItsClass() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    try makeDevice().run {
      let view = GradientView(frame: rect(0, 0, 10, 10))
      let layer = try #require(view.layer as? CAGradientLayer)
      #expect(layer.delegate === view)
      #expect(layer.bounds == rect(0, 0, 10, 10))
    }
  }

  @Test func sublayersAreLaidOutWithTheirView() throws {
    final class FramedView: UIView {
      let border = CALayer()

      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(border)
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        border.frame = bounds
      }
    }
    try makeDevice().run {
      let view = FramedView(frame: rect(0, 0, 30, 40))
      view.layoutIfNeeded()
      #expect(view.border.frame == rect(0, 0, 30, 40))
    }
  }

  @Test func animationEndsByClock() throws {
    final class Witness: NSObject, CAAnimationDelegate {
      var words: [String] = []
      func animationDidStart(_ anim: CAAnimation) { words.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        words.append("stop \(flag) at \(CACurrentMediaTime())")
      }
    }
    try makeDevice().run {
      let layer = CALayer()
      let witness = Witness()
      let animation = CABasicAnimation(keyPath: "position")
      animation.duration = 0.5
      animation.repeatCount = 2
      animation.autoreverses = true
      animation.delegate = witness
      layer.add(animation, forKey: "move")
      #expect(layer.animationKeys() == ["move"])
      // Two cycles there and back: 0.5 * 2 * 2.
      SimulatedDevice.current.clock.advance(by: 3)
      #expect(witness.words == ["start", "stop true at 2.0"])
      #expect(layer.animationKeys() == nil)
      layer.add(animation, forKey: "move")
      layer.removeAllAnimations()
      #expect(witness.words.last == "stop false at 3.0")
    }
  }

  @Test func transactionCompletesAfterLastAnimation() throws {
    try makeDevice().run {
      var ends: [Double] = []
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.4)
      CATransaction.setCompletionBlock { ends.append(CACurrentMediaTime()) }
      layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
      let short = CABasicAnimation(keyPath: "opacity")
      short.duration = 0.1
      layer.add(short, forKey: nil)
      CATransaction.commit()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(ends == [0.4])
    }
  }

  @Test func transformAndInverseCancelOut() {
    var transform = CATransform3DMakeRotation(.pi / 3, 1, 2, 3)
    transform = CATransform3DTranslate(transform, 5, 6, 7)
    transform = CATransform3DScale(transform, 2, 3, 4)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let identity = CATransform3DIdentity
    let differences = [
      product.m11 - identity.m11, product.m22 - identity.m22, product.m33 - identity.m33,
      product.m12, product.m23, product.m41, product.m43,
    ]
    for difference in differences { #expect(abs(difference) < 1e-12) }
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 3)))
  }
}
