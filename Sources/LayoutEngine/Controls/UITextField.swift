public import Foundation
import TextMeasurement

/// One line of text that can be edited; becoming first responder brings up the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  static let defaultFontSize: CGFloat = 17

  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
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
      storedAttributedText = nil
      if text == nil { text = "" }
      selectedOffsets = NSRange(location: length, length: 0)
      invalidateIntrinsicContentSize()
    }
  }

  /// The letters chosen, or where the cursor is.
  var selectedOffsets = NSRange(location: 0, length: 0)

  var markedOffsets: NSRange?

  /// The text with attributes, of which the characters are measured in the field's font.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  /// What shows while there is no text; setting it drops attributes.
  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The placeholder with attributes, of which the characters are measured.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue
    }
  }

  private var storedAttributedText: NSAttributedString?
  private var storedAttributedPlaceholder: NSAttributedString?
  private(set) var lastSize = LastControlSize<TextFieldContent, IntrinsicSize>()

  /// Attributes of text that has none of its own; they change no size here.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// The font; 17 points of the system's unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: defaultFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func contentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.adjustedForContentSizeCategory }
  }

  open var textColor: UIColor?
  /// Where the text lies in the field.
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// The object that is notified of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text goes when the next letter is typed.
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  /// The image behind the text while the field cannot be operated.
  open var disabledBackground: UIImage?
  /// Whether the font follows the text size of the settings.
  open var adjustsFontForContentSizeCategory = false
  /// When the button shows that takes the text away.
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

  /// When something at a side of the text shows.
  public enum ViewMode: Int, Sendable {
    /// Never, or only while the text is edited.
    case never, whileEditing
    /// Only while the text is not edited, or always.
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
  /// Whether spaces come and go with words that are pasted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// What a password that is made up must have.
  open var passwordRules: UITextInputPasswordRules?
  open var adjustsFontSizeToFitWidth = false
  /// The size to which it shrinks at most.
  open var minimumFontSize: CGFloat = 0

  open var isEditing: Bool { isFirstResponder }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

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

  override var metricSize: IntrinsicSize {
    let value = font?.value ?? UIFont.systemFont(ofSize: Self.defaultFontSize).value
    let shown = text?.isEmpty ?? true ? placeholder : text
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

  /// The border's rectangle: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The text's rectangle: inside the border, between what shows at the sides.
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

  /// The placeholder's rectangle: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of text that is being edited: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the button that clears the text, before the right edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = CGFloat(TextFieldBorder.clearButtonSide)
    let x = bounds.maxX - side - borderStyle.metric.clearButtonMargin
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// The rectangle of ``leftView``: at the left edge, in its own size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds) { _ in bounds.minX }
  }

  /// The rectangle of ``rightView``: at the right edge, in its own size.
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

  /// What is at the sides of the text may come or go.
  private func editingDidChange() {
    if leftView != nil || rightView != nil { sideViewsDidChange() } else { setNeedsLayout() }
  }

  /// Views at the sides are subviews only while they show.
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

  /// Gives the views at the sides their frames.
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

  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Puts text in the place of the letters chosen, if the delegate agrees.
  open func insertText(_ text: String) { type(text, inPlaceOf: selectedOffsets) }

  /// Takes the letters chosen away, or the one before the cursor, if the delegate agrees.
  open func deleteBackward() {
    guard let range = rangeToDelete else { return }
    type("", inPlaceOf: range)
  }

  private func type(_ text: String, inPlaceOf range: NSRange) {
    let isWanted =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    if isWanted { replaceCharacters(in: range, with: text) }
  }

  func replaceCharacters(in range: NSRange, with replacement: String) {
    text = (characters as NSString).replacingCharacters(in: range, with: replacement)
    selectedOffsets = NSRange(location: range.location + replacement.utf16.count, length: 0)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Positions

  /// The letters chosen, or where the cursor is.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedOffsets) }
    set {
      guard let range = newValue.flatMap({ offsets(of: $0) }), range != selectedOffsets
      else { return }
      selectedOffsets = range
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// How letters look that are being composed.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// The object that is notified of changes made by code.
  open weak var inputDelegate: (any UITextInputDelegate)?

  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  open func text(in range: UITextRange) -> String? { string(in: range) }

  /// Puts text in the place of a stretch, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = offsets(of: range) { replaceCharacters(in: range, with: text) }
  }

  /// The rectangle of a cursor, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    offset(of: position).map { placedLines.caret(at: $0) } ?? .null
  }

  /// The rectangle of a stretch, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// The rectangle of a stretch, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    placedSelectionRects(for: range)
  }

  /// The position nearest to a point of the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(placedLines.offset(nearest: point))
  }
}

extension UITextField: OffsetText {
  var characters: String { text ?? "" }

  /// One line in the middle of the text's rectangle.
  var placedLines: PlacedLines {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let font = (font ?? .systemFont(ofSize: Self.defaultFontSize)).value
    let fragments = TextFragments(
      MeasuredText(StyledText(characters, font: font), era: ControlMetrics.current.fontEra),
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
  /// Posted when editing has begun; the object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted when the text has changed by typing; the object is the field.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Posted when editing has ended; the object is the field.
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
