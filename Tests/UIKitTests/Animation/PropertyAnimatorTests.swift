import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  @Test func animatorRunsChangesThenCompletions() throws {
    try makeDevice().run {
      var journal: [String] = []
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        journal.append("changes in \(UIView.inheritedAnimationDuration)")
      }
      animator.addCompletion { journal.append("completion \($0.rawValue)") }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(animator.isRunning)
      SimulatedDevice.current.clock.advance(by: 0.25)
      #expect(animator.fractionComplete == 0.5)
      #expect(journal == ["changes in 0.5"])
      SimulatedDevice.current.clock.advance(by: 0.25)
      #expect(journal == ["changes in 0.5", "completion 0"])
      #expect(animator.state == .inactive)
    }
  }

  @Test func pausedAnimatorTakesNoTime() throws {
    try makeDevice().run {
      var end: Double?
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { _ in end = CACurrentMediaTime() }
      animator.startAnimation()
      SimulatedDevice.current.clock.advance(by: 0.25)
      animator.pauseAnimation()
      SimulatedDevice.current.clock.advance(by: 2)
      #expect(animator.fractionComplete == 0.25)
      #expect(animator.state == .active)
      animator.startAnimation()
      SimulatedDevice.current.clock.advance(by: 2)
      // A quarter of a second, two seconds of pause, and the remaining three quarters.
      #expect(end == 3)
    }
  }

  @Test func stoppedAnimationIsFinishedByCode() throws {
    try makeDevice().run {
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .current)
      #expect(positions == [.current])
      SimulatedDevice.current.clock.advance(by: 2)
      #expect(positions == [.current])
    }
  }

  @Test func customSpringDeterminesDuration() throws {
    try makeDevice().run {
      let spring = UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: 10,
        initialVelocity: .zero
      )
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      // It oscillates, and decays as exp(-5 t): to a thousandth at ln(1000) / 5.
      #expect(abs(animator.duration - 1.3816) < 0.0001)
    }
  }

  @Test func aViewReplacesAnotherInATransition() throws {
    try makeDevice().run {
      let root = UIView()
      let (old, new) = (UIView(), UIView())
      root.addSubview(old)
      UIView.transition(from: old, to: new, duration: 0.3)
      #expect(root.subviews == [new])
      UIView.transition(from: new, to: old, duration: 0.3, options: .showHideTransitionViews)
      #expect(root.subviews == [new])
      #expect(new.isHidden)
    }
  }
}
