import BuiltInEngine
import InterfaceBuilder
import PortSupport
import ScenarioModel

extension SceneObjects {
  /// Gives a new controller its navigation item, toolbar items and tab.
  func addBarItems(to controller: UIViewController) {
    guard let id = loaded.scene.controller?.id, let items = objects.items[id] else { return }
    if let node = items.navigationItems.first {
      if let id = node.id { made[id] = controller.navigationItem }
      fill(controller.navigationItem, from: node)
    }
    if !items.items.isEmpty { controller.toolbarItems = items.items.map(barButtonItem) }
    if let tab = items.tab { controller.tabBarItem = tabBarItem(tab) }
  }

  private func fill(_ item: UINavigationItem, from node: BarItems.NavigationItem) {
    item.title = node.title ?? item.title
    item.prompt = node.prompt
    item.backButtonTitle = node.backButtonTitle
    item.hidesBackButton = node.hidesBackButton
    item.leftItemsSupplementBackButton = node.leftItemsSupplementBackButton
    if !node.leading.isEmpty { item.leftBarButtonItems = node.leading.map(barButtonItem) }
    if !node.trailing.isEmpty { item.rightBarButtonItems = node.trailing.map(barButtonItem) }
    item.backBarButtonItem = node.back.map(barButtonItem)
  }

  private func barButtonItem(_ node: BarItems.Item) -> UIBarButtonItem {
    let object = node.id.flatMap { objects[$0] }
    let type: UIBarButtonItem.Type? =
      object.flatMap { AppClasses.type(of: $0, orBase: "UIBarButtonItem") }
    let item = (type ?? UIBarButtonItem.self).init(coder: DocumentCoder()) ?? UIBarButtonItem()
    item.title = node.style.title
    item.image = node.style.image.flatMap { UIImage(named: $0) ?? UIImage(systemName: $0) }
    item.systemItem = node.style.systemItem.flatMap(UIBarButtonItem.SystemItem.init(named:))
    if node.style.isProminent { item.style = .done }
    item.isEnabled = node.style.isEnabled
    item.tintColor = node.style.tintColor.flatMap { UIColor($0) }
    item.width = node.style.width ?? 0
    item.tag = node.tag
    if let id = node.id { made[id] = item }
    return item
  }

  private func tabBarItem(_ node: BarItems.Item) -> UITabBarItem {
    let object = node.id.flatMap { objects[$0] }
    let type: UITabBarItem.Type? =
      object.flatMap { AppClasses.type(of: $0, orBase: "UITabBarItem") }
    let item = (type ?? UITabBarItem.self).init(coder: DocumentCoder()) ?? UITabBarItem()
    item.title = node.style.title
    item.image = node.style.image.flatMap { UIImage(named: $0) ?? UIImage(systemName: $0) }
    item.tag = node.tag
    if let id = node.id { made[id] = item }
    return item
  }

  // MARK: Bars and views of items

  /// Adds the bars that a container has itself.
  func addBarsOfContainer() {
    guard let container = owner as? UIViewController, let id = loaded.scene.controller?.id else {
      return
    }
    for object in objects.subtree(of: id) {
      switch (object.values["key"], container) {
      case ("navigationBar", let stack as UINavigationController):
        made[object.id] = stack.navigationBar
      case ("toolbar", let stack as UINavigationController): made[object.id] = stack.toolbar
      case ("tabBar", let tabs as UITabBarController): made[object.id] = tabs.tabBar
      default: break
      }
    }
  }

  /// Gives items their views, and the bars among the views their items.
  func addBarItemsOfViews(_ scene: ArraySlice<DocumentObject>) {
    for object in scene {
      guard let items = objects.items[object.id] else { continue }
      switch self.object(object.id) {
      case let bar as UINavigationBar where object.values["key"] != "navigationBar":
        bar.items = items.navigationItems.map { node in
          let item = UINavigationItem(title: node.title ?? "")
          if let id = node.id { made[id] = item }
          fill(item, from: node)
          return item
        }
      case let bar as UIToolbar where object.values["key"] != "toolbar":
        bar.items = items.items.map(barButtonItem)
      case let bar as UITabBar where object.values["key"] != "tabBar":
        bar.items = items.items.map(tabBarItem)
      default: break
      }
      addViews(of: items)
    }
  }

  private func addViews(of items: BarItems) {
    for node in items.navigationItems {
      guard let view = node.titleView.flatMap(object) as? UIView else { continue }
      (node.id.flatMap(object) as? UINavigationItem)?.titleView = view
    }
    let navigation = items.navigationItems.flatMap {
      $0.leading + $0.trailing + [$0.back].compactMap(\.self)
    }
    for node in navigation + items.items {
      guard let view = node.customView.flatMap(object) as? UIView else { continue }
      (node.id.flatMap(object) as? UIBarButtonItem)?.customView = view
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// Interface Builder's name of a system item; nil for an unknown name.
  fileprivate init?(named name: String) {
    guard let item = Self.names[name] else { return nil }
    self = item
  }

  private static let names: [String: Self] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}
