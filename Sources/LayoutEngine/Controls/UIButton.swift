public import Foundation
import TextMeasurement

/// A control that does something when it is touched.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    /// An i in a circle, light or dark.
    case infoLight, infoDark
    case contactAdd
    case plain
    case close
    /// The system's style under its old name.
    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  /// The menu that the button opens; nothing opens here.
  open var menu: UIMenu?
  /// Whether a pointer changes over the button; recorded only.
  open var isPointerInteractionEnabled = false
  /// The look of a pointer over the button; recorded only.
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  /// Whether a touch changes the state; recorded only.
  open var changesSelectionAsPrimaryAction = false

  private static let systemFontSize: CGFloat = 15
  private static let customFontSize: CGFloat = 18

  private var titles = ValuesByState<String>()
  private var attributedTitles = ValuesByState<NSAttributedString>()
  private var titleColors = ValuesByState<UIColor>()
  private var images = ValuesByState<UIImage>()
  private var backgroundImages = ValuesByState<UIImage>()
  private(set) var lastSize = LastControlSize<ButtonContent, IntrinsicSize>()
  private(set) var lastConfiguredSize = LastControlSize<ConfiguredButtonContent, IntrinsicSize>()
  private var lastTitleExtent = LastControlSize<ShownTitle, CGSize>()
  /// The label and the image view; nil before either was asked for.
  private var madeContentViews: ButtonContentViews?

  public private(set) var buttonType = ButtonType.custom

  /// What the button does; a configured button that is the primary one has a semibold title.
  open var role = Role.normal { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a custom button of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a custom button; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind that shows an action and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { take(primaryAction) }
  }

  /// Makes a button of the given frame that shows an action and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// Makes a button with a configuration, which shows an action, if any, and runs it.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { take(primaryAction) }
  }

  private func take(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The present style's look; nil is the style before configurations.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Called when the state has changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true

  /// Brings the configuration up to date with the state.
  ///
  /// UIKit waits for the next layout; here it happens at once, which cannot be seen before either.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Calls the handler; subclasses override it to change the configuration themselves.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open func setTitle(_ title: String?, for state: State) {
    titles.set(title, for: state)
    contentDidChange()
  }

  /// The words for a state, or for the normal one.
  open func title(for state: State) -> String? { titles.value(for: state) }

  open var currentTitle: String? {
    currentAttributedTitle?.string ?? title(for: state) ?? configuration?.title
  }

  /// Sets the words for a state from an attributed string, of which the characters are measured.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles.set(title, for: state)
    contentDidChange()
  }

  /// The attributed words for a state, or for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }

  /// The attributed words shown now, which win over plain ones.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the colour of the words, which changes no geometry.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors.set(color, for: state)
  }

  /// The colour of the words for a state, or for the normal one.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }

  /// The colour of the words shown now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }

  open func setImage(_ image: UIImage?, for state: State) {
    images.set(image, for: state)
    contentDidChange()
  }

  /// The image for a state, or for the normal one.
  open func image(for state: State) -> UIImage? { images.value(for: state) }

  /// The image shown now: the state's, the configuration's, or the one of the button's kind.
  open var currentImage: UIImage? {
    image(for: state) ?? configuration?.image ?? buttonType.standardImage(configuration != nil)
  }

  /// Sets the image behind the content; a button without a configuration is at least as large.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages.set(image, for: state)
    contentDidChange()
  }

  /// The image behind the content for a state, or for the normal one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The image behind the content shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the words, a subview that is made when it is asked for.
  ///
  /// Each layout gives it the frame of the words, unless constraints decide its frame.
  open var titleLabel: UILabel? {
    let label = contentViews.titleLabel
    placeContentIfNeeded()
    return label
  }

  /// The view of the image, a subview that is made and placed as ``titleLabel`` is.
  open var imageView: UIImageView? {
    let view = contentViews.imageView
    placeContentIfNeeded()
    return view
  }

  /// The views in the button, the label and the image that it shows among them.
  open override var subviews: [UIView] {
    if currentImage != nil { _ = contentViews.imageView }
    if currentTitle?.isEmpty == false { _ = contentViews.titleLabel }
    placeContentIfNeeded()
    return super.subviews
  }

  /// What the button consists of is its own business.
  package override var recordedSubviews: [UIView] {
    guard let madeContentViews else { return storedSubviews }
    return storedSubviews.filter { !madeContentViews.contains($0) }
  }

  private var contentViews: ButtonContentViews {
    if let madeContentViews { return madeContentViews }
    let made = ButtonContentViews(of: self)
    madeContentViews = made
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    madeContentViews?.place()
  }

  /// Places what the next layout would place, so that frames can be read before it.
  private func placeContentIfNeeded() {
    if needsLayout { madeContentViews?.place() }
  }

  override func stateDidChange() {
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  private func contentDidChange() {
    madeContentViews?.showContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The font of the words that was set; nil for the one of the button's kind.
  package final var titleFont: UIFont? { didSet { contentDidChange() } }

  /// Distances from the edges to the content, which replace the style's own when not zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// Moves the words, and does not change the size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image, and does not change the size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image is drawn lighter under a finger, which changes no geometry.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn darker when disabled, which changes no geometry.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger, which changes no geometry.
  open var showsTouchWhenHighlighted = false

  // MARK: Rectangles of the content

  /// The background's rectangle: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The content's rectangle: the bounds without the insets around the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard let insets = contentInsets else { return bounds }
    return bounds.inset(by: UIEdgeInsets(insets))
  }

  /// The title's rectangle: after the image, and both together by the alignments.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect.inset(by: titleEdgeInsets)).title
  }

  /// The image's rectangle: before the title, and both together by the alignments.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect.inset(by: imageEdgeInsets)).image
  }

  private func placement(in rect: CGRect) -> ButtonPlacement {
    ButtonPlacement(
      title: titleExtent,
      image: currentImage?.size ?? .zero,
      in: rect,
      horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment
    )
  }

  private var titleExtent: CGSize {
    guard let title = currentTitle, !title.isEmpty else { return .zero }
    let font = font
    return lastTitleExtent.size(of: ShownTitle(text: title, font: font.value)) { metrics in
      let width = metrics.width(of: title, font: font.value)
      return CGSize(width: metrics.toPixel(width), height: metrics.toPixel(font.lineHeight))
    }
  }

  /// What the extent of a title depends on.
  private struct ShownTitle: Equatable {
    var text: String
    var font: FontDescription
  }

  /// Whether the button has no room for all of its title on one line; titles of configurations
  /// wrap.
  package final var cutsOffTitle: Bool {
    guard configuration == nil, madeContentViews?.keepsTitleOnLine ?? true else { return false }
    let title = titleRect(forContentRect: contentRect(forBounds: bounds))
    // Sizes that were drawn to fit are whole points.
    return title.width < titleExtent.width - 1
  }

  /// The font by which the button has its size: up to iOS 12 a font that was set made no difference
  /// to buttons of a kind with an image of its own.
  private var measuredFont: UIFont {
    let isOfOldKind =
      buttonType.standardImageKind == .symbol
      && ControlMetrics.current.generation == .iOS7to12
    return isOfOldKind ? .systemFont(ofSize: Self.systemFontSize) : font
  }

  override var metricSize: IntrinsicSize {
    if let configuration {
      let content = configuration.content(title: currentTitle, font: font, image: currentImage)
      return lastConfiguredSize.size(of: content) { $0.configuredButton(content) }
    }
    var content = ButtonContent(
      title: currentTitle,
      font: measuredFont.value,
      image: currentImage.map { ButtonContent.ImageSize($0.size) },
      backgroundImage: currentBackgroundImage.map { ButtonContent.ImageSize($0.size) },
      contentInsets: contentInsets
    )
    content.keepsEmptyLine = buttonType.standardImageKind != .symbol
    return lastSize.size(of: content) { $0.button(content) }
  }

  /// The distances around the content that are in force, nil for those of a classic button.
  private var contentInsets: ControlInsets? {
    if let configuration { return ControlInsets(configuration.contentInsets) }
    return contentEdgeInsets == .zero ? nil : ControlInsets(contentEdgeInsets)
  }

  /// The font in which the words are shown.
  final var font: UIFont {
    if let titleFont { return titleFont }
    if let configuration { return configuration.titleFont(of: role) }
    let size = buttonType == .custom ? Self.customFontSize : Self.systemFontSize
    return .systemFont(ofSize: size)
  }

  override var firstBaselineFromTop: CGFloat? {
    let size = intrinsicContentSize.height
    return pixelGrid.round((size - font.lineHeight) / 2 + font.ascender)
  }

  override var heightAroundLine: CGFloat? { intrinsicContentSize.height }
}

/// What a button has for each state; a state without a value of its own has the normal one's.
private struct ValuesByState<Value> {
  private var values: [UIControl.State: Value] = [:]

  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}

extension UIButton.ButtonType {
  /// The image that buttons of this kind have by themselves.
  @MainActor
  fileprivate func standardImage(_ isConfigured: Bool) -> UIImage? {
    guard let kind = standardImageKind else { return nil }
    let size = ControlMetrics.current.standardButtonImage(kind, isConfigured: isConfigured)
    return UIImage(size: CGSize(width: size.width, height: size.height))
  }

  fileprivate var standardImageKind: StandardButtonImage? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: .symbol
    case .close: .close
    case .custom, .system, .plain: nil
    }
  }
}
