public import Foundation

/// The old menu of what can be done with a selection, which opens nowhere here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The current device's menu.
  open class var shared: UIMenuController {
    SimulatedDevice.current.singleton { UIMenuController() }
  }

  /// What the application adds to the menu.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu is open; never here.
  open var isMenuVisible: Bool { false }

  /// Where the menu's arrow points.
  open var arrowDirection = ArrowDirection.default
  /// Where the menu is.
  open var menuFrame: CGRect { .zero }
  /// Reads what the menu shows again.
  open func update() {}
  /// Opens or closes the menu, which does not open here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Where the menu's arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// UIKit's own list, in its order.
    case `default`, up, down, left, right
  }

  /// Opens the menu, which does not open here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}

  /// Closes the menu.
  open func hideMenu() {}

  /// Posted before the menu opens, which it never does here.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }

  /// Posted after the menu has opened.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }

  /// Posted before the menu closes.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }

  /// Posted after the menu has closed.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}

/// Something that the old menu shows.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The words.
  open var title: String
  /// The message that the first responder receives.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
