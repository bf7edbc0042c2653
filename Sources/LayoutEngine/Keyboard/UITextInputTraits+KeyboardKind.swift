import DeviceCatalog

extension SimulatedKeyboard {
  /// The kind of keyboard for a first responder; nil for a keyboard that a script shows.
  ///
  /// A bar above the keys is there only while the user's settings show predictions.
  func kind(for responder: UIResponder?) -> KeyboardKind {
    let traits = responder as? any UITextInputTraits
    if device.model.idiom == .phone, traits?.keyboardType.isNumberPad == true { return .numberPad }
    guard showsPredictions else { return .letters }
    let hasBar = hasShortcuts(for: responder) || traits?.allowsPredictions ?? true
    return hasBar ? .lettersWithPrediction : .letters
  }

  /// Whether the bar of an iPad has anything to show beside predictions.
  func hasShortcuts(for responder: UIResponder?) -> Bool {
    device.model.idiom == .pad && responder?.inputAssistantItemIfAny?.isEmpty != true
  }
}

extension UITextInputTraits {
  /// Whether the system predicts words for the text.
  ///
  /// It corrects neither numbers nor passwords. Without correction it still checks the spelling where an
  /// application insists on that, and shows the words in the same bar.
  var allowsPredictions: Bool {
    guard !keyboardType.isNumberPad, !isSecureTextEntry, !isForPassword else { return false }
    return autocorrectionType != .no || spellCheckingType == .yes
  }

  private var isForPassword: Bool {
    textContentType == .password || textContentType == .newPassword
  }
}

extension UIKeyboardType {
  /// Whether a phone shows keys of numbers and nothing else.
  var isNumberPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
