public import Foundation
import TextMeasurement

/// One or more lines of text that the user cannot edit.
@preconcurrency @MainActor
open class UILabel: UIView, TextWrapping {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The runs of the text with attributes; empty for plain text.
  private var storedFragments: [NSAttributedString] = [] {
    didSet { styledFragments = MemoizedResult() }
  }

  /// The measured runs, by the default font for runs without a font.
  private var styledFragments = MemoizedResult<FontDescription, StyledText>()
  private(set) var measuredText = MemoizedText()

  /// The value of ``text`` in this class, for subclasses that override the property.
  private(set) var storedText: String?

  /// The text; setting it removes attributes.
  open var text: String? {
    get { storedText }
    set { setText(newValue, fragments: []) }
  }

  private func setText(_ text: String?, fragments: [NSAttributedString]) {
    storedText = text
    storedFragments = fragments
    contentDidChange()
  }

  /// The text with attributes; runs without a font have the label's font.
  open var attributedText: NSAttributedString? {
    get {
      storedFragments.count == 1
        ? storedFragments[0] : storedText.map { NSAttributedString(string: $0) }
    }
    set { setAttributedText(newValue.map { [$0] } ?? []) }
  }

  /// Sets the text with attributes as separate runs.
  ///
  /// Foundation on Linux traps if one mutable string contains two runs with attributes of foreign
  /// classes. Separate runs avoid this.
  package final func setAttributedText(_ fragments: [NSAttributedString]) {
    setText(
      fragments.isEmpty ? nil : fragments.map(\.string).joined(),
      fragments: fragments
    )
  }

  /// The font; the system font of 17 points unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font.adjustedForContentSizeCategory
    if !storedFragments.isEmpty { setAttributedText(storedFragments.map(\.withAdjustedFonts)) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// The line break mode of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  /// The width for wrapping in the intrinsic size; 0 uses the width from layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// Whether text that does not fit is scaled down.
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text appears enabled.
  open var isEnabled = true
  /// Whether the text has the highlighted color.
  open var isHighlighted = false
  /// The color of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// The color of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// The offset of the shadow; it does not affect the size.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The line that keeps its position when text is scaled down.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move closer together before text is truncated.
  open var allowsDefaultTighteningForTruncation = false

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }

  /// The size of the text, wrapped at ``preferredMaxLayoutWidth``; zero without text.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return size(wrappedAt: numberOfLines == 1 ? nil : limit)
  }

  /// Returns the size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard numberOfLines != 1, size.width > 0 else { return self.size(wrappedAt: nil) }
    var fitting = self.size(wrappedAt: size.width)
    // A line that fits only because of the tolerance has the available width.
    if fitting.width > size.width, fitting.width <= size.width + 2 * wrappingTolerance {
      fitting.width = size.width
    }
    return fitting
  }

  /// Measures the unwrapped text for a screen scale.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The size in points, rounded up to pixels; nil without text.
  package final func textSize(onScreenOfScale scale: Double) -> CGSize? {
    guard let layout = textLayout(wrappedAt: nil, lines: numberOfLines, measuredLineBreakMode)
    else { return nil }
    var metrics = ControlMetrics.current
    metrics.scale = scale
    let size = metrics.label(layout)
    return CGSize(width: size.width ?? 0, height: size.height ?? 0)
  }

  func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
    return size(wrappedAt: width)
  }

  /// Draws the text; does nothing, because drawing is not simulated.
  ///
  /// A subclass may call it with a smaller rectangle.
  open func drawText(in rect: CGRect) {}

  /// Returns the text's rectangle inside another: at the left, vertically centered.
  ///
  /// Labels use it for their own sizes. A subclass that returns padding around the text is larger
  /// by this padding.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let isLimited = bounds.width < Self.unlimitedLength
    let size = textSize(wrappedAt: isLimited ? bounds.width : nil, lines: numberOfLines)
    let isTall = bounds.height < Self.unlimitedLength
    let y = isTall ? bounds.midY - size.height / 2 : bounds.minY
    return CGRect(origin: CGPoint(x: bounds.minX, y: y), size: size)
  }

  /// A length that exceeds any text, in points.
  private static let unlimitedLength: CGFloat = 1e7

  private func size(wrappedAt width: CGFloat?) -> CGSize {
    let length = Self.unlimitedLength
    let bounds = CGRect(x: 0, y: 0, width: width ?? length, height: length)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private func textSize(wrappedAt width: CGFloat?, lines: Int) -> CGSize {
    guard let layout = textLayout(wrappedAt: width, lines: lines, measuredLineBreakMode)
    else { return .zero }
    let size = ControlMetrics.current.label(layout)
    // Wrapped text is at most as wide as the limit, without the wrapping tolerance.
    let limit = layout.lines.count > 1 ? width ?? .infinity : .infinity
    return CGSize(width: min(size.width ?? 0, limit), height: size.height ?? 0)
  }

  /// The line break mode for measurement.
  ///
  /// Clipping in a label with several lines affects only the last line; the other lines wrap
  /// between words.
  private var measuredLineBreakMode: LineBreakMode {
    let mode = LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .byTruncatingTail
    return mode == .byClipping && numberOfLines != 1 ? .byWordWrapping : mode
  }

  private func textLayout(
    wrappedAt width: CGFloat?,
    lines: Int,
    _ mode: LineBreakMode
  ) -> TextLayout? {
    guard let styledText else { return nil }
    return measuredText.layout(
      styledText,
      generation: ControlMetrics.current.fontGeneration,
      width: width.map { $0 + wrappingTolerance },
      maximumLines: lines,
      lineBreakMode: mode
    )
  }

  /// The number of lines in the label's width; nil for a single-line label.
  package final var lineCount: Int? {
    guard numberOfLines != 1 else { return nil }
    return textLayout(wrappedAt: bounds.width, lines: numberOfLines, measuredLineBreakMode)?
      .lines.count
  }

  /// The lines that fit into the label's bounds; the last one is truncated if more lines follow.
  final var shownFragments: TextFragments {
    let all = fragments(lines: numberOfLines, measuredLineBreakMode)
    let room = Double(bounds.height + wrappingTolerance)
    guard all.lines.count > 1, all.height > room else { return all }
    let fitting = max(1, all.lines.count { $0.y + $0.textHeight <= room })
    return fragments(lines: fitting, .byTruncatingTail)
  }

  private func fragments(lines: Int, _ mode: LineBreakMode) -> TextFragments {
    TextFragments(
      measuredText.measured(
        styledText ?? StyledText("", font: UIFont.systemFont(ofSize: UIFont.labelFontSize).value),
        generation: ControlMetrics.current.fontGeneration
      ),
      width: Double(bounds.width + wrappingTolerance),
      maximumLines: lines,
      lineBreakMode: mode
    )
  }

  /// Whether part of the text does not fit, even at the minimum font size.
  package final var cutsOffText: Bool {
    let isShrinkable = adjustsFontSizeToFitWidth && numberOfLines == 1
    guard minimumScaleFactor > 0 || !isShrinkable else { return false }
    let scale = isShrinkable ? min(1, minimumScaleFactor) : 1
    let layout = textLayout(
      wrappedAt: bounds.width / scale,
      lines: numberOfLines,
      .byTruncatingTail
    )
    guard let layout else { return false }
    guard !layout.lines.contains(where: \.isTruncated) else { return true }
    // A single line can be shorter than its line height, because the letters leave part of it
    // empty. The letters themselves are cut off below about nine tenths of the font's size.
    let isAlone = layout.lines.count == 1
    let height = isAlone ? min(layout.height, 0.9 * font.pointSize) : layout.height
    return height * scale > bounds.height + wrappingTolerance
  }

  /// The measured text; nil without text.
  private var styledText: StyledText? {
    guard let text = storedText, !text.isEmpty, let font = font?.value else { return nil }
    guard !storedFragments.isEmpty else { return StyledText(text, font: font.withoutLineGap) }
    return styledFragments.answer(to: font) {
      var styled = StyledText(storedFragments.flatMap { StyledText($0, font: font).runs })
      styled.removeLineGaps()
      return styled
    }
  }

  private var wrappingTolerance: CGFloat {
    ControlMetrics.wrappingTolerance(atScale: ControlMetrics.current.scale)
  }

  override var firstBaselineFromTop: CGFloat? {
    storedText?.isEmpty ?? true ? 0 : pixelGrid.round(font?.ascender ?? 0)
  }

  override var lastBaselineFromBottom: CGFloat {
    guard let text = storedText, !text.isEmpty, let font else { return 0 }
    return intrinsicLineHeight - pixelGrid.round(font.ascender)
  }

  override var heightAroundLine: CGFloat? {
    numberOfLines == 1 ? contentSizeForLayout.height : nil
  }

  private var intrinsicLineHeight: CGFloat { pixelGrid.ceil(font?.lineHeight ?? 0) }
}

/// The line that keeps its position when text is scaled down.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline, the center, or none.
  case alignBaselines, alignCenters, none
}
