import DeviceCatalog
import Testing

@testable import LayoutEngine

/// The differences between systems' keyboard notifications, on an iPhone 8: 375 x 667 points.
@MainActor @Suite struct KeyboardQuirkTests {
  @Test func returningKeyboardBeginsAtItsLastFrame() throws {
    try makeDevice().run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(height: 216)
      keyboard.hide()
      keyboard.show(height: 258)
      #expect(keyboard.posted.last?.movement.begin == rect(0, 667, 375, 216))
      #expect(keyboard.posted.last?.movement.end == rect(0, 409, 375, 258))
    }
  }

  /// 375 - 162 = 213 is the top of the keyboard in landscape.
  @Test func keyboardUsesNewSizeAfterRotation() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      device.keyboard.show(height: 216)
      device.keyboard.hide()
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      device.keyboard.show()
      #expect(device.keyboard.posted.last?.movement.begin == rect(0, 375, 667, 162))
      #expect(device.keyboard.posted.last?.movement.end == rect(0, 213, 667, 162))
    }
  }

  /// The frames of an iPad's keyboard with predictions that was up while the iPad rotated.
  @Test(arguments: [
    (DeviceOrientation.landscape, DeviceOrientation.portrait, rect(0, 1024, 768, 313)),
    (.portrait, .landscape, rect(0, 768, 1024, 398)),
  ])
  func rotatedVisibleKeyboardBeginsBelowScreen(
    from: DeviceOrientation,
    to: DeviceOrientation,
    begin: CGRect
  ) throws {
    var options = SimulationOptions()
    options.showsPredictions = true
    try makeDevice("ipad-6", orientation: from, options: options).run {
      let device = SimulatedDevice.current
      let field = TestField("field")
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      device.rotate(to: to)
      device.clock.advance(by: 1)
      #expect(device.keyboard.posted.last?.notification == .didShow)
      #expect(device.keyboard.posted.last?.movement.begin == begin)
    }
  }

  @Test func firstBeginFrameCanHaveZeroHeight() throws {
    var options = SimulationOptions()
    options.keyboardFirstBeginsWithoutHeight = true
    try makeDevice(options: options).run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(height: 216)
      #expect(keyboard.posted.last?.movement.begin == rect(0, 667, 375, 0))
      keyboard.hide()
      keyboard.show(height: 216)
      #expect(keyboard.posted.last?.movement.begin == rect(0, 667, 375, 216))
    }
  }

  @Test func hideEndFrameCanHaveZeroHeight() throws {
    var options = SimulationOptions()
    options.keyboardHidesWithoutHeight = true
    try makeDevice(options: options).run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.show(height: 216)
      keyboard.hide()
      #expect(keyboard.posted.last?.movement.begin == rect(0, 451, 375, 216))
      #expect(keyboard.posted.last?.movement.end == rect(0, 667, 375, 0))
    }
  }

  @Test func optionReversesNotificationOrder() throws {
    var options = SimulationOptions()
    options.keyboardAnnouncesFrameChangesFirst = false
    try makeDevice(options: options).run {
      let witness = KeyboardWitness()
      SimulatedDevice.current.keyboard.show()
      SimulatedDevice.current.clock.advance(by: 1)
      SimulatedDevice.current.keyboard.hide()
      #expect(
        witness.words == [
          "0.0 willShow", "0.0 willChangeFrame", "0.25 didShow", "0.25 didChangeFrame",
          "1.0 willHide", "1.0 willChangeFrame",
        ]
      )
    }
  }

  @Test func optionOmitsFrameChangeOfResize() throws {
    var options = SimulationOptions()
    options.keyboardAnnouncesFrameChangesWhileVisible = false
    try makeDevice(options: options).run {
      let witness = KeyboardWitness()
      let device = SimulatedDevice.current
      device.keyboard.show(height: 216)
      device.clock.advance(by: 1)
      device.keyboard.show(height: 258)
      device.clock.advance(by: 1)
      device.keyboard.hide()
      #expect(
        witness.words == [
          "0.0 willChangeFrame", "0.0 willShow", "0.25 didChangeFrame", "0.25 didShow",
          "1.0 willShow", "1.25 didShow", "2.0 willChangeFrame", "2.0 willHide",
        ]
      )
    }
  }

  @Test func olderSystemsAnnounceEachFocus() throws {
    var options = SimulationOptions()
    options.keyboardAnnouncesEachFocus = true
    try makeDevice(options: options).run {
      let (one, two) = (TestField("one"), TestField("two"))
      let device = SimulatedDevice.current
      one.becomeFirstResponder()
      device.clock.advance(by: 1)
      let witness = KeyboardWitness()
      two.becomeFirstResponder()
      #expect(witness.words == ["1.0 willChangeFrame", "1.0 willShow"])
      #expect(device.keyboard.posted.last?.movement.begin == rect(0, 451, 375, 216))
    }
  }

  @Test func optionSilencesKeyboardDuringPush() throws {
    var options = SimulationOptions()
    options.keyboardAnnouncesItselfInTransitions = false
    try makeDevice(options: options).run {
      let (one, two) = (TestField("one"), TestField("two"))
      let device = SimulatedDevice.current
      one.becomeFirstResponder()
      device.clock.advance(by: 1)
      let witness = KeyboardWitness()
      device.keyboard.duringTransition(duration: 0.35) { _ = two.becomeFirstResponder() }
      device.clock.advance(by: 1)
      #expect(witness.words.isEmpty)
    }
  }
}
