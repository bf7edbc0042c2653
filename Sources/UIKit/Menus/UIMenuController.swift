public import LayoutEngine

/// The former menu of editing commands, which never opens here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The current device's menu.
  open class var shared: UIMenuController {
    SimulatedDevice.current.singleton { UIMenuController() }
  }

  /// The application's own menu items.
  open var menuItems: [UIMenuItem]?

  /// Always false here.
  open var isMenuVisible: Bool { false }

  open var arrowDirection = ArrowDirection.default
  open var menuFrame: CGRect { .zero }
  open func update() {}
  /// Has no effect here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  public enum ArrowDirection: Int, Sendable {
    /// In UIKit's order.
    case `default`, up, down, left, right
  }

  /// Has no effect here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}

  open func hideMenu() {}

  /// Never posted.
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
  /// The message to the first responder.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
