import LayoutEngine
import Testing

@MainActor @Suite struct AnimationTests {
  @Test func theBlockRunsAtOnceAndTheCompletionByTheClock() throws {
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

  @Test func aCompletionWaitsForTheNextTurnEvenWithoutAnimation() throws {
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
      @MainActor func note() { durations.append(UIView.inheritedAnimationDuration) }
      note()
      UIView.animate(withDuration: 0.5) {
        note()
        UIView.animate(withDuration: 0.2) { note() }
        UIView.animate(
          withDuration: 0.2,
          delay: 0,
          options: .overrideInheritedDuration,
          animations: note
        )
        UIView.performWithoutAnimation { note() }
        note()
      }
      note()
      #expect(durations == [0, 0.5, 0.5, 0.2, 0, 0.5, 0])
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

  @Test func theKeyboardsCurveShiftsIntoOptions() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    #expect(options.rawValue == 0x70000)
  }

  @Test func observersOfTheKeyboardRunInsideItsAnimation() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      var durations: [Double] = []
      witness.reaction = { _ in durations.append(UIView.inheritedAnimationDuration) }
      SimulatedDevice.current.keyboard.show(height: 216)
      #expect(durations == [0.25, 0.25])
    }
  }
}
