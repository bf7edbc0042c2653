public import Foundation

/// A control that does something when it is touched.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom = 0
    /// The system's style.
    case system = 1
    /// A disclosure.
    case detailDisclosure = 2
    /// An i in a circle, light or dark.
    case infoLight, infoDark
    /// A plus in a circle.
    case contactAdd
    /// A plain system button.
    case plain
    /// A close button.
    case close
    /// The system's style under its old name.
    public static var roundedRect: ButtonType { .system }
  }

  private static let systemFontSize: CGFloat = 15
  private static let customFontSize: CGFloat = 18
  private static let configuredFontSize: CGFloat = 17

  private var titles = ValuesByState<String>()
  private var attributedTitles = ValuesByState<NSAttributedString>()
  private var titleColors = ValuesByState<UIColor>()
  private var images = ValuesByState<UIImage>()
  private var backgroundImages = ValuesByState<UIImage>()
  private lazy var storedTitleLabel = TitleLabel(button: self)
  private lazy var storedImageView = UIImageView(frame: .zero)

  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom

  /// Makes a custom button of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a custom button; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  /// The present style's look; nil is the style before configurations.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles.set(title, for: state)
    contentDidChange()
  }

  /// The words for a state, or for the normal one.
  open func title(for state: State) -> String? { titles.value(for: state) }

  /// The words shown now.
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

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images.set(image, for: state)
    contentDidChange()
  }

  /// The image for a state, or for the normal one.
  open func image(for state: State) -> UIImage? { images.value(for: state) }

  /// The image shown now.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the image behind the content, which changes no geometry.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages.set(image, for: state)
  }

  /// The image behind the content for a state, or for the normal one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The label of the words, which has the font; no subview, as buttons have no inner layout here.
  open var titleLabel: UILabel? {
    storedTitleLabel.text = currentTitle
    return storedTitleLabel
  }

  /// The view of the image; no subview, as buttons have no inner layout here.
  open var imageView: UIImageView? {
    storedImageView.image = currentImage
    return storedImageView
  }

  override func stateDidChange() { contentDidChange() }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  /// Distances from the edges to the content, which replace the style's own when not zero.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// Moves the words, and does not change the size.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Moves the image, and does not change the size.
  open var imageEdgeInsets = UIEdgeInsets.zero

  override var metricSize: IntrinsicSize {
    let metrics = ControlMetrics.current
    let content = ButtonContent(
      title: currentTitle,
      font: font.value,
      image: currentImage.map { .init(width: $0.size.width, height: $0.size.height) },
      contentInsets: contentInsets
    )
    guard let configuration else { return metrics.button(content) }
    return metrics.configuredButton(content, imagePadding: configuration.imagePadding)
  }

  private var contentInsets: ControlInsets? {
    if let insets = configuration?.contentInsets {
      return ControlInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    }
    return contentEdgeInsets == .zero ? nil : ControlInsets(contentEdgeInsets)
  }

  private var font: UIFont {
    if let font = storedTitleLabel.chosenFont { return font }
    if configuration != nil { return .systemFont(ofSize: Self.configuredFontSize) }
    let size = buttonType == .custom ? Self.customFontSize : Self.systemFontSize
    return .systemFont(ofSize: size)
  }

  override var firstBaselineFromTop: CGFloat? {
    let size = intrinsicContentSize.height
    return pixelGrid.round((size - font.lineHeight) / 2 + font.ascender)
  }

  override var lastBaselineFromBottom: CGFloat {
    intrinsicContentSize.height - (firstBaselineFromTop ?? 0)
  }
}

/// The label behind `titleLabel`: its font is the button's.
private final class TitleLabel: UILabel {
  private weak var button: UIButton?
  private(set) var chosenFont: UIFont?

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    didSet {
      chosenFont = font
      button?.invalidateIntrinsicContentSize()
    }
  }
}

/// What a button has for each state; a state without a value of its own has the normal one's.
private struct ValuesByState<Value> {
  private var values: [UIControl.State: Value] = [:]

  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }

  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
