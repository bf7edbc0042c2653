import Testing

@testable import LayoutEngine

/// AutoFill and password managers.
@MainActor @Suite struct KeyboardPasswordTests {
  @Test func autoFillHidesOnceAndShowsTwice() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let (name, password) = (TestField("name"), TestField("password"))
      name.becomeFirstResponder()
      device.clock.advance(by: 1)
      let count = device.keyboard.posted.count
      device.keyboard.autoFill([name, password])
      device.clock.advance(by: 0.1)
      let storm = device.keyboard.posted[count...].map(\.notification)
      #expect(
        storm == [
          .willChangeFrame, .willHide, .willChangeFrame, .willShow, .willChangeFrame, .willShow,
        ]
      )
      #expect(password.isFirstResponder)
      device.clock.advance(by: 1)
      #expect(device.keyboard.posted.last?.notification == .didShow)
      #expect(device.keyboard.height == 216)
    }
  }

  @Test func passwordPromptHidesKeyboardAtOnce() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.yieldToPasswordPrompt()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(
        witness.words == [
          "0.0 willChangeFrame", "0.0 willShow", "0.0 willChangeFrame", "0.0 willHide",
          "0.0 didChangeFrame", "0.0 didHide",
        ]
      )
      #expect(keyboard.posted.map(\.movement.duration) == [0.25, 0.25, 0, 0, 0, 0])
    }
  }
}
