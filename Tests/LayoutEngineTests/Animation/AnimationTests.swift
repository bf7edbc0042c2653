import Testing
import UIKit

@MainActor @Suite struct AnimationTests {
  @Test func completionRunsAfterDurationAndDelay() throws {
    try makeDevice().run {
      var journal: [String] = []
      UIView.animate(withDuration: 0.3, delay: 0.1) {
        journal.append("animations")
      } completion: { finished in
        journal.append("completion \(finished) at \(CACurrentMediaTime())")
      }
      #expect(journal == ["animations"])
      SimulatedDevice.current.clock.advance(by: 0.39)
      #expect(journal == ["animations"])
      SimulatedDevice.current.clock.advance(by: 0.01)
      #expect(journal == ["animations", "completion true at 0.4"])
    }
  }

  @Test func completionWaitsForNextTurnWithoutAnimation() throws {
    try makeDevice().run {
      var isComplete = false
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          isComplete = true
        }
      }
      #expect(!isComplete)
      SimulatedDevice.current.clock.settle()
      #expect(isComplete)
    }
  }

  @Test func nestedAnimationsInheritTheDuration() throws {
    try makeDevice().run {
      var durations: [Double] = []
      @MainActor func record() { durations.append(UIView.inheritedAnimationDuration) }
      record()
      UIView.animate(withDuration: 0.5) {
        record()
        UIView.animate(withDuration: 0.2) { record() }
        UIView.animate(
          withDuration: 0.2,
          delay: 0,
          options: .overrideInheritedDuration,
          animations: record
        )
        UIView.performWithoutAnimation { record() }
        record()
      }
      record()
      #expect(durations == [0, 0.5, 0.5, 0.2, 0, 0.5, 0])
    }
  }

  /// The inherited duration is 0.2 seconds by default, and ends with the commit.
  @Test func animationsCanBeBegunAndCommitted() throws {
    @MainActor final class Listener: NSObject {
      var journal: [String] = []
      func didStop(_ name: String) { journal.append("\(name) at \(CACurrentMediaTime())") }
    }
    try makeDevice().run {
      var durations: [Double] = []
      let listener = Listener()
      UIView.beginAnimations("keyboard", context: nil)
      durations.append(UIView.inheritedAnimationDuration)
      UIView.setAnimationDuration(0.25)
      UIView.setAnimationDelay(0.125)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("didStop:", of: Listener.didStop))
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 9) { durations.append(UIView.inheritedAnimationDuration) }
      let view = UIView()
      view.frame.origin.x = 100
      UIView.commitAnimations()
      durations.append(UIView.inheritedAnimationDuration)
      #expect(durations == [0.2, 0.25, 0.25, 0])
      // The delay, then half of 0.25 seconds at constant speed.
      SimulatedDevice.current.clock.advance(by: 0.25)
      let seen = try #require(view.layer.presentation())
      #expect(abs(seen.frame.origin.x - 50) < 1e-9)
      #expect(listener.journal.isEmpty)
      SimulatedDevice.current.clock.advance(by: 0.125)
      #expect(listener.journal == ["keyboard at 0.375"])
    }
  }

  @Test func animationsAreOffInsidePerformWithoutAnimation() throws {
    try makeDevice().run {
      #expect(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
    }
  }

  @Test func keyboardCurveShiftsIntoOptions() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    #expect(options.rawValue == 0x70000)
  }

  @Test func keyboardObserversRunInsideItsAnimation() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      var durations: [Double] = []
      witness.reaction = { _ in durations.append(UIView.inheritedAnimationDuration) }
      SimulatedDevice.current.keyboard.show(height: 216)
      #expect(durations == [0.25, 0.25])
    }
  }
}
