public import Foundation

/// One line of text that can be edited; becoming first responder brings up the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  private static let defaultFontSize: CGFloat = 17

  /// The borders.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A thin rectangle.
    case line
    /// A sunken rectangle.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// Makes a field of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a field; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; never nil once read, as UIKit has it.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      invalidateIntrinsicContentSize()
    }
  }

  /// What shows while there is no text.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }

  /// The font; 17 points of the system's unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: defaultFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text lies in the field.
  open var textAlignment = NSTextAlignment.natural
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Hears of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text shows as dots.
  open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
  /// The keys.
  open var keyboardType = UIKeyboardType.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// What kind of text is expected.
  open var textContentType: UITextContentType?
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The size to which it shrinks at most.
  open var minimumFontSize: CGFloat = 0

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// What takes the place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// What sits on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// A field that can be operated takes the focus.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && !isHidden && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  /// A field gives the focus up unless its delegate objects.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override func didBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  override func didEndEditing() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  override func scrollIntoView() { scrollIntoEnclosingScrollView() }

  override var metricSize: IntrinsicSize {
    let value = font?.value ?? UIFont.systemFont(ofSize: Self.defaultFontSize).value
    let shown = text?.isEmpty ?? true ? placeholder : text
    return ControlMetrics.current.textField(
      TextFieldContent(
        text: shown,
        font: value,
        border: borderStyle.metric,
        isSecure: isSecureTextEntry
      )
    )
  }

  override var firstBaselineFromTop: CGFloat? {
    guard let font else { return nil }
    let height = intrinsicContentSize.height
    return pixelGrid.round((height - font.lineHeight) / 2 + font.ascender)
  }

  override var heightAroundLine: CGFloat? { intrinsicContentSize.height }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Adds text at the end, if the delegate agrees.
  open func insertText(_ text: String) {
    let present = self.text ?? ""
    replace(NSRange(location: present.utf16.count, length: 0), by: text, giving: present + text)
  }

  /// Takes the last letter away, if the delegate agrees.
  open func deleteBackward() {
    guard let present = text, let last = present.last else { return }
    let length = last.utf16.count
    let range = NSRange(location: present.utf16.count - length, length: length)
    replace(range, by: "", giving: String(present.dropLast()))
  }

  private func replace(_ range: NSRange, by replacement: String, giving result: String) {
    let isWanted =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
    guard isWanted else { return }
    text = result
    sendActions(for: .editingChanged)
  }
}

extension UITextField.BorderStyle {
  fileprivate var metric: TextFieldBorder {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}

/// Hears of a field's editing; every method has a default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the clear button does what it does.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
