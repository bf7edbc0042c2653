/// Changes the menus of an application, which has none here.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// Whose menus these are.
  var system: UIMenuSystem { get }
  /// Finds a menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Adds a menu to the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu to the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
}

extension UIMenu.Identifier {
  /// The system's menus, by their names.
  public static let application = Self("com.apple.menu.application")
  /// The file menu.
  public static let file = Self("com.apple.menu.file")
  /// The edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The view menu.
  public static let view = Self("com.apple.menu.view")
  /// The window menu.
  public static let window = Self("com.apple.menu.window")
  /// The help menu.
  public static let help = Self("com.apple.menu.help")
  /// Services.
  public static let services = Self("com.apple.menu.services")
  /// Fonts, colours and the like.
  public static let format = Self("com.apple.menu.format")
  /// Preferences.
  public static let preferences = Self("com.apple.menu.preferences")
  /// New scenes.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// Toolbars.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// Finding text.
  public static let find = Self("com.apple.menu.find")
  /// Replacing text.
  public static let replace = Self("com.apple.menu.replace")
  /// Looking words up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Undoing.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Copying.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The first menu.
  public static let root = Self("com.apple.menu.root")
}
