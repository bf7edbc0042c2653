public import Foundation

/// Several lines of text that can be edited and, unless switched off, scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextWrapping {
  /// What the lines keep from the left and right edges of their container, in points.
  private static let lineFragmentPadding: CGFloat = 5
  private static let defaultFontSize: CGFloat = 12

  /// Makes a view of the given frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a view of the given frame; the container's size follows from it.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      contentDidChange()
    }
  }

  /// The font; 12 points of the system's unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: defaultFontSize) {
    didSet { contentDidChange() }
  }

  /// The colour of the text.
  open var textColor: UIColor?
  /// Where lines lie in the view.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true

  /// Distances from the edges to the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// Whether the text scrolls; if not, the view would like to be as high as the text.
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

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

  /// A view that can be edited takes the focus.
  open override var canBecomeFirstResponder: Bool {
    isEditable && !isHidden && (textDelegate?.textViewShouldBeginEditing(self) ?? true)
  }

  override var beginsEditingAfterKeyboard: Bool { true }

  override func didBeginEditing() { textDelegate?.textViewDidBeginEditing(self) }

  override func didEndEditing() { textDelegate?.textViewDidEndEditing(self) }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// A view gives the focus up unless its delegate objects.
  open override var canResignFirstResponder: Bool {
    textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  // MARK: Size

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the content the size of the text in the view's width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: size(wrappedAt: bounds.width).height)
  }

  /// None while the text scrolls, else the text's with its insets.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(wrappedAt: nil)
  }

  /// The size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: size.width > 0 ? size.width : nil)
  }

  func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard !isScrollEnabled, width > 0 else { return nil }
    return CGSize(width: intrinsicContentSize.width, height: size(wrappedAt: width).height)
  }

  private func size(wrappedAt width: CGFloat?) -> CGSize {
    let (metrics, insets) = (ControlMetrics.current, textContainerInset)
    let sides = insets.left + insets.right + 2 * Self.lineFragmentPadding
    let value = font?.value ?? UIFont.systemFont(ofSize: Self.defaultFontSize).value
    let layout = TextLayout(
      text ?? "",
      font: value,
      era: metrics.fontEra,
      width: width.map { max(0, $0 - sides) }
    )
    // An empty view is as high as the line that will be written in it.
    let height = layout.lines.isEmpty ? value.lineHeight : layout.height
    return CGSize(
      width: metrics.toPixel(layout.width) + sides,
      height: metrics.toPixel(height) + insets.top + insets.bottom
    )
  }

  override var firstBaselineFromTop: CGFloat? {
    font.map { textContainerInset.top + pixelGrid.round($0.ascender) }
  }

  override var lastBaselineFromBottom: CGFloat {
    guard let font else { return textContainerInset.bottom }
    let line = pixelGrid.ceil(font.lineHeight)
    return textContainerInset.bottom + line - pixelGrid.round(font.ascender)
  }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// Adds text at the end.
  open func insertText(_ text: String) {
    self.text += text
    textDelegate?.textViewDidChange(self)
  }

  /// Takes the last letter away.
  open func deleteBackward() {
    guard hasText else { return }
    text.removeLast()
    textDelegate?.textViewDidChange(self)
  }
}

/// The area in which text is laid out; a text view makes its own.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {}

/// Hears of a text view's editing; every method has a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
