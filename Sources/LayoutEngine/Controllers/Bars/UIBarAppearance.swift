public import Foundation

// How bars look. Looks are kept and not drawn; bars have the same position and size in all of them.

/// The background of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Makes the system's own looks.
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

  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom
  /// What blurs the content behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour behind the contents.
  open var backgroundColor: UIColor?
  /// The picture behind the contents.
  open var backgroundImage: UIImage?
  /// How the picture lies in the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor? = .separator
  /// The line at the bar's edge.
  open var shadowImage: UIImage?

  /// Takes the system's own background.
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

  /// Takes no background.
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
  /// The looks of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button.
  open var backgroundImage: UIImage?
  /// How far that picture is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The looks of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Makes the system's own looks.
  public override init() { super.init() }

  /// Makes the looks of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// In the ordinary state.
  public let normal = UIBarButtonItemStateAppearance()
  /// While a finger is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While the button cannot be operated.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While the button has the focus.
  public let focused = UIBarButtonItemStateAppearance()
}

/// The looks of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of ordinary buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of the way back.
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

/// The looks of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of ordinary buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The looks of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The looks of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour behind the badge.
  open var badgeBackgroundColor: UIColor?
  /// The looks of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
}

/// The looks of a bar's tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Makes the system's own looks.
  public override init() { super.init() }

  /// Makes the looks of a style.
  public init(style: Style) { super.init() }

  /// In the ordinary state.
  public let normal = UITabBarItemStateAppearance()
  /// While the tab is selected.
  public let selected = UITabBarItemStateAppearance()
  /// While the tab cannot be operated.
  public let disabled = UITabBarItemStateAppearance()
  /// While the tab has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Where a tab's text is.
  public enum Style: Int, Sendable {
    /// Below the picture.
    case stacked
    /// Beside the picture.
    case inline
    /// Beside a small picture.
    case compactInline
  }
}

/// The looks of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs with their text below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs with their text beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of tabs with their text beside a small picture.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: UIImage?
}
