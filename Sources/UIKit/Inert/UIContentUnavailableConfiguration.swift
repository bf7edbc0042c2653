public import LayoutEngine

/// The contents of a view without regular content.
///
/// The engine creates a plain view from it.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  public enum Alignment: Int, Sendable {
    /// The cases are in UIKit's order.
    case center, natural
  }

  public struct ButtonProperties {
    /// The action of the button.
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2))
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel
  )
  /// The upper button.
  ///
  /// It is omitted if it has no title and no image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var alignment = Alignment.center
  /// The axes that keep the superview's margins.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The distance from the image to the text, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The distance from the text to the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 0
  /// The distance from the texts to the button, in points.
  public var textToButtonPadding: CGFloat = 0
  /// The distance from the button to the secondary button, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 0

  private init() {}

  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self() }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A plain view that stores the configuration for missing content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  /// Whether the view scrolls if its content does not fit.
  open var isScrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}

/// The state for the content-unavailable configuration of a controller.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewController {
  /// The configuration for missing content; recorded only.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { inert["contentUnavailable"] as? any UIContentConfiguration }
    set { inert["contentUnavailable"] = newValue }
  }
}
