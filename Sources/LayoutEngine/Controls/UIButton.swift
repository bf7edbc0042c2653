public import Foundation
import TextMeasurement

/// A control that performs an action when the user taps it.
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
    /// The system type under its former name.
    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  /// The menu of the button; menus do not open here.
  open var menu: UIMenu?
  /// Whether the button reacts to a pointer; only stored.
  open var isPointerInteractionEnabled = false
  /// Whether a tap changes the selection; only stored.
  open var changesSelectionAsPrimaryAction = false

  private static let systemFontSize: CGFloat = 15
  private static let customFontSize: CGFloat = 18

  private var titles = ValuesByState<String>()
  private var attributedTitles = ValuesByState<NSAttributedString>()
  private var titleColors = ValuesByState<UIColor>()
  private var images = ValuesByState<UIImage>()
  private var backgroundImages = ValuesByState<UIImage>()
  private(set) var lastSize = LastControlSize<ButtonContent, ControlSize>()
  private(set) var lastConfiguredSize = LastControlSize<ConfiguredButtonContent, ControlSize>()
  private var lastTitleExtent = LastControlSize<ShownTitle, CGSize>()
  /// The size of the title while ``cutsOffTitle`` computes its rectangle.
  private var knownTitleExtent: CGSize?
  /// The title label and image view; nil before the first access to either.
  private var madeContentViews: ButtonContentViews?

  public private(set) var buttonType = ButtonType.custom

  /// The role of the button; a configured button with the primary role has a semibold title.
  open var role = Role.normal { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a custom button, or a button with the type of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let document = coder as? DocumentCoder { buttonType = document.buttonType }
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type that shows an action and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { take(primaryAction) }
  }

  /// Creates a button with a frame that shows an action and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// Creates a button with a configuration that shows an action, if there is one, and runs it.
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

  /// The configuration; nil selects the appearance from before iOS 15.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Called after a change of state, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration is updated automatically with the state.
  open var automaticallyUpdatesConfiguration = true

  /// Updates the configuration for the state.
  ///
  /// UIKit updates it in the next layout pass. Here it is updated immediately, because the
  /// difference is not observable.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Calls the handler.
  ///
  /// Subclasses override it to change the configuration themselves.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open func setTitle(_ title: String?, for state: State) {
    titles.set(title, for: state)
    contentDidChange()
  }

  /// Returns the title for a state, or for the normal state.
  open func title(for state: State) -> String? { titles.value(for: state) }

  open var currentTitle: String? {
    currentAttributedTitle?.string ?? title(for: state) ?? configuration?.title
  }

  /// Sets the attributed title for a state; only its characters are measured.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles.set(title, for: state)
    contentDidChange()
  }

  /// Returns the attributed title for a state, or for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }

  /// The current attributed title, which takes precedence over the plain title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the color of the title; it does not affect geometry.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors.set(color, for: state)
  }

  /// Returns the color of the title for a state, or for the normal state.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }

  /// The current color of the title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }

  open func setImage(_ image: UIImage?, for state: State) {
    images.set(image, for: state)
    contentDidChange()
  }

  /// Returns the image for a state, or for the normal state.
  open func image(for state: State) -> UIImage? { images.value(for: state) }

  /// The current image: the state's, the configuration's, or the button type's.
  open var currentImage: UIImage? {
    image(for: state) ?? configuration?.image ?? buttonType.standardImage(configuration != nil)
  }

  /// Sets the background image; a button without a configuration is at least as large.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages.set(image, for: state)
    contentDidChange()
  }

  /// Returns the background image for a state, or for the normal state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title label, a subview that is created on first access.
  ///
  /// Each layout pass sets its frame unless constraints determine it.
  open var titleLabel: UILabel? {
    let label = contentViews.titleLabel
    placeContentIfNeeded()
    return label
  }

  /// The image view, a subview that is created and placed like ``titleLabel``.
  open var imageView: UIImageView? {
    let view = contentViews.imageView
    placeContentIfNeeded()
    return view
  }

  /// The subviews, including the title label and image view.
  open override var subviews: [UIView] {
    if currentImage != nil { _ = contentViews.imageView }
    if currentTitle?.isEmpty == false { _ = contentViews.titleLabel }
    placeContentIfNeeded()
    return super.subviews
  }

  /// Recordings omit the button's internal subviews.
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

  /// Places the content before the next layout pass, so that its frames can be read.
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

  /// The font of the title; nil selects the button type's font.
  package final var titleFont: UIFont? { didSet { contentDidChange() } }

  /// The insets of the content; nonzero insets replace the style's own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The insets that move the title; they do not change the size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the image; they do not change the size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image is lighter while the button is touched; it does not affect geometry.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is darker while the button is disabled; it does not affect geometry.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is touched; it does not affect geometry.
  open var showsTouchWhenHighlighted = false

  // MARK: Rectangles of the content

  /// Returns the background's rectangle, which is the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the content's rectangle: the bounds without the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard let insets = contentInsets else { return bounds }
    return bounds.inset(by: UIEdgeInsets(insets))
  }

  /// Returns the title's rectangle: after the image, with both aligned together.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect.inset(by: titleEdgeInsets)).title
  }

  /// Returns the image's rectangle: before the title, with both aligned together.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect.inset(by: imageEdgeInsets)).image
  }

  private func placement(in rect: CGRect) -> ButtonPlacement {
    ButtonPlacement(
      title: knownTitleExtent ?? titleExtent,
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

  /// The values that determine the size of a title.
  private struct ShownTitle: Equatable {
    var text: String
    var font: FontDescription
  }

  /// Whether the title does not fit on one line.
  ///
  /// Titles of configurations wrap.
  package final var cutsOffTitle: Bool {
    guard configuration == nil, madeContentViews?.keepsTitleOnLine ?? true else { return false }
    let extent = titleExtent
    knownTitleExtent = extent
    defer { knownTitleExtent = nil }
    let title = titleRect(forContentRect: contentRect(forBounds: bounds))
    // Sizes that were drawn to fit are in whole points.
    return title.width < extent.width - 1
  }

  /// The font that determines the button's size.
  ///
  /// Up to iOS 12 a custom font does not affect the size of button types with their own image.
  private var measuredFont: UIFont {
    let isOfOldKind =
      buttonType.standardImageKind == .symbol
      && ControlMetrics.current.generation == .iOS7to12
    return isOfOldKind ? .systemFont(ofSize: Self.systemFontSize) : font
  }

  override var metricSize: ControlSize {
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

  /// The effective insets of the content; nil for a classic button without insets.
  private var contentInsets: ControlInsets? {
    if let configuration { return ControlInsets(configuration.contentInsets) }
    return contentEdgeInsets == .zero ? nil : ControlInsets(contentEdgeInsets)
  }

  /// The font of the title.
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

/// The values of a button for each state; a state without a value uses the normal state's.
private struct ValuesByState<Value> {
  private var values: [UIControl.State: Value] = [:]

  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}

extension UIButton.ButtonType {
  /// The button type's own image.
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
