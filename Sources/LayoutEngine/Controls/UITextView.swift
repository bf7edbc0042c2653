public import Foundation
import TextMeasurement

/// Several lines of editable text, which scroll unless scrolling is disabled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextWrapping, TextDisplay {
  /// The font of characters without a font.
  static var defaultFont: UIFont { .ofTextSystem }

  /// The area of the text; its padding and limits affect the view's size.
  public let textContainer: NSTextContainer

  /// Creates a view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a view with a frame and a container, which takes its size from the frame.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.textView = self
    if let storage = textContainer?.layoutManager?.textStorage {
      madeTextStorage = storage
      storage.textView = self
      storageDidChange(storage)
    }
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.textView = self
  }

  /// The text; setting it removes attributes and moves the cursor to the end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storedText }
    set { setText(newValue) }
  }

  /// The value of ``text`` in this class, for subclasses that override the property.
  private(set) var storedText = ""

  private func setText(_ text: String?) {
    storedText = text ?? ""
    storedAttributedText = nil
    select(NSRange(location: storedText.utf16.count, length: 0))
    contentDidChange()
    updateTextStorage()
  }

  private var storedAttributedText: NSAttributedString? {
    didSet { memoizedStyledText = MemoizedResult() }
  }

  /// The attributed text in its measured form, for the last font of the whole text.
  private(set) var memoizedStyledText = MemoizedResult<FontDescription?, StyledText>()
  /// The font that was set for the whole text with attributes.
  private var fontOfAllText: UIFont?
  private(set) var measuredText = MemoizedText()

  /// The text with attributes; characters without a font have Helvetica at 12 points, the default
  /// of strings.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: storedText) }
    set { setAttributedText(newValue) }
  }

  private func setAttributedText(_ text: NSAttributedString?) {
    setText(text?.string)
    if let text, text.length > 0 {
      let first = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      setFont(first ?? Self.defaultFont)
    }
    storedAttributedText = text
    fontOfAllText = nil
    contentDidChange()
    updateTextStorage()
  }

  // MARK: The text system

  private var madeTextStorage: NSTextStorage?
  /// Whether the view and the storage are being synchronized, so that neither reacts to the other.
  private var isExchangingText = false

  /// The text storage for layout managers; its edits are edits of the view's text.
  open var textStorage: NSTextStorage {
    if let madeTextStorage { return madeTextStorage }
    let storage = NSTextStorage(string: "")
    madeTextStorage = storage
    storage.textView = self
    updateTextStorage()
    storage.addLayoutManager(ownLayoutManager)
    return storage
  }

  private lazy var ownLayoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    return manager
  }()

  /// The layout manager of ``textContainer``.
  open var layoutManager: NSLayoutManager {
    let storage = textStorage
    return textContainer.layoutManager ?? storage.layoutManagers.first ?? ownLayoutManager
  }

  /// Updates an existing storage with the view's text.
  private func updateTextStorage() {
    guard let madeTextStorage, !isExchangingText else { return }
    isExchangingText = true
    madeTextStorage.beginEditing()
    if let storedAttributedText {
      madeTextStorage.setAttributedString(storedAttributedText)
      let whole = NSRange(location: 0, length: madeTextStorage.length)
      if let fontOfAllText {
        madeTextStorage.addAttribute(.font, value: fontOfAllText, range: whole)
      }
    } else {
      var attributes: [NSAttributedString.Key: Any] = [.font: storedFont ?? Self.defaultFont]
      if let textColor { attributes[.foregroundColor] = textColor }
      if textAlignment != .natural {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        attributes[.paragraphStyle] = style
      }
      madeTextStorage.setAttributedString(
        NSAttributedString(string: storedText, attributes: attributes)
      )
    }
    madeTextStorage.endEditing()
    isExchangingText = false
  }

  /// Takes over the text that code has written into the storage.
  func storageDidChange(_ storage: NSTextStorage) {
    guard !isExchangingText else { return }
    isExchangingText = true
    let selection = storedSelection
    setAttributedText(
      storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
    )
    select(clamped(selection))
    isExchangingText = false
  }

  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The selected characters, or the position of the cursor.
  open var selectedRange: NSRange {
    get { storedSelection }
    set { select(newValue) }
  }

  private var storedSelection = NSRange(location: 0, length: 0)

  private func select(_ range: NSRange) {
    let oldRange = storedSelection
    storedSelection = range
    if range != oldRange { textDelegate?.textViewDidChangeSelection(self) }
  }

  /// The font of the first character; setting it changes all characters.
  ///
  /// Helvetica at 12 points unless set.
  open var font: UIFont? {
    get { storedFont }
    set { setFont(newValue) }
  }

  private var storedFont: UIFont? = defaultFont

  private func setFont(_ font: UIFont?) {
    storedFont = font
    fontOfAllText = font
    contentDidChange()
    updateTextStorage()
  }

  override func contentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.adjustedForContentSizeCategory }
  }

  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural { didSet { updateTextStorage() } }
  /// The kinds of data that are shown as links; nothing is detected here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the text has the standard rendering scale; only stored.
  open var usesStandardTextScaling = false
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  /// Whether the text is cleared when the next character is typed.
  open var clearsOnInsertion = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether pasting words adds and removes spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// The insets of the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// Whether the text scrolls; otherwise the view's intrinsic height is the text's.
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

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

  /// Whether the view can become first responder; only an editable view can.
  open override var canBecomeFirstResponder: Bool {
    isEditable && !isHidden && (textDelegate?.textViewShouldBeginEditing(self) ?? true)
  }

  override var beginsEditingAfterKeyboard: Bool { true }

  override func didBeginEditing() {
    SimulatedDevice.current.attributing(to: .application) {
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
  }

  override func didEndEditing() {
    SimulatedDevice.current.attributing(to: .application) {
      textDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Whether the view can resign; the delegate may refuse.
  open override var canResignFirstResponder: Bool {
    textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  // MARK: Size

  var widthForText: CGFloat {
    max(0, bounds.width - textContainerInset.left - textContainerInset.right)
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets the content size to the text's size in the view's width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: size(wrappedAt: bounds.width).height)
  }

  /// No intrinsic size while the text scrolls; otherwise the text's size with its insets.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(wrappedAt: nil)
  }

  /// Returns the size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: size.width > 0 ? size.width : nil)
  }

  func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard !isScrollEnabled, width > 0 else { return nil }
    return CGSize(width: intrinsicContentSize.width, height: size(wrappedAt: width).height)
  }

  private func size(wrappedAt width: CGFloat?) -> CGSize {
    let (metrics, insets) = (ControlMetrics.current, textContainerInset)
    let layout = layout(wrappedAt: width)
    // An empty view has the height of the first line that the user will type.
    let height = layout.lines.isEmpty ? shownFont.lineHeight : layout.height
    return CGSize(
      width: metrics.toPixel(layout.width) + sides,
      height: metrics.toPixel(height) + insets.top + insets.bottom
    )
  }

  private func layout(wrappedAt width: CGFloat?) -> TextLayout {
    TextLayout(
      measuredText.measured(
        styledText,
        generation: ControlMetrics.current.fontGeneration
      ),
      width: width.map { max(0, $0 - sides) },
      maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: LineBreakMode(rawValue: textContainer.lineBreakMode.rawValue)
        ?? .byWordWrapping
    )
  }

  private var styledText: StyledText {
    guard let attributed = storedAttributedText else {
      return StyledText(storedText, font: shownFont)
    }
    let font = fontOfAllText?.value
    return memoizedStyledText.answer(to: font) {
      let styled = StyledText(attributed, font: Self.defaultFont.value)
      guard let font else { return styled }
      return StyledText(
        styled.runs.map { run in
          var run = run
          run.font = font
          return run
        }
      )
    }
  }

  private var shownFont: FontDescription { font?.value ?? Self.defaultFont.value }

  /// The total width of the horizontal insets and padding.
  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  // MARK: The cursor

  /// Scrolls to the cursor.
  ///
  /// A view that does not scroll makes its enclosing scroll view show the cursor, not the whole
  /// view.
  override func scrollIntoView() {
    guard window != nil else { return }
    if isScrollEnabled {
      scrollRectToVisible(selectionCaretRect, animated: true)
    } else {
      scrollIntoEnclosingScrollView(selectionCaretRect)
    }
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

  open var hasText: Bool { !storedText.isEmpty }

  /// Replaces the selected characters with text, if the delegate agrees.
  open func insertText(_ text: String) { type(text, inPlaceOf: selectedRange) }

  /// Deletes the selected characters, or the one before the cursor, if the delegate agrees.
  open func deleteBackward() {
    guard let range = rangeToDelete else { return }
    type("", inPlaceOf: range)
  }

  private func type(_ text: String, inPlaceOf range: NSRange) {
    let isAllowed =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    if isAllowed { replaceCharacters(in: range, with: text) }
  }

  func replaceCharacters(in range: NSRange, with replacement: String) {
    let attributed = storedAttributedText.map { NSTextStorage(attributedString: $0) }
    attributed?.replaceCharacters(in: range, with: replacement)
    let font = fontOfAllText
    text = (text as NSString).replacingCharacters(in: range, with: replacement)
    if let attributed {
      let whole = NSRange(location: 0, length: attributed.length)
      storedAttributedText = attributed.attributedSubstring(from: whole)
      fontOfAllText = font
      contentDidChange()
      updateTextStorage()
    }
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Positions

  /// The selected characters, or the position of the cursor.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(storedSelection) }
    set { if let range = newValue.flatMap({ offsets(of: $0) }) { select(range) } }
  }

  var markedOffsets: NSRange?

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

  /// Returns the rectangle of a cursor, in the content's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    offset(of: position).map { placedLines.caret(at: $0) } ?? .null
  }

  /// Returns the rectangle of a range's first line, in the content's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the rectangles of a range, one for each line, in the content's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    placedSelectionRects(for: range)
  }

  /// Returns the position nearest to a point in the content's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(placedLines.offset(nearest: point))
  }

  var placedLines: PlacedLines {
    let fragments = TextFragments(
      measuredText.measured(styledText, generation: ControlMetrics.current.fontGeneration),
      width: max(0, bounds.width - sides),
      maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.measuredLineBreakMode
    )
    return PlacedLines(
      fragments: fragments,
      origin: CGPoint(
        x: textContainerInset.left + textContainer.lineFragmentPadding,
        y: textContainerInset.top
      ),
      alignment: textAlignment.leftPart,
      emptyHeight: CGFloat(shownFont.lineHeight)
    )
  }

  private var selectionCaretRect: CGRect { caretRect(for: TextOffset(NSMaxRange(selectedRange))) }
}

extension UITextView: OffsetText {
  var characters: String { storedText }

  var selectedOffsets: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}

extension UITextView {
  /// Posted after editing has begun; the object is the view.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// Posted after typing has changed the text; the object is the view.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted after editing has ended; the object is the view.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// The kinds of data that a text view shows as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Text with a lookup suggestion.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let all = Self(rawValue: .max)
}
