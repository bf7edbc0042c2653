public import Foundation

/// What a view shows where there is no content; the view made of it is plain.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How a text looks.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// How the image looks.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// Where the content is.
  public enum Alignment: Int, Sendable {
    /// UIKit's own list, in its order.
    case center, natural
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What happens when the button is pressed.
    public var primaryAction: UIAction?
    /// The button's menu.
    public var menu: UIMenu?
    /// Whether the button can be operated.
    public var isEnabled = true
    /// What the button does by itself.
    public var role = UIButton.Role.normal
  }

  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2))
  /// The text below.
  public var secondaryText: String?
  /// The text below with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the text below looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel
  )
  /// The upper button; it is left out where it has no title and no image.
  public var button = UIButton.Configuration.plain()
  /// What the upper button does.
  public var buttonProperties = ButtonProperties()
  /// The lower button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the lower button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// What is behind the content.
  public var background = UIBackgroundConfiguration.clear()
  /// Where the content is.
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

  /// Where there is nothing.
  public static func empty() -> Self { Self() }
  /// While content is loaded.
  public static func loading() -> Self { Self() }
  /// Where a search has found nothing.
  public static func search() -> Self { Self() }

  /// Makes a view that shows this.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same for a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A plain view that keeps what is to be shown where there is no content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// What the view shows.
  open var configuration: any UIContentConfiguration
  /// Whether the view scrolls where it has too little room.
  open var isScrollEnabled = true

  /// Makes a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Makes a view of a document.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}

/// The state for which a controller is asked what it shows without content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an application adds.
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
