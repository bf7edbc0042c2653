public import Foundation
import TextMeasurement

/// One line of editable text; becoming first responder shows the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  static let defaultFontSize: CGFloat = 17

  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// Creates a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; reading it never returns nil, as in UIKit.
  open var text: String? {
    get { storedText }
    set { setText(newValue, attributed: nil) }
  }

  /// The value of ``text`` in this class, for subclasses that override the property.
  private var storedText = ""

  private func setText(_ text: String?, attributed: NSAttributedString?) {
    storedText = text ?? ""
    storedAttributedText = attributed
    selectedOffsets = NSRange(location: length, length: 0)
    invalidateIntrinsicContentSize()
  }

  /// The selected characters, or the position of the cursor.
  var selectedOffsets = NSRange(location: 0, length: 0)

  var markedOffsets: NSRange?

  /// The text with attributes; its characters are measured in the field's font.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: storedText) }
    set { setText(newValue?.string, attributed: newValue) }
  }

  /// The text that appears while the field is empty; setting it removes attributes.
  open var placeholder: String? {
    get { storedPlaceholder }
    set { setPlaceholder(newValue, attributed: nil) }
  }

  private var storedPlaceholder: String?

  private func setPlaceholder(_ placeholder: String?, attributed: NSAttributedString?) {
    storedPlaceholder = placeholder
    storedAttributedPlaceholder = attributed
    invalidateIntrinsicContentSize()
  }

  /// The placeholder with attributes; only its characters are measured.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? storedPlaceholder.map { NSAttributedString(string: $0) } }
    set { setPlaceholder(newValue?.string, attributed: newValue) }
  }

  private var storedAttributedText: NSAttributedString?
  private var storedAttributedPlaceholder: NSAttributedString?
  private(set) var lastSize = LastControlSize<TextFieldContent, ControlSize>()

  /// The attributes of text that has no attributes; they do not affect the size.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// The font; the system font of 17 points unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: defaultFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func contentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.adjustedForContentSizeCategory }
  }

  open var textColor: UIColor?
  /// The alignment of the text in the field.
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// The object that receives the events of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text is cleared when the next character is typed.
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  /// The background image while the field is disabled.
  open var disabledBackground: UIImage?
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// The visibility of the clear button.
  open var clearButtonMode = ViewMode.never

  /// The view before the text on the left.
  open var leftView: UIView? {
    didSet {
      if leftView !== oldValue { oldValue?.removeFromSuperview() }
      sideViewsDidChange()
    }
  }

  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

  /// The view after the text on the right.
  open var rightView: UIView? {
    didSet {
      if rightView !== oldValue { oldValue?.removeFromSuperview() }
      sideViewsDidChange()
    }
  }

  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

  /// The visibility of a view at a side of the text.
  public enum ViewMode: Int, Sendable {
    /// Never, or only during editing.
    case never, whileEditing
    /// Only outside of editing, or always.
    case unlessEditing, always
  }

  open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether pasting words adds and removes spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// The requirements for a generated password.
  open var passwordRules: UITextInputPasswordRules?
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size when the text is scaled down.
  open var minimumFontSize: CGFloat = 0

  open var isEditing: Bool { isFirstResponder }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// Whether the field can become first responder; only an enabled field can.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && !isHidden && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  /// Whether the field can resign; the delegate may refuse.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override func didBeginEditing() {
    if clearsOnBeginEditing { text = "" }
    editingDidChange()
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.textFieldDidBeginEditing(self)
    }
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func didEndEditing() {
    editingDidChange()
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override func scrollIntoView() { scrollIntoEnclosingScrollView() }

  override var metricSize: ControlSize {
    let value = font?.value ?? UIFont.systemFont(ofSize: Self.defaultFontSize).value
    let shown = storedText.isEmpty ? storedPlaceholder : storedText
    let content = TextFieldContent(
      text: shown,
      font: value,
      border: borderStyle.metric,
      isSecure: isSecureTextEntry,
      sideWidth: Double(shownSideViews.reduce(0) { $0 + $1.bounds.width })
    )
    return lastSize.size(of: content) { $0.textField(content) }
  }

  // MARK: Rectangles of the parts

  /// Returns the border's rectangle, which is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the text's rectangle: inside the border and between the visible side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: UIEdgeInsets(borderStyle.metric.textInsets))
    if shows(leftViewMode), leftView != nil {
      let edge = leftViewRect(forBounds: bounds).maxX
      rect = CGRect(x: edge, y: rect.minY, width: rect.maxX - edge, height: rect.height)
    }
    if shows(rightViewMode), rightView != nil {
      rect.size.width = rightViewRect(forBounds: bounds).minX - rect.minX
    } else if shows(clearButtonMode) {
      rect.size.width = clearButtonRect(forBounds: bounds).minX - rect.minX
    }
    rect.size.width = max(0, rect.width)
    return rect
  }

  /// Returns the placeholder's rectangle, which is the text's.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of text during editing, which is the text's.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the clear button's rectangle, before the right edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = CGFloat(TextFieldBorder.clearButtonSide)
    let x = bounds.maxX - side - borderStyle.metric.clearButtonMargin
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Returns the rectangle of ``leftView``: at the left edge, in its own size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds) { _ in bounds.minX }
  }

  /// Returns the rectangle of ``rightView``: at the right edge, in its own size.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds) { bounds.maxX - $0 }
  }

  private func sideRect(
    of view: UIView?,
    in bounds: CGRect,
    x: (CGFloat) -> CGFloat
  ) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let height = min(size.height, bounds.height)
    let y = bounds.midY - height / 2
    return CGRect(x: x(size.width), y: y, width: size.width, height: height)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var shownSideViews: [UIView] {
    var shown: [UIView] = []
    if let leftView, shows(leftViewMode) { shown.append(leftView) }
    if let rightView, shows(rightViewMode) { shown.append(rightView) }
    return shown
  }

  /// Updates the visibility of the side views.
  private func editingDidChange() {
    if leftView != nil || rightView != nil { sideViewsDidChange() } else { setNeedsLayout() }
  }

  /// Adds the visible side views as subviews and removes the others.
  private func sideViewsDidChange() {
    let shown = shownSideViews
    for view in [leftView, rightView].compactMap({ $0 }) {
      if !shown.contains(view) {
        if view.superview === self { view.removeFromSuperview() }
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets the frames of the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in shownSideViews {
      view.frame =
        view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
  }

  override var firstBaselineFromTop: CGFloat? {
    guard let font else { return nil }
    let height = intrinsicContentSize.height
    return pixelGrid.round((height - font.lineHeight) / 2 + font.ascender)
  }

  override var heightAroundLine: CGFloat? { intrinsicContentSize.height }

  // MARK: Text input

  open var hasText: Bool { !storedText.isEmpty }

  /// Replaces the selected characters with text, if the delegate agrees.
  open func insertText(_ text: String) { type(text, inPlaceOf: selectedOffsets) }

  /// Deletes the selected characters, or the one before the cursor, if the delegate agrees.
  open func deleteBackward() {
    guard let range = rangeToDelete else { return }
    type("", inPlaceOf: range)
  }

  private func type(_ text: String, inPlaceOf range: NSRange) {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    if isAllowed { replaceCharacters(in: range, with: text) }
  }

  func replaceCharacters(in range: NSRange, with replacement: String) {
    text = (characters as NSString).replacingCharacters(in: range, with: replacement)
    selectedOffsets = NSRange(location: range.location + replacement.utf16.count, length: 0)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Positions

  /// The selected characters, or the position of the cursor.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedOffsets) }
    set {
      guard let range = newValue.flatMap({ offsets(of: $0) }), range != selectedOffsets
      else { return }
      selectedOffsets = range
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The attributes of marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// The object that receives changes from code.
  open weak var inputDelegate: (any UITextInputDelegate)?

  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  open func text(in range: UITextRange) -> String? { string(in: range) }

  /// Replaces a range with text, without calling the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = offsets(of: range) { replaceCharacters(in: range, with: text) }
  }

  /// Returns the rectangle of a cursor, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    offset(of: position).map { placedLines.caret(at: $0) } ?? .null
  }

  /// Returns the rectangle of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the rectangle of a range, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    placedSelectionRects(for: range)
  }

  /// Returns the position nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(placedLines.offset(nearest: point))
  }
}

extension UITextField: OffsetText {
  var characters: String { storedText }

  /// One line, vertically centered in the text's rectangle.
  var placedLines: PlacedLines {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let font = (font ?? .systemFont(ofSize: Self.defaultFontSize)).value
    let fragments = TextFragments(
      MeasuredText(
        StyledText(characters, font: font),
        generation: ControlMetrics.current.fontGeneration
      ),
      maximumLines: 1,
      lineBreakMode: .byClipping
    )
    let height = CGFloat(font.lineHeight)
    let spare = max(0, rect.width - CGFloat(fragments.lines.first?.width ?? 0))
    return PlacedLines(
      fragments: fragments,
      origin: CGPoint(
        x: rect.minX + spare * textAlignment.leftPart,
        y: rect.midY - height / 2
      ),
      alignment: 0,
      emptyHeight: height
    )
  }
}

extension UITextField {
  /// Posted after editing has begun; the object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted after typing has changed the text; the object is the field.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Posted after editing has ended; the object is the field.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
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
