import LayoutEngine
import ScenarioModel

/// What documents have for bars, as items of UIKit's; items change no geometry.
@MainActor
extension BarStyle {
  /// Gives an item the buttons, and leaves its title alone.
  func apply(to item: UINavigationItem) {
    if !leading.isEmpty { item.leftBarButtonItems = leading.map { UIBarButtonItem($0) } }
    if !trailing.isEmpty { item.rightBarButtonItems = trailing.map { UIBarButtonItem($0) } }
  }

  /// Gives a controller what the bars around it show.
  func apply(to controller: UIViewController) {
    apply(to: controller.navigationItem)
    if !items.isEmpty { controller.toolbarItems = items.map { UIBarButtonItem($0) } }
    if let tab { controller.tabBarItem = UITabBarItem(tab) }
  }
}

extension UIBarButtonItem {
  convenience init(_ style: BarItemStyle) {
    self.init()
    title = style.title ?? style.systemItem.flatMap { Self.systemTitles[$0] }
    isEnabled = style.isEnabled
    tintColor = style.tintColor.flatMap(UIColor.init)
    if style.isProminent { self.style = .done }
    width = CGFloat(style.width ?? 0)
    // A picture has the name of its kind, by which it is drawn; its size is that of all pictures in bars.
    if title == nil, let name = style.image ?? style.systemItem { accessibilityIdentifier = name }
  }

  /// The system's own buttons that have words.
  private static let systemTitles = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo",
    "redo": "Redo",
  ]
}

extension UITabBarItem {
  convenience init(_ style: BarItemStyle) {
    self.init()
    title = style.title ?? style.systemItem.map(Self.words)
    accessibilityIdentifier = style.image ?? style.systemItem
  }

  /// Words of a name such as `mostRecent`.
  private static func words(_ name: String) -> String {
    name.reduce("") { $0 + ($1.isUppercase ? " " : "") + String($1) }.capitalized
  }
}
