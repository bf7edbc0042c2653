public import Foundation

/// Edits the menus of an application; there are none here.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Adds a menu to the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu to the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
}

@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { SimulatedDevice.current.singleton { UIMenuSystem() } }
  open func setNeedsRebuild() {}
}

extension UIMenu.Identifier {
  public static let application = Self("com.apple.menu.application")
  public static let file = Self("com.apple.menu.file")
  public static let edit = Self("com.apple.menu.edit")
  public static let view = Self("com.apple.menu.view")
  public static let window = Self("com.apple.menu.window")
  public static let help = Self("com.apple.menu.help")
  public static let services = Self("com.apple.menu.services")
  public static let format = Self("com.apple.menu.format")
  public static let preferences = Self("com.apple.menu.preferences")
  public static let newScene = Self("com.apple.menu.new-scene")
  public static let toolbar = Self("com.apple.menu.toolbar")
  public static let find = Self("com.apple.menu.find")
  public static let replace = Self("com.apple.menu.replace")
  public static let lookup = Self("com.apple.menu.lookup")
  public static let share = Self("com.apple.menu.share")
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  public static let root = Self("com.apple.menu.root")
}
