public import Foundation

/// A view that replaces the keyboard or extends it at the top.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// Whether the view has the keyboard's background.
  public enum Style: Int, Sendable {
    case `default`
    case keyboard
  }

  /// Whether the view has the keyboard's background.
  public let inputViewStyle: Style

  /// Whether constraints determine the view's height.
  ///
  /// Only stored: an input view keeps the height of its frame.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The controller of a custom keyboard.
///
/// The document is always empty: keyboards cannot edit another application's text here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The controller's view, as an input view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// Creates an input view with the screen's width.
  open override func loadView() {
    view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
  }

  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = EmptyDocument()

  /// Whether the keyboard must have a key for the next keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  open var primaryLanguage: String?

  /// Whether the keyboard has its own dictation key.
  open var hasDictationKey = false

  /// Dismisses the keyboard; does nothing, because the system does not show this keyboard.
  open func dismissKeyboard() {}

  /// Switches to the next keyboard; does nothing, because there is only one.
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
