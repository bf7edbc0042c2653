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

  open var arrowDirection = ArrowDirection.default
  open var menuFrame: CGRect { .zero }
  open func update() {}
  /// Opens or closes the menu, which does not open here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  public enum ArrowDirection: Int, Sendable {
    /// UIKit's own list, in its order.
    case `default`, up, down, left, right
  }

  /// Opens the menu, which does not open here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}

  open func hideMenu() {}

  /// Posted before the menu opens, which it never does here.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }

  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }

  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }

  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}

@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// The message that the first responder receives.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
