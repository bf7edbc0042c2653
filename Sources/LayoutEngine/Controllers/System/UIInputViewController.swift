public import Foundation

/// A view instead of the keyboard, or on top of it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// Whether the view looks like a keyboard.
  public enum Style: Int, Sendable {
    case `default`
    case keyboard
  }

  /// Whether the view looks like a keyboard.
  public let inputViewStyle: Style

  /// Whether constraints decide the view's height.
  ///
  /// Recorded only: an input view is as high as its frame.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view is a keyboard.
///
/// No other application's text can be written here: the document is empty and stays so.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The controller's view, as an input view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// Makes an input view as wide as the screen.
  open override func loadView() {
    view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
  }

  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = EmptyDocument()

  /// Whether the keyboard must have a key that leads to the next one.
  open var needsInputModeSwitchKey: Bool { false }

  open var primaryLanguage: String?

  /// Whether the keyboard has a dictation key of its own.
  open var hasDictationKey = false

  /// Dismisses the keyboard, which the system does not show here.
  open func dismissKeyboard() {}

  /// Leads to the next keyboard, of which there is none here.
  open func advanceToNextInputMode() {}
}

@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

private final class EmptyDocument: NSObject, UITextDocumentProxy {
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { false }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
