public import LayoutEngine

// Appearances are stored but not drawn. They do not change a bar's position or size.

@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  public override convenience init() { self.init(idiom: .phone) }

  /// Creates the system's default appearance for a device idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates an appearance with the background of another.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Creates the system's default appearance; the archive is not read.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
  }

  public let idiom: UIUserInterfaceIdiom
  /// The blur effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the bar's edge.
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  open func configureWithDefaultBackground() {
    clear()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() { clear() }

  private func clear() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  private func takeBackground(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    (backgroundImageContentMode, shadowColor) =
      (other.backgroundImageContentMode, other.shadowColor)
  }
}

/// The appearance of a button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  /// The offset of the background image, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public override init() { super.init() }

  public init(style: UIBarButtonItem.Style) { super.init() }

  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while the button is touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask for titles near the back button.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image of the back button; nil selects the system's image.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public override init() { super.init() }

  public init(style: Style) { super.init() }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public enum Style: Int, Sendable {
    case stacked
    case inline
    case compactInline
  }
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs that have the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs that have the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs that have the title beside a small image.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}

extension UINavigationBar {
  /// The appearance while content scrolls under the bar.
  public var standardAppearance: UINavigationBarAppearance {
    get { inert("standardAppearance") { UINavigationBarAppearance() } }
    set { inert["standardAppearance"] = newValue }
  }

  /// The appearance of a compact bar; the standard one unless set.
  public var compactAppearance: UINavigationBarAppearance? {
    get { inert["compactAppearance"] as? UINavigationBarAppearance }
    set { inert["compactAppearance"] = newValue }
  }

  /// The appearance while content ends at the bar; the standard one unless set.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { inert["scrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { inert["scrollEdgeAppearance"] = newValue }
  }

  /// The appearance of a compact bar while content ends at it; ``scrollEdgeAppearance`` unless set.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { inert["compactScrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { inert["compactScrollEdgeAppearance"] = newValue }
  }
}

extension UIToolbar {
  /// The appearance while content scrolls under the bar.
  public var standardAppearance: UIToolbarAppearance {
    get { inert("standardAppearance") { UIToolbarAppearance() } }
    set { inert["standardAppearance"] = newValue }
  }

  /// The appearance of a compact bar; the standard one unless set.
  public var compactAppearance: UIToolbarAppearance? {
    get { inert["compactAppearance"] as? UIToolbarAppearance }
    set { inert["compactAppearance"] = newValue }
  }

  /// The appearance while content ends at the bar; the standard one unless set.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { inert["scrollEdgeAppearance"] as? UIToolbarAppearance }
    set { inert["scrollEdgeAppearance"] = newValue }
  }
}

extension UITabBar {
  /// The appearance while content scrolls under the bar.
  public var standardAppearance: UITabBarAppearance {
    get { inert("standardAppearance") { UITabBarAppearance() } }
    set { inert["standardAppearance"] = newValue }
  }

  /// The appearance while content ends at the bar; the standard one unless set.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { inert["scrollEdgeAppearance"] as? UITabBarAppearance }
    set { inert["scrollEdgeAppearance"] = newValue }
  }
}

extension UITabBarItem {
  /// The appearance of the bar while the tab is selected; the bar's own unless set.
  public var standardAppearance: UITabBarAppearance? {
    get { inert["standardAppearance"] as? UITabBarAppearance }
    set { inert["standardAppearance"] = newValue }
  }

  /// The appearance of the bar while the tab is selected and content ends at the bar.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { inert["scrollEdgeAppearance"] as? UITabBarAppearance }
    set { inert["scrollEdgeAppearance"] = newValue }
  }
}

extension UINavigationItem {
  /// The appearance of the bar for this item; the bar's own unless set.
  public var standardAppearance: UINavigationBarAppearance? {
    get { inert["standardAppearance"] as? UINavigationBarAppearance }
    set { inert["standardAppearance"] = newValue }
  }

  /// The appearance of a compact bar for this item.
  public var compactAppearance: UINavigationBarAppearance? {
    get { inert["compactAppearance"] as? UINavigationBarAppearance }
    set { inert["compactAppearance"] = newValue }
  }

  /// The appearance for this item while content ends at the bar.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { inert["scrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { inert["scrollEdgeAppearance"] = newValue }
  }

  /// The appearance of a compact bar for this item while content ends at the bar.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { inert["compactScrollEdgeAppearance"] as? UINavigationBarAppearance }
    set { inert["compactScrollEdgeAppearance"] = newValue }
  }
}
