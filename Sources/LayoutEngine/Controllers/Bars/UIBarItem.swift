public import Foundation

/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedObjectHolder {
  /// What code has associated with the item.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item that an archive describes.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The text of the item.
  open var title: String?

  /// The picture of the item.
  open var image: UIImage?

  /// Whether the item can be tapped.
  open var isEnabled = true

  /// A number by which an application finds the item again.
  open var tag = 0
}

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Creates a button that does nothing.
  public override init() {
    super.init()
  }

  /// Creates a button that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a text.
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

  /// Creates a button with a picture.
  public convenience init(
    image: UIImage?,
    style: Style,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates one of the system's own buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How prominent the button is.
  open var style = Style.plain

  /// The object that is told of a tap.
  open weak var target: AnyObject?

  /// What ``target`` is told.
  open var action: Selector?

  /// The view that the item shows in place of a button.
  open var customView: UIView?

  /// The least width, or 0 for that of the contents.
  open var width: CGFloat = 0

  /// How prominent a bar button is.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons that the system provides.
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

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates a tab without a title.
  public override init() {
    super.init()
  }

  /// Creates a tab that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab that looks different while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The picture while the tab is selected.
  open var selectedImage: UIImage?

  /// The text in the tab's badge.
  open var badgeValue: String?
}
