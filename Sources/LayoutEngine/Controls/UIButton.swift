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

  /// The look of a button of the present style.
  public struct Configuration: Hashable, Sendable {
    /// The words, where the button has none of its own.
    public var title: String?
    /// Distances from the edges to the content; nil is the style's own.
    public var contentInsets: NSDirectionalEdgeInsets?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0

    /// Words only.
    public static func plain() -> Configuration { Configuration() }
    /// On a faint background.
    public static func tinted() -> Configuration { Configuration() }
    /// On a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// On a strong background.
    public static func filled() -> Configuration { Configuration() }
  }

  private static let systemFontSize: CGFloat = 15
  private static let customFontSize: CGFloat = 18
  private static let configuredFontSize: CGFloat = 17

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private lazy var storedTitleLabel = TitleLabel(button: self)

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
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  /// The words for a state, or for the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The words shown now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }

  /// Sets the words for a state from an attributed string.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Sets the colour of the words, which changes no geometry.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  /// The image for a state, or for the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The image shown now.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the image behind the content, which changes no geometry.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// The label of the words, which has the font.
  open var titleLabel: UILabel? { storedTitleLabel }

  /// The view of the image; the button itself takes its place here.
  open var imageView: UIImageView? { nil }

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
