import Testing

@testable import LayoutEngine

/// Keyboards of fields with different traits.
///
/// An iPhone 8 is 667 points high. Its letters are 216 high without predictions and 260 with them.
@MainActor @Suite struct KeyboardTraitTests {
  @Test(arguments: [
    (UIKeyboardType.default, 260.0), (.asciiCapable, 260), (.emailAddress, 260), (.URL, 260),
    (.numbersAndPunctuation, 260), (.namePhonePad, 260), (.numberPad, 216), (.phonePad, 216),
    (.decimalPad, 216), (.asciiCapableNumberPad, 216),
  ])
  func numberPadsHaveNoPredictions(type: UIKeyboardType, expected: Double) throws {
    let actual = try makeDevice(options: .predicting).run {
      let field = UITextField()
      field.keyboardType = type
      field.becomeFirstResponder()
      return SimulatedDevice.current.keyboard.height
    }
    #expect(actual == CGFloat(expected))
  }

  @Test(arguments: [
    (UITextAutocorrectionType.default, UITextSpellCheckingType.default, 260.0),
    (.yes, .no, 260), (.no, .default, 216), (.no, .no, 216), (.no, .yes, 260),
  ])
  func uncorrectedFieldsHaveNoPredictions(
    autocorrection: UITextAutocorrectionType,
    spelling: UITextSpellCheckingType,
    expected: Double
  ) throws {
    let actual = try makeDevice(options: .predicting).run {
      let field = UITextField()
      field.autocorrectionType = autocorrection
      field.spellCheckingType = spelling
      field.becomeFirstResponder()
      return SimulatedDevice.current.keyboard.height
    }
    #expect(actual == CGFloat(expected))
  }

  @Test func passwordFieldsHaveNoPredictions() throws {
    try makeDevice(options: .predicting).run {
      let (secure, typed) = (UITextField(), UITextField())
      secure.isSecureTextEntry = true
      typed.textContentType = .newPassword
      for field in [secure, typed] {
        field.becomeFirstResponder()
        #expect(SimulatedDevice.current.keyboard.height == 216)
      }
    }
  }

  @Test func searchBarsFollowTheirTraits() throws {
    try makeDevice(options: .predicting).run {
      let bar = UISearchBar()
      bar.autocorrectionType = .no
      bar.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.height == 216)
    }
  }

  /// Predictions off: a field without correction is as high as any other.
  @Test func correctionDoesNotChangePlainKeyboard() throws {
    try makeDevice().run {
      let field = UITextField()
      field.autocorrectionType = .no
      field.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.height == 216)
    }
  }

  /// 667 - 260 = 407, and 667 - 216 = 451.
  @Test func focusOnAnotherKeyboardPostsFrames() throws {
    try makeDevice(options: .predicting).run {
      let (name, code) = (UITextField(), UITextField())
      code.keyboardType = .numberPad
      name.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      let witness = KeyboardWitness()
      code.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(
        witness.words == [
          "1.0 willChangeFrame", "1.0 willShow", "1.25 didChangeFrame", "1.25 didShow",
        ]
      )
      let movement = try #require(SimulatedDevice.current.keyboard.posted.last?.movement)
      #expect(movement.begin == rect(0, 407, 375, 260))
      #expect(movement.end == rect(0, 451, 375, 216))
    }
  }

  @Test func equalKeyboardsPostNothing() throws {
    try makeDevice(options: .predicting).run {
      let (code, password) = (UITextField(), UITextField())
      code.keyboardType = .numberPad
      password.isSecureTextEntry = true
      code.becomeFirstResponder()
      SimulatedDevice.current.clock.advance(by: 1)
      let witness = KeyboardWitness()
      password.becomeFirstResponder()
      #expect(witness.words.isEmpty)
    }
  }

  // MARK: iPads

  /// An iPad 9.7 has keys of 258 and a shortcuts bar of 55, 313 together, for any keyboard type.
  @Test func padsHaveOneHeightForAllTypes() throws {
    try makeDevice("ipad-6", options: .predicting).run {
      let field = UITextField()
      field.keyboardType = .numberPad
      field.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.height == 313)
    }
  }

  @Test func emptyShortcutsStayForPredictionsOnly() throws {
    try makeDevice("ipad-6", options: .predicting).run {
      let (predicted, exact) = (UITextField(), UITextField())
      exact.autocorrectionType = .no
      for field in [predicted, exact] {
        field.inputAssistantItem.leadingBarButtonGroups = []
        field.inputAssistantItem.trailingBarButtonGroups = []
      }
      predicted.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.height == 313)
      exact.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.height == 258)
    }
  }

  @Test func hardwareKeyboardsHideEmptyShortcuts() throws {
    try makeDevice("ipad-6").run {
      let field = UITextField()
      SimulatedDevice.current.keyboard.setHasHardwareKeyboard(true)
      field.becomeFirstResponder()
      #expect(SimulatedDevice.current.keyboard.height == 55)
      field.inputAssistantItem.leadingBarButtonGroups = []
      field.inputAssistantItem.trailingBarButtonGroups = []
      field.reloadInputViews()
      #expect(!SimulatedDevice.current.keyboard.isVisible)
    }
  }
}

extension SimulationOptions {
  fileprivate static var predicting: SimulationOptions {
    var options = SimulationOptions()
    options.showsPredictions = true
    return options
  }
}
