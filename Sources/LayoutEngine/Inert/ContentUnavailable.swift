public import Foundation

/// What a view shows where there is no content; the view made of it is plain.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  public enum Alignment: Int, Sendable {
    /// UIKit's own list, in its order.
    case center, natural
  }

  public struct ButtonProperties {
    /// What happens when the button is pressed.
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
  /// The upper button; it is left out where it has no title and no image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var alignment = Alignment.center
  /// On which axes the margins of the superview are kept.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// From the image to the text, in points.
  public var imageToTextPadding: CGFloat = 0
  /// From the text to the one below, in points.
  public var textToSecondaryTextPadding: CGFloat = 0
  /// From the texts to the button, in points.
  public var textToButtonPadding: CGFloat = 0
  /// From button to button, in points.
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

/// A plain view that keeps what is to be shown where there is no content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  /// Whether the view scrolls where it has too little room.
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

/// The state for which a controller is asked what it shows without content.
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
  /// What the controller shows where it has no content; recorded only.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { inert["contentUnavailable"] as? any UIContentConfiguration }
    set { inert["contentUnavailable"] = newValue }
  }
}
