public import Foundation
import TextMeasurement

/// A line or several lines of text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView, TextWrapping {
  /// Makes a label of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The stretches of the text that have attributes, none for plain text.
  private var storedFragments: [NSAttributedString] = [] {
    didSet { styledFragments = LastAnswer() }
  }

  /// The stretches as they are measured, by the font of those without one.
  private var styledFragments = LastAnswer<FontDescription, StyledText>()
  private(set) var measuredText = LastMeasuredText()

  /// The text; setting it drops attributes.
  open var text: String? {
    didSet {
      storedFragments = []
      contentDidChange()
    }
  }

  /// The text with attributes; stretches without a font have the label's.
  open var attributedText: NSAttributedString? {
    get {
      storedFragments.count == 1
        ? storedFragments[0] : text.map { NSAttributedString(string: $0) }
    }
    set { setAttributedText(newValue.map { [$0] } ?? []) }
  }

  /// Sets text with attributes by its stretches.
  ///
  /// Foundation on Linux traps where two stretches whose attributes are objects of classes other
  /// than its own meet in one mutable string; here they need not.
  package final func setAttributedText(_ fragments: [NSAttributedString]) {
    text = fragments.isEmpty ? nil : fragments.map(\.string).joined()
    storedFragments = fragments
  }

  /// The font; 17 points of the system's unless set.
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
  /// The number of lines at most, 0 for no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  /// The width at which lines wrap for the intrinsic size; 0 takes the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// Whether text that does not fit is shown smaller.
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the text size of the settings.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text looks as if it could be operated.
  open var isEnabled = true
  /// Whether the text shows in its other colour.
  open var isHighlighted = false
  /// The colour of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow, nil for none.
  open var shadowColor: UIColor?
  /// The distance of the shadow, which changes no size.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Which line stays where it is when text is shown smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters may come closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }

  /// The size of the text, wrapped at ``preferredMaxLayoutWidth``; zero without text.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return size(wrappedAt: numberOfLines == 1 ? nil : limit)
  }

  /// The size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard numberOfLines != 1, size.width > 0 else { return self.size(wrappedAt: nil) }
    var fitting = self.size(wrappedAt: size.width)
    // A line that fits by the tolerance alone has no more room than there is.
    if fitting.width > size.width, fitting.width <= size.width + 2 * wrappingTolerance {
      fitting.width = size.width
    }
    return fitting
  }

  /// Measures the text, unwrapped, for a screen with other pixels.
  ///
  /// - Parameter scale: Pixels in a point.
  /// - Returns: The size in points, rounded up to those pixels; nil without text.
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

  /// Draws the text, of which nothing is seen; a subclass passes a smaller rectangle on.
  open func drawText(in rect: CGRect) {}

  /// The rectangle of the text inside another: at its left, in the middle of its height.
  ///
  /// Labels ask it for their own sizes, so that a subclass that answers with room around the text
  /// is as much larger.
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

  /// Longer than any text.
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
    // What was wrapped fills the width at most, whatever tolerance it was wrapped with.
    let limit = layout.lines.count > 1 ? width ?? .infinity : .infinity
    return CGSize(width: min(size.width ?? 0, limit), height: size.height ?? 0)
  }

  /// The way in which lines break: the clipping of a label with several lines is about its last
  /// line, the others wrap between words.
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
    return TextLayout(
      measuredText.measured(styledText, era: ControlMetrics.current.fontEra),
      width: width.map { $0 + wrappingTolerance },
      maximumLines: lines,
      lineBreakMode: mode
    )
  }

  /// How many lines the text takes in the label's width; nil for a label that has one at most.
  package final var lineCount: Int? {
    guard numberOfLines != 1 else { return nil }
    return textLayout(wrappedAt: bounds.width, lines: numberOfLines, measuredLineBreakMode)?
      .lines.count
  }

  /// The lines that fit into the label's bounds, the last one truncated where there are more.
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
        era: ControlMetrics.current.fontEra
      ),
      width: Double(bounds.width + wrappingTolerance),
      maximumLines: lines,
      lineBreakMode: mode
    )
  }

  /// Whether the label has no room for all of its text, at the smallest size that it may be shown
  /// in.
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
    // The only line is shown in less than its height, of which letters leave a part empty: they
    // themselves are cut below about nine tenths of the font's size.
    let isAlone = layout.lines.count == 1
    let height = isAlone ? min(layout.height, 0.9 * font.pointSize) : layout.height
    return height * scale > bounds.height + wrappingTolerance
  }

  /// The text as it is measured, nil for none.
  private var styledText: StyledText? {
    guard let text, !text.isEmpty, let font = font?.value else { return nil }
    guard !storedFragments.isEmpty else { return StyledText(text, font: font) }
    return styledFragments.answer(to: font) {
      StyledText(storedFragments.flatMap { StyledText($0, font: font).runs })
    }
  }

  private var wrappingTolerance: CGFloat {
    ControlMetrics.wrappingTolerance(atScale: ControlMetrics.current.scale)
  }

  override var firstBaselineFromTop: CGFloat? {
    text?.isEmpty ?? true ? 0 : pixelGrid.round(font?.ascender ?? 0)
  }

  override var lastBaselineFromBottom: CGFloat {
    guard let text, !text.isEmpty, let font else { return 0 }
    return intrinsicLineHeight - pixelGrid.round(font.ascender)
  }

  override var heightAroundLine: CGFloat? {
    numberOfLines == 1 ? contentSizeForLayout.height : nil
  }

  private var intrinsicLineHeight: CGFloat { pixelGrid.ceil(font?.lineHeight ?? 0) }
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// What happens to text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

/// Which line of a text stays where it is when the text is shown smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The one on which letters stand, the middle, or none.
  case alignBaselines, alignCenters, none
}
