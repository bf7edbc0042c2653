import LayoutEngine
import ScenarioModel

/// The bar attributes of documents, as items of UIKit; items do not change geometry.
@MainActor
extension BarStyle {
  /// Gives an item the buttons, and keeps its title.
  func apply(to item: UINavigationItem) {
    if !leading.isEmpty { item.leftBarButtonItems = leading.map { UIBarButtonItem($0) } }
    if !trailing.isEmpty { item.rightBarButtonItems = trailing.map { UIBarButtonItem($0) } }
  }

  /// Gives a controller the items of the bars around it.
  func apply(to controller: UIViewController) {
    if controller.title == nil { controller.title = title }
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
    // The identifier selects the drawn picture. All pictures in bars have the same size.
    if title == nil, let name = style.image ?? style.systemItem { accessibilityIdentifier = name }
  }

  /// The titles of the system's own buttons that have text.
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

  /// Returns the words of a name such as `mostRecent`.
  private static func words(_ name: String) -> String {
    name.reduce("") { $0 + ($1.isUppercase ? " " : "") + String($1) }.capitalized
  }
}
