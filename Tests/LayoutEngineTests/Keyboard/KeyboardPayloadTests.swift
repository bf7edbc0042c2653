import Testing

@testable import LayoutEngine

/// The contents of the keyboard's notifications, on an iPhone 8 of 375 x 667 points.
@MainActor @Suite struct KeyboardPayloadTests {
  /// A keyboard 258 high has its middle at 667 + 129 = 796 before, at 409 + 129 = 538 after.
  @Test func payloadContainsDeprecatedKeys() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      SimulatedDevice.current.keyboard.show(height: 258)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(witness.payloads.count == 4)
      for payload in witness.payloads {
        let centers = ["Begin", "End"].map { payload["UIKeyboardCenter\($0)UserInfoKey"] }
        #expect((centers[0] as? NSValue)?.pointValue == CGPoint(x: 187.5, y: 796))
        #expect((centers[1] as? NSValue)?.pointValue == CGPoint(x: 187.5, y: 538))
        #expect(payload["UIKeyboardBoundsUserInfoKey"] as? CGRect == rect(0, 0, 375, 258))
      }
    }
  }

  @Test func observerLayoutIsAnimated() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let witness = KeyboardWitness()
      witness.reaction = { _ in
        witness.record("lays out in \(device.presentDuration ?? 0)")
      }
      device.keyboard.show(duration: 0.35)
      #expect(witness.words.filter { $0 == "0.0 lays out in 0.35" }.count == 2)
    }
  }

  @Test func disabledAnimationsHaveZeroDuration() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let field = TestField("field")
      UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
      #expect(device.keyboard.posted.last?.movement.duration == 0)
    }
  }

  @Test func otherApplicationsKeyboardIsNotLocal() throws {
    try makeDevice("ipad-6").run {
      let witness = KeyboardWitness()
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.showOtherApplicationsKeyboard(height: 264)
      keyboard.hide()
      let locals = witness.payloads.map { $0[UIResponder.keyboardIsLocalUserInfoKey] as? Int }
      #expect(locals == [0, 0, 0, 0])
      #expect(witness.words.last == "0.0 willHide")
    }
  }

  @Test func ownFieldTakesOverKeyboard() throws {
    try makeDevice("ipad-6").run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.showOtherApplicationsKeyboard(height: 264)
      let field = TestField("field")
      field.becomeFirstResponder()
      #expect(keyboard.posted.map(\.movement.isLocal) == [false, false, true, true])
      #expect(keyboard.posted.last?.notification == .willShow)
    }
  }
}
