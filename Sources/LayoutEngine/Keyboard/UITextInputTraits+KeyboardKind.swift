import DeviceCatalog

extension SimulatedKeyboard {
  /// Returns the kind of keyboard for a first responder; nil for a script's keyboard.
  ///
  /// The keyboard has predictions only if the user's settings show them.
  func kind(for responder: UIResponder?) -> KeyboardKind {
    let traits = responder as? any UITextInputTraits
    if device.model.idiom == .phone, traits?.keyboardType.isNumberPad == true { return .numberPad }
    guard showsPredictions else { return .letters }
    let hasBar = hasShortcuts(for: responder) || traits?.allowsPredictions ?? true
    return hasBar ? .lettersWithPrediction : .letters
  }

  /// Whether an iPad's shortcuts bar has any content besides predictions.
  func hasShortcuts(for responder: UIResponder?) -> Bool {
    device.model.idiom == .pad && responder?.inputAssistantItemIfAny?.isEmpty != true
  }
}

extension UITextInputTraits {
  /// Whether the system predicts words for the text.
  ///
  /// It does not correct numbers or passwords. Without correction, it still checks the spelling if
  /// the application requires this, and shows the suggestions in the same bar.
  var allowsPredictions: Bool {
    guard !keyboardType.isNumberPad, !isSecureTextEntry, !isForPassword else { return false }
    return autocorrectionType != .no || spellCheckingType == .yes
  }

  private var isForPassword: Bool {
    textContentType == .password || textContentType == .newPassword
  }
}

extension UIKeyboardType {
  /// Whether a phone shows only number keys.
  var isNumberPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
