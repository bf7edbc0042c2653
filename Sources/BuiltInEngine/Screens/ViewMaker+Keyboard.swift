import LayoutEngine
import ScenarioModel

/// The traits of text inputs.
extension ViewMaker {
  /// Returns a view as an input with settable traits; nil for another view.
  ///
  /// A cast to the protocol would search the conformances of all types.
  static func traitsHolder(_ view: UIView) -> (any TextInputTraitsHolder)? {
    switch view {
    case let field as UITextField: field
    case let textView as UITextView: textView
    case let bar as UISearchBar: bar
    case let view as TextInputView: view
    default: nil
    }
  }

  /// Gives a text input the traits of a document or scenario.
  static func configureTraits(
    _ input: any TextInputTraitsHolder,
    _ properties: ViewProperties
  ) {
    if let type = properties.keyboardType { input.keyboardType = UIKeyboardType(type) }
    if let type = properties.autocorrectionType {
      input.autocorrectionType = UITextAutocorrectionType(type)
    }
    if let type = properties.spellCheckingType {
      input.spellCheckingType = UITextSpellCheckingType(type)
    }
    if let type = properties.textContentType {
      input.textContentType = UITextContentType(rawValue: type.documentName)
    }
    if let isSecure = properties.isSecureTextEntry { input.isSecureTextEntry = isSecure }
    if properties.inputAssistantItem == .empty {
      input.inputAssistantItem.leadingBarButtonGroups = []
      input.inputAssistantItem.trailingBarButtonGroups = []
    }
  }
}

/// A responder with settable text input traits.
@MainActor
protocol TextInputTraitsHolder: UIResponder {
  var keyboardType: UIKeyboardType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var textContentType: UITextContentType? { get set }
  var isSecureTextEntry: Bool { get set }
}

extension UITextField: TextInputTraitsHolder {}
extension UITextView: TextInputTraitsHolder {}
extension UISearchBar: TextInputTraitsHolder {}

/// A view of a custom class that takes text and has an input or accessory view.
final class TextInputView: UIView, UIKeyInput, TextInputTraitsHolder {
  var keyboardType = UIKeyboardType.default
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType?
  var isSecureTextEntry = false
  var hasText: Bool { false }

  private var accessory: UIView?
  private var input: UIView?

  override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }

  override var canBecomeFirstResponder: Bool { !isHidden }

  func insertText(_ text: String) {}
  func deleteBackward() {}
}

extension UIKeyboardType {
  fileprivate init(_ type: KeyboardType) {
    self =
      switch type {
      case .default: .default
      case .asciiCapable: .asciiCapable
      case .numbersAndPunctuation: .numbersAndPunctuation
      case .URL: .URL
      case .numberPad: .numberPad
      case .phonePad: .phonePad
      case .namePhonePad: .namePhonePad
      case .emailAddress: .emailAddress
      case .decimalPad: .decimalPad
      case .twitter: .twitter
      case .webSearch: .webSearch
      case .asciiCapableNumberPad: .asciiCapableNumberPad
      }
  }
}

extension UITextAutocorrectionType {
  fileprivate init(_ correction: TextCorrection) {
    self =
      switch correction {
      case .default: .default
      case .no: .no
      case .yes: .yes
      }
  }
}

extension UITextSpellCheckingType {
  fileprivate init(_ correction: TextCorrection) {
    self =
      switch correction {
      case .default: .default
      case .no: .no
      case .yes: .yes
      }
  }
}
