import Testing

@testable import LayoutEngine

/// Views above the keys, or in place of the keys.
///
/// An iPhone 8 is 375 x 667 points and has a keyboard of 216.
@MainActor @Suite struct KeyboardAccessoryTests {
  /// 216 + 44 = 260, and 667 - 260 = 407.
  @Test func accessoryMakesKeyboardHigher() throws {
    try makeDevice().run {
      let field = makeField(accessory: bar())
      field.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.frame == rect(0, 407, 375, 260))
    }
  }

  @Test func sharedAccessoryPostsNothing() throws {
    try makeDevice().run {
      let accessory = bar()
      let (one, two) = (makeField(accessory: accessory), makeField(accessory: accessory))
      one.becomeFirstResponder()
      let witness = KeyboardWitness()
      two.becomeFirstResponder()
      #expect(witness.words.isEmpty)
    }
  }

  @Test func anotherAccessoryPostsTheWholeSequence() throws {
    try makeDevice().run {
      let (one, two) = (makeField(accessory: bar()), makeField(accessory: bar()))
      one.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      let witness = KeyboardWitness()
      two.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(
        witness.words == [
          "1.0 willChangeFrame", "1.0 willShow", "1.25 didChangeFrame", "1.25 didShow",
        ]
      )
      let movement = try #require(SimulatedDevice.current.keyboard.posted.last?.movement)
      #expect(movement.begin == rect(0, 407, 375, 260))
      #expect(movement.end == rect(0, 407, 375, 260))
    }
  }

  @Test func reloadedAccessoryChangesHeight() throws {
    try makeDevice().run {
      let field = makeField(accessory: nil)
      field.becomeFirstResponder()
      field.inputAccessoryView = bar()
      #expect(SimulatedDevice.current.keyboard.height == 216)
      field.reloadInputViews()
      #expect(SimulatedDevice.current.keyboard.height == 260)
      #expect(SimulatedDevice.current.keyboard.posted.last?.notification == .willShow)
    }
  }

  /// On an iPhone X, 291 + 44 = 335 grows by 31.667 to 366.667.
  ///
  /// The top moves from y = 812 - 335 = 477 to 812 - 366.667 = 445.333, at once.
  @Test func growingAccessoryPostsFrameChangeOnly() throws {
    try makeDevice("iphone-x").run {
      let accessory = bar()
      let field = makeField(accessory: accessory)
      field.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      let witness = KeyboardWitness()
      accessory.frame.size.height = 44 + 95.0 / 3
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(witness.words == ["1.0 willChangeFrame", "1.0 didChangeFrame"])
      let movement = try #require(SimulatedDevice.current.keyboard.posted.last?.movement)
      #expect(movement.duration == 0)
      #expect(movement.begin == rect(0, 477, 375, 335))
      #expect(abs(movement.end.minY - 1336.0 / 3) < 0.001)
      #expect(abs(movement.end.height - 1100.0 / 3) < 0.001)
    }
  }

  @Test func flexibleAccessoryFitsItsContent() throws {
    try makeDevice().run {
      let accessory = ContentBox(100, 50)
      let field = makeField(accessory: accessory)
      field.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.height == 266)
      accessory.size.height = 60
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(SimulatedDevice.current.keyboard.height == 276)
    }
  }

  @Test func controllerAccessoryServesItsFields() throws {
    final class Controller: UIViewController {
      let bar = UIView(frame: rect(0, 0, 375, 44))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    try makeDevice().run {
      let (window, controller, field) = (UIWindow(), Controller(), UITextField())
      controller.view.addSubview(field)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.frame == rect(0, 407, 375, 260))
      // The controller alone has only the bar: 667 - 44 = 623.
      controller.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.frame == rect(0, 623, 375, 44))
    }
  }

  // MARK: Hardware keyboards

  @Test func hardwareKeyboardShowsOnlyAccessory() throws {
    try makeDevice().run {
      let keyboard = SimulatedDevice.current.keyboard
      keyboard.setHasHardwareKeyboard(true)
      let (plain, equipped) = (makeField(accessory: nil), makeField(accessory: bar()))
      plain.becomeFirstResponder()
      #expect(keyboard.posted.isEmpty)
      equipped.becomeFirstResponder()
      #expect(
        keyboard.posted.map(\.movement).last
          == KeyboardMovement(
            begin: rect(0, 667, 375, 44),
            end: rect(0, 623, 375, 44),
            duration: 0.25
          )
      )
      #expect(keyboard.posted.map(\.notification) == [.willChangeFrame, .willShow])
    }
  }

  /// The shortcuts bar is 55 high; on a rounded iPad the home indicator's 20 points are below it.
  @Test(arguments: [("ipad-6", rect(0, 969, 768, 55)), ("ipad-10", rect(0, 1105, 820, 75))])
  func padKeepsShortcutsBar(device: String, frame: CGRect) throws {
    try makeDevice(device).run {
      let field = makeField(accessory: nil)
      field.becomeFirstResponder()
      SimulatedDevice.current.keyboard.setHasHardwareKeyboard(true)
      #expect(SimulatedDevice.current.keyboard.frame == frame)
    }
  }

  @Test func hardwareKeyboardHidesSoftwareKeyboard() throws {
    try makeDevice().run {
      let keyboard = SimulatedDevice.current.keyboard
      let field = makeField(accessory: nil)
      field.becomeFirstResponder()
      keyboard.setHasHardwareKeyboard(true)
      #expect(!keyboard.isVisible)
      #expect(field.isFirstResponder)
      #expect(keyboard.posted.last?.notification == .willHide)
      keyboard.setHasHardwareKeyboard(false)
      #expect(keyboard.height == 216)
    }
  }

  // MARK: Predictions

  /// 216 without and 260 with the bar of predictions: y 451 and 407.
  @Test func thePredictionBarChangesTheHeight() throws {
    try makeDevice().run {
      let keyboard = SimulatedDevice.current.keyboard
      let field = makeField(accessory: nil)
      field.becomeFirstResponder()
      keyboard.setShowsPredictions(true)
      let movement = try #require(keyboard.posted.last?.movement)
      #expect(movement.begin == rect(0, 451, 375, 216))
      #expect(movement.end == rect(0, 407, 375, 260))
      #expect(keyboard.posted.suffix(2).map(\.notification) == [.willChangeFrame, .willShow])
      keyboard.setShowsPredictions(false)
      #expect(keyboard.height == 216)
    }
  }

  private func bar() -> UIView { UIView(frame: rect(0, 0, 375, 44)) }

  private func makeField(accessory: UIView?) -> UITextField {
    let field = UITextField()
    field.inputAccessoryView = accessory
    return field
  }
}
