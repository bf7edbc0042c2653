public import Foundation

// How bars look. Looks are kept and not drawn; bars have the same position and size in all of them.

@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  public override convenience init() { self.init(idiom: .phone) }

  /// Makes the system's own looks on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Makes looks with the background of others.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Makes the system's own looks; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
  }

  public let idiom: UIUserInterfaceIdiom
  /// What blurs the content behind the bar.
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  /// How the picture lies in the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  open func configureWithDefaultBackground() {
    clear()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Takes a background that hides the content.
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

/// The looks of a button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  /// How far that picture is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public override init() { super.init() }

  public init(style: UIBarButtonItem.Style) { super.init() }

  public let normal = UIBarButtonItemStateAppearance()
  /// While a finger is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture in front of the way back.
  open private(set) var backIndicatorImage = UIImage()
  /// What cuts titles at the way back.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the picture in front of the way back; nil stands for the system's.
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

/// The looks of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
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
  /// The looks of tabs with their text below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs with their text beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs with their text beside a small picture.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}
