public import Foundation

@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedObjectHolder {
  /// The objects that the application associates with the item.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var title: String?

  open var image: UIImage?

  open var isEnabled = true

  /// A number that identifies the item for the application.
  open var tag = 0

  open var landscapeImagePhone: UIImage?

  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the text attributes of the title in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  open var accessibilityIdentifier: String?

  open var accessibilityLabel: String?

  /// The result of using the item, for assistive technologies.
  open var accessibilityHint: String?

  /// Called when an item from an archive is complete.
  open func awakeFromNib() {}
}

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public override init() {
    super.init()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(
    title: String?,
    style: Style,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  public convenience init(
    image: UIImage?,
    style: Style,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, and another image for compact bars.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button that runs an action, or shows a menu if it has no action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system button that runs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Returns a flexible space, which fills the remaining width.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// Returns a space with a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let space = space(.fixedSpace)
    space.width = width
    return space
  }

  private class func space(_ kind: SystemItem) -> Self {
    guard let space = Self(coder: NSCoder()) else {
      preconditionFailure("\(self).init(coder:) makes no item")
    }
    space.systemItem = kind
    return space
  }

  /// Creates a system button.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The kind of system button; nil for other buttons.
  package var systemItem: SystemItem?

  open var style = Style.plain

  /// The action that runs when the user taps the button.
  open var primaryAction: UIAction?

  /// The menu that a long press opens, or a tap if the button has no action.
  open var menu: UIMenu?

  /// The titles that the button may have; the widest one determines its width.
  open var possibleTitles: Set<String>?

  /// The color of the button; the bar's color unless set.
  open var tintColor: UIColor?

  /// Whether the button shows its selected state.
  open var isSelected = false

  private var backgroundImages = BarImages()
  private var titleOffset = UIOffset.zero
  private var backTitleOffset = UIOffset.zero

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics, .any, state] = backgroundImage
  }

  open func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barMetrics, .any, state]
  }

  /// Sets the offset of the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffset = adjustment
  }

  /// Returns the offset of the title, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffset }

  /// Sets the offset of the back button's title, in points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    backTitleOffset = adjustment
  }

  /// Returns the offset of the back button's title, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffset
  }

  open weak var target: AnyObject?

  open var action: Selector?

  /// Performs a tap: runs the primary action, or sends the action to the target.
  ///
  /// A disabled item ignores the tap. Without a target, the first responder's chain receives the
  /// action.
  package func touch() {
    guard isEnabled else { return }
    SimulatedDevice.current.attributing(to: .application) {
      if let primaryAction { return primaryAction.run(for: self) }
      guard let action else { return }
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  /// The view that the item shows instead of a button.
  open var customView: UIView?

  /// The minimum width, in points; 0 selects the width of the contents.
  open var width: CGFloat = 0

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24
  }
}

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  /// Creates a tab from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a different image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    self.systemItem = systemItem
  }

  /// The kind of system tab; nil for other tabs.
  package var systemItem: SystemItem?

  /// The image while the tab is selected.
  open var selectedImage: UIImage?

  open var badgeValue: String?

  open var badgeColor: UIColor?

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero

  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
  }
}
