public import Foundation
import TextMeasurement

/// Several lines of text that can be edited and, unless switched off, scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextWrapping {
  /// The font of characters that have none.
  static let defaultFont =
    UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)

  /// The area of the text, whose padding and limits count in the view's size.
  public let textContainer: NSTextContainer

  /// Makes a view of the given frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a view of the given frame; the container's size follows from it.
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

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.textView = self
  }

  /// The text; setting it drops attributes and puts the cursor behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      storedAttributedText = nil
      selectedRange = NSRange(location: text.utf16.count, length: 0)
      contentDidChange()
      updateTextStorage()
    }
  }

  private var storedAttributedText: NSAttributedString? {
    didSet { lastStyledText = LastAnswer() }
  }

  /// The text with attributes as it is measured, by the font that was set for all of it.
  private(set) var lastStyledText = LastAnswer<FontDescription?, StyledText>()
  /// The font that was set for all of a text with attributes.
  private var fontOfAllText: UIFont?
  private(set) var measuredText = LastMeasuredText()

  /// The text with attributes; characters without a font have the one of strings, Helvetica at 12 points.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: text) }
    set {
      text = newValue?.string
      if let value = newValue, value.length > 0 {
        font = value.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? Self.defaultFont
      }
      storedAttributedText = newValue
      fontOfAllText = nil
      contentDidChange()
      updateTextStorage()
    }
  }

  // MARK: The text system

  private var madeTextStorage: NSTextStorage?
  /// Whether view and storage are being brought in line, so that neither answers the other.
  private var isExchangingText = false

  /// The text as layout managers lay it out; edits of it are edits of the view's.
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

  /// What lays the text out in ``textContainer``.
  open var layoutManager: NSLayoutManager {
    let storage = textStorage
    return textContainer.layoutManager ?? storage.layoutManagers.first ?? ownLayoutManager
  }

  /// Gives the storage, if something has asked for it, the text of the view.
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
      var attributes: [NSAttributedString.Key: Any] = [.font: font ?? Self.defaultFont]
      if let textColor { attributes[.foregroundColor] = textColor }
      if textAlignment != .natural {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        attributes[.paragraphStyle] = style
      }
      madeTextStorage.setAttributedString(
        NSAttributedString(string: text, attributes: attributes)
      )
    }
    madeTextStorage.endEditing()
    isExchangingText = false
  }

  /// Takes the text over that code has written into the storage.
  func storageDidChange(_ storage: NSTextStorage) {
    guard !isExchangingText else { return }
    isExchangingText = true
    let selection = selectedRange
    attributedText = storage.attributedSubstring(
      from: NSRange(location: 0, length: storage.length)
    )
    selectedRange = clamped(selection)
    isExchangingText = false
  }

  /// Attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The letters chosen, or where the cursor is.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      if selectedRange != oldValue { textDelegate?.textViewDidChangeSelection(self) }
    }
  }

  /// The font, of a text with attributes that of its first character; setting it changes all characters.
  ///
  /// Helvetica at 12 points unless set.
  open var font: UIFont? = defaultFont {
    didSet {
      fontOfAllText = font
      contentDidChange()
      updateTextStorage()
    }
  }

  override func contentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.adjustedForContentSizeCategory }
  }

  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural { didSet { updateTextStorage() } }
  /// What in the text is shown as a link, which changes no geometry and finds nothing here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether links are drawn by the text's own attributes; recorded only.
  open var usesStandardTextScaling = false
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  /// Whether the text goes when the next letter is typed.
  open var clearsOnInsertion = false
  /// Whether the font follows the text size of the settings.
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces come and go with words that are pasted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Distances from the edges to the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// Whether the text scrolls; if not, the view would like to be as high as the text.
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

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

  /// A view that can be edited takes the focus.
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

  /// A view gives the focus up unless its delegate objects.
  open override var canResignFirstResponder: Bool {
    textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  // MARK: Size

  func contentDidChange() {
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
    let layout = layout(wrappedAt: width)
    // An empty view is as high as the line that will be written in it.
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
        era: ControlMetrics.current.fontEra
      ),
      width: width.map { max(0, $0 - sides) },
      maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: LineBreakMode(rawValue: textContainer.lineBreakMode.rawValue)
        ?? .byWordWrapping
    )
  }

  private var styledText: StyledText {
    guard let attributed = storedAttributedText else {
      return StyledText(text ?? "", font: shownFont)
    }
    let font = fontOfAllText?.value
    return lastStyledText.answer(to: font) {
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

  /// What lies beside the text.
  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  // MARK: The cursor

  /// A text that scrolls shows its cursor by itself; one that does not has the scroll view around
  /// it show the cursor, not the whole view.
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

  open var hasText: Bool { !text.isEmpty }

  /// Puts text in the place of the letters chosen, if the delegate agrees.
  open func insertText(_ text: String) { type(text, inPlaceOf: selectedRange) }

  /// Takes the letters chosen away, or the one before the cursor, if the delegate agrees.
  open func deleteBackward() {
    guard let range = rangeToDelete else { return }
    type("", inPlaceOf: range)
  }

  private func type(_ text: String, inPlaceOf range: NSRange) {
    let isWanted =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    if isWanted { replaceCharacters(in: range, with: text) }
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

  /// The letters chosen, or where the cursor is.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selectedRange) }
    set { if let range = newValue.flatMap({ offsets(of: $0) }) { selectedRange = range } }
  }

  var markedOffsets: NSRange?

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

  /// The rectangle of a cursor, in the content's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    offset(of: position).map { placedLines.caret(at: $0) } ?? .null
  }

  /// The first rectangle of a stretch, in the content's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// The rectangles of a stretch, one a line, in the content's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    placedSelectionRects(for: range)
  }

  /// The position nearest to a point of the content's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(placedLines.offset(nearest: point))
  }

  var placedLines: PlacedLines {
    let fragments = TextFragments(
      measuredText.measured(styledText, era: ControlMetrics.current.fontEra),
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
  var characters: String { text }

  var selectedOffsets: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}

extension UITextView {
  /// Posted when editing has begun; the object is the view.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// Posted when the text has changed by typing; the object is the view.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted when editing has ended; the object is the view.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// What is found in a text and shown as a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, UIKit's.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// What a proposal may be made for.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let all = Self(rawValue: .max)
}
