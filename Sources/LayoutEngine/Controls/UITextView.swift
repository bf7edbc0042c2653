public import Foundation
import TextMeasurement

/// Several lines of text that can be edited and, unless switched off, scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextWrapping {
  private static let defaultFont =
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
    }
  }

  private var storedAttributedText: NSAttributedString?
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
    }
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
    }
  }

  /// The colour of the text.
  open var textColor: UIColor?
  /// Where lines lie in the view.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether the text goes when the next letter is typed.
  open var clearsOnInsertion = false
  /// Whether the font follows the text size of the settings.
  open var adjustsFontForContentSizeCategory = false
  /// The keys.
  open var keyboardType = UIKeyboardType.default
  /// The colours of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The words on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// What kind of text is expected.
  open var textContentType: UITextContentType?
  /// Whether the text shows as dots.
  open var isSecureTextEntry = false
  /// Which letters are made capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typing is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become typographic ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes.
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

  /// The view that replaces the keyboard.
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
    }
  }

  override func didEndEditing() {
    SimulatedDevice.current.attributing(to: .application) {
      textDelegate?.textViewDidEndEditing(self)
    }
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// A view gives the focus up unless its delegate objects.
  open override var canResignFirstResponder: Bool {
    textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  // MARK: Size

  fileprivate func contentDidChange() {
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
    let styled = StyledText(attributed, font: Self.defaultFont.value)
    guard let font = fontOfAllText?.value else { return styled }
    return StyledText(
      styled.runs.map { run in
        var run = run
        run.font = font
        return run
      }
    )
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
      scrollRectToVisible(caretRect, animated: true)
    } else {
      scrollIntoEnclosingScrollView(caretRect)
    }
  }

  /// Where the cursor is, behind the chosen letters: two points wide, as high as its line.
  var caretRect: CGRect {
    let text = text ?? ""
    let layout = layout(wrappedAt: bounds.width)
    let offset = min(NSMaxRange(selectedRange), text.utf16.count)
    let cursor = String.Index(utf16Offset: offset, in: text)
    let row = layout.lines.lastIndex { $0.range.lowerBound <= cursor } ?? 0
    let lineHeight = CGFloat(shownFont.lineHeight)
    // From one line to the next: all are of one font.
    let steps = CGFloat(max(1, layout.lines.count - 1))
    let step = (CGFloat(layout.height) - lineHeight) / steps
    let before = layout.lines.isEmpty ? "" : text[layout.lines[row].range.lowerBound..<cursor]
    let width = shownFont.width(of: String(before), era: ControlMetrics.current.fontEra)
    return CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding + CGFloat(width),
      y: textContainerInset.top + CGFloat(row) * step,
      width: Self.caretWidth,
      height: lineHeight
    )
  }

  private static let caretWidth: CGFloat = 2

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

  /// Adds text at the end, if the delegate agrees.
  open func insertText(_ text: String) {
    replace(NSRange(location: self.text.utf16.count, length: 0), by: text, giving: self.text + text)
  }

  /// Takes the last letter away, if the delegate agrees.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = last.utf16.count
    let range = NSRange(location: text.utf16.count - length, length: length)
    replace(range, by: "", giving: String(text.dropLast()))
  }

  private func replace(_ range: NSRange, by replacement: String, giving result: String) {
    let isWanted =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    guard isWanted else { return }
    text = result
    textDelegate?.textViewDidChange(self)
  }
}

/// The area in which text is laid out; a text view makes its own unless given one.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  fileprivate weak var textView: UITextView?

  /// The size of the area; a text view's own goes by the view.
  open var size: CGSize

  /// What the lines keep from the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.contentDidChange() } }

  /// The number of lines at most, 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { textView?.contentDidChange() } }

  /// What happens to text that is wider than the area.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { textView?.contentDidChange() }
  }

  /// Whether the area is as wide as the view.
  open var widthTracksTextView = true
  /// Whether the area is as high as the view.
  open var heightTracksTextView = false

  /// Makes an area of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes an area without limits.
  public override convenience init() { self.init(size: .zero) }
}
