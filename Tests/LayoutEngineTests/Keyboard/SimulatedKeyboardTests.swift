import DeviceCatalog
import Testing

@testable import LayoutEngine

/// The keyboard of an iPhone 8: 375 x 667 points, 216 high in portrait, 162 in landscape.
@MainActor @Suite struct SimulatedKeyboardTests {
  @Test func keyboardPostsBeforeAndAfterMoving() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      let keyboard = SimulatedDevice.current.keyboard
      let clock = SimulatedDevice.current.clock
      keyboard.show(height: 216)
      clock.advance(by: 1)
      keyboard.hide()
      clock.advance(by: 1)
      #expect(
        witness.words == [
          "0.0 willChangeFrame", "0.0 willShow", "0.25 didChangeFrame", "0.25 didShow",
          "1.0 willChangeFrame", "1.0 willHide", "1.25 didChangeFrame", "1.25 didHide",
        ]
      )
    }
  }

  /// Show ends at y = 667 - 216 = 451, resize to 260 at 667 - 260 = 407, hide at 667; begin and end
  /// differ in size only for the resize.
  @Test func announcesItsFrames() throws {
    try makeDevice().run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(height: 216)
      keyboard.show(height: 260)
      keyboard.hide()
      let movements = keyboard.posted.filter { $0.notification == .willChangeFrame }.map(\.movement)
      #expect(
        movements == [
          KeyboardMovement(begin: frame(y: 667, 216), end: frame(y: 451, 216), duration: 0.25),
          KeyboardMovement(begin: frame(y: 451, 216), end: frame(y: 407, 260), duration: 0.25),
          KeyboardMovement(begin: frame(y: 407, 260), end: frame(y: 667, 260), duration: 0.25),
        ]
      )
    }
  }

  @Test func payloadReadsBackAsValuesAndNumbers() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      SimulatedDevice.current.keyboard.show(height: 216)
      let payload = try #require(witness.payloads.last)
      let end = frame(y: 451, 216)
      let duration = payload[UIResponder.keyboardAnimationDurationUserInfoKey]
      #expect((payload[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.rectValue == end)
      #expect(payload[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == end)
      #expect(payload[UIResponder.keyboardFrameBeginUserInfoKey] is NSValue)
      #expect((duration as? NSNumber)?.doubleValue == 0.25)
      #expect(duration as? Double == 0.25)
      #expect(
        (payload[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7
      )
      #expect((payload[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true)
    }
  }

  @Test func scriptSetsDurationAndBeginFrame() throws {
    try makeDevice().run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(height: 258, duration: 0.4, begin: frame(y: 667, 0))
      #expect(
        keyboard.posted.last?.movement
          == KeyboardMovement(begin: frame(y: 667, 0), end: frame(y: 409, 258), duration: 0.4)
      )
    }
  }

  @Test func interruptedMovementPostsNoEnd() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      let keyboard = SimulatedDevice.current.keyboard
      let clock = SimulatedDevice.current.clock
      keyboard.show(height: 216)
      clock.advance(by: 0.1)
      keyboard.hide()
      clock.advance(by: 1)
      #expect(
        witness.words == [
          "0.0 willChangeFrame", "0.0 willShow",
          "0.1 willChangeFrame", "0.1 willHide", "0.35 didChangeFrame", "0.35 didHide",
        ]
      )
    }
  }

  @Test func observerCanHideKeyboard() throws {
    try makeDevice().run {
      let witness = KeyboardWitness()
      let keyboard = SimulatedDevice.current.keyboard
      witness.reaction = { name in
        if name == UIResponder.keyboardWillShowNotification { keyboard.hide() }
      }
      keyboard.show(height: 216)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(!keyboard.isVisible)
      #expect(witness.words.last == "0.25 didHide")
      #expect(!witness.words.contains("0.25 didShow"))
    }
  }

  @Test(arguments: [
    (DeviceOrientation.portrait, false, CGRect(x: 0, y: 451, width: 375, height: 216)),
    (.portrait, true, CGRect(x: 0, y: 407, width: 375, height: 260)),
    (.landscape, false, CGRect(x: 0, y: 213, width: 667, height: 162)),
  ])
  func deviceKeyboardIsDefault(
    orientation: DeviceOrientation,
    showsPredictions: Bool,
    frame: CGRect
  ) throws {
    var options = SimulationOptions()
    options.showsPredictions = showsPredictions
    try makeDevice(orientation: orientation, options: options).run {
      let keyboard = SimulatedDevice.current.keyboard
      #expect(keyboard.frame == nil)
      keyboard.show()
      #expect(keyboard.frame == frame)
    }
  }

  /// A rotation of 0.3 seconds: the new keyboard is 162 high on a screen of 667 x 375.
  @Test func rotationPostsHideAndShow() throws {
    let device = try makeDevice()
    device.run {
      let keyboard = device.keyboard
      keyboard.show(height: 216)
      device.clock.advance(by: 1)
      keyboard.rotationWillBegin()
      #expect(keyboard.isVisible)
      device.orientation = .landscape
      device.clock.advance(by: 0.3)
      keyboard.rotationDidEnd()
      device.clock.advance(by: 1)
      let events = keyboard.posted.dropFirst(4)
      #expect(
        events.map { "\($0.time) \($0.notification)" } == [
          "1.0 willChangeFrame", "1.0 willHide",
          "1.3 willChangeFrame", "1.3 willShow", "1.55 didChangeFrame", "1.55 didShow",
        ]
      )
      #expect(events.last?.movement.begin == CGRect(x: 0, y: 375, width: 667, height: 162))
      #expect(events.last?.movement.end == CGRect(x: 0, y: 213, width: 667, height: 162))
    }
  }

  @Test func dismissedKeyboardStaysHiddenAfterRotation() throws {
    let device = try makeDevice()
    device.run {
      let keyboard = device.keyboard
      keyboard.show(height: 216)
      device.clock.advance(by: 1)
      keyboard.rotationWillBegin()
      device.orientation = .landscape
      device.clock.advance(by: 0.1)
      keyboard.hide()
      device.clock.advance(by: 0.2)
      keyboard.rotationDidEnd()
      device.clock.advance(by: 1)
      #expect(
        keyboard.posted.dropFirst(4).map { "\($0.time) \($0.notification)" } == [
          "1.0 willChangeFrame", "1.0 willHide", "1.35 didChangeFrame", "1.35 didHide",
        ]
      )
    }
  }

  private func frame(y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 375, height: height)
  }
}
