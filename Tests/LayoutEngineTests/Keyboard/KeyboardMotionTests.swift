import DeviceCatalog
import Testing

@testable import LayoutEngine

/// The presented frames of a moving keyboard.
///
/// The screen is 844 points high, the keyboard 336.
@MainActor @Suite struct KeyboardMotionTests {
  private static var options: SimulationOptions {
    var options = SimulationOptions()
    options.keyboardHeights[.portrait] = 336
    return options
  }

  /// A spring of frequency (1000 / 3)^(1/2) has moved 316.525 of 336 points after 0.25 s and
  /// 335.631 after 0.5 s.
  @Test(arguments: [(0.0, 0.0), (0.25, 316.525), (0.5, 335.631), (1, 336)])
  func keyboardMovesLikeSpring(time: TimeInterval, traveled: CGFloat) throws {
    try makeDevice("iphone-14", options: Self.options).run {
      let device = SimulatedDevice.current
      let field = TestField("field")
      field.becomeFirstResponder()
      device.clock.advance(by: time)
      let top = device.keyboard.presentedFrame?.minY ?? 844
      #expect(abs(top - (844 - traveled)) < 0.001)
      // The frame for notifications and layout changes at once.
      #expect(device.keyboard.frame?.minY == CGFloat(508))
    }
  }

  @Test func hiddenKeyboardIsPresentedDuringAnimation() throws {
    try makeDevice("iphone-14", options: Self.options).run {
      let device = SimulatedDevice.current
      device.keyboard.show()
      device.clock.advance(by: 1)
      device.keyboard.hide()
      #expect(device.keyboard.frame == nil)
      #expect(device.keyboard.presentedFrame == rect(0, 508, 390, 336))
      device.clock.advance(by: 0.25)
      let top = try #require(device.keyboard.presentedFrame?.minY)
      #expect(abs(top - (508 + 316.525)) < 0.001)
      device.clock.advance(by: 1)
      #expect(device.keyboard.presentedFrame == nil)
    }
  }

  @Test func reversedKeyboardContinuesFromPresentedFrame() throws {
    try makeDevice("iphone-14", options: Self.options).run {
      let device = SimulatedDevice.current
      device.keyboard.show()
      device.clock.advance(by: 0.1)
      let seen = try #require(device.keyboard.presentedFrame)
      device.keyboard.hide()
      let top = try #require(device.keyboard.presentedFrame?.minY)
      #expect(abs(top - seen.minY) < 0.001)
      #expect(seen.minY > 508)
    }
  }

  @Test func zeroDurationMovesKeyboardAtOnce() throws {
    try makeDevice("iphone-14", options: Self.options).run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(duration: 0)
      #expect(keyboard.presentedFrame == rect(0, 508, 390, 336))
    }
  }
}
