import Foundation
import Testing
import UIKit

@testable import LayoutEngine

/// The presented values of views during animations; the model values change at once.
@Suite @MainActor struct PresentationTests {
  private let view = UIView(frame: rect(0, 0, 10, 10))

  private func wait(_ seconds: Double) {
    SimulatedDevice.current.clock.advance(by: seconds)
  }

  private func expectX(_ x: CGFloat, _ comment: Comment? = nil) {
    #expect(abs(view.presentedFrame.minX - x) < 1e-6, comment)
  }

  @Test func linearAnimationMovesAtConstantSpeed() throws {
    try makeDevice().run {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        view.frame.origin.x = 100
      }
      #expect(view.frame.minX == CGFloat(100))
      expectX(0)
      wait(0.5)
      expectX(0, "the delay is over")
      wait(0.25)
      expectX(25)
      wait(0.75)
      expectX(100)
    }
  }

  @Test func symmetricCurveIsHalfwayAtMiddle() throws {
    try makeDevice().run {
      UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
      wait(0.25)
      #expect(view.presentedFrame.minX < 25, "it starts slow")
      wait(0.25)
      expectX(50)
    }
  }

  /// A spring with the angular frequency w = sqrt(1000 / 3) has moved 336 * (1 - (1 + w t) exp(-w
  /// t)).
  @Test func keyboardCurveOutlastsItsDuration() throws {
    try makeDevice().run {
      UIView.animate(
        withDuration: 0.25,
        delay: 0,
        options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) {
        view.frame.origin.x = 336
      }
      wait(0.25)
      #expect(abs(view.presentedFrame.minX - 316.525) < 0.001)
      wait(0.25)
      #expect(abs(view.presentedFrame.minX - 335.631) < 0.001)
      wait(0.5)
      expectX(336)
    }
  }

  /// The first animation moves 100 points in a second; the second moves them back from its middle
  /// on.
  @Test func animationsAddUp() throws {
    try makeDevice().run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      }
      wait(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 0
      }
      expectX(50, "0 in force, less half of 100, and all of 100")
      wait(0.5)
      expectX(50, "the first is over, half of the second is left")
      wait(0.5)
      expectX(0)
    }
  }

  @Test func sizeAndAlphaArePresentedDuringAnimation() throws {
    try makeDevice().run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds.size.width = 30
        view.alpha = 0
      }
      wait(0.5)
      #expect(abs(view.presentedFrame.width - 20) < 1e-6)
      #expect(abs(view.presentedAlpha - 0.5) < 1e-6)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(translationX: 0, y: 40)
      }
      wait(0.75)
      #expect(abs(view.presentedFrame.minY - 30) < 1e-6)
    }
  }

  @Test func nestedAnimationsInheritCurve() throws {
    try makeDevice().run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.1) { view.frame.origin.x = 100 }
      }
      wait(0.25)
      expectX(25)
    }
  }

  @Test func unanimatedChangesArePresentedAtOnce() throws {
    try makeDevice().run {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.frame.origin.x = 100 }
      }
      expectX(100)
      #expect(view.layer.presentation() === view.layer)
    }
  }

  @Test func presentationLayerIsCopy() throws {
    try makeDevice().run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
        view.alpha = 0.5
      }
      wait(0.5)
      let seen = try #require(view.layer.presentation())
      #expect(seen !== view.layer)
      #expect(abs(seen.frame.minX - 50) < 1e-6)
      #expect(abs(seen.opacity - 0.75) < 1e-6)
      #expect(view.layer.frame.minX == CGFloat(100))
    }
  }

  @Test func pausedAnimatorPresentsItsFraction() throws {
    try makeDevice().run {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
        view.frame.origin.x = 100
      }
      animator.fractionComplete = 0.25
      wait(5)
      expectX(25)
      animator.startAnimation()
      wait(0.5)
      expectX(50, "a quarter more")
      animator.pauseAnimation()
      wait(5)
      expectX(50)
    }
  }

  @Test func presentedFrameIncludesAnimatedAncestors() throws {
    try makeDevice().run {
      let (window, outer) = (UIWindow(), UIView(frame: rect(0, 0, 100, 100)))
      window.addSubview(outer)
      outer.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        outer.frame.origin.y = 100
        view.frame.origin.y = 20
      }
      wait(0.5)
      #expect(abs(view.presentedWindowFrame.minY - 60) < 1e-6, "50 and 10")
    }
  }

  /// A spring with a damping ratio of 0.5 overshoots; both springs rest when the time is over.
  @Test(arguments: [0.5, 1])
  func springsRestAtEnd(ratio: CGFloat) throws {
    try makeDevice().run {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: ratio,
        initialSpringVelocity: 0
      ) {
        view.frame.origin.x = 100
      }
      var highest: CGFloat = 0
      for _ in 0..<99 {
        wait(0.01)
        highest = max(highest, view.presentedFrame.minX)
      }
      #expect((highest > 100) == (ratio < 1))
      wait(0.01)
      expectX(100)
    }
  }
}
