package import ScenarioModel

/// The bar items of a controller, or of a bar in a view.
package struct BarItems: Sendable {
  /// A button or a tab.
  package struct Item: Sendable {
    /// The id; nil for an item without one.
    package var id: String?
    package var style: BarItemStyle
    /// The number that identifies the item for the app.
    package var tag = 0
    /// Id of the view that replaces the button.
    package var customView: String?
  }

  /// The contents of a navigation bar.
  package struct NavigationItem: Sendable {
    package var id: String?
    package var title: String?
    package var prompt: String?
    package var backButtonTitle: String?
    package var hidesBackButton = false
    package var leftItemsSupplementBackButton = false
    package var leading: [Item] = []
    package var trailing: [Item] = []
    package var back: Item?
    /// Id of the view in place of the title.
    package var titleView: String?
  }

  /// Id of the controller or the bar.
  var owner: String?
  /// The item of a controller, or the items of a navigation bar.
  package var navigationItems: [NavigationItem] = []
  /// The items of a toolbar, or the tabs of a tab bar.
  package var items: [Item] = []
  /// The tab of a controller.
  package var tab: Item?

  /// Reads the element of a controller or a bar; nil for one without items.
  init?(of element: MarkupElement, _ colors: DocumentColors) {
    owner = element.attribute("id")
    func items(in list: String) -> [Item] {
      element.child(list)?.children.map { Item(of: $0, colors) } ?? []
    }
    switch element.name {
    case "navigationBar":
      let list = element.child("items")?.children(named: "navigationItem") ?? []
      navigationItems = list.map { NavigationItem(of: $0, colors) }
    case "toolbar", "tabBar": self.items = items(in: "items")
    default:
      guard element.looksLikeController else { return nil }
      navigationItems =
        [element.child("navigationItem", key: "navigationItem")].compactMap(\.self)
        .map { NavigationItem(of: $0, colors) }
      self.items = items(in: "toolbarItems")
      tab = element.child("tabBarItem", key: "tabBarItem").map { Item(of: $0, colors) }
    }
    if navigationItems.isEmpty, self.items.isEmpty, tab == nil { return nil }
  }
}

extension BarItems.Item {
  fileprivate init(of element: MarkupElement, _ colors: DocumentColors) {
    self.init(
      id: element.attribute("id"),
      style: BarItemStyle(of: element, colors),
      tag: element.attribute("tag").flatMap { Int($0) } ?? 0,
      customView: element.child(key: "customView")?.attribute("id")
    )
  }
}

extension BarItems.NavigationItem {
  fileprivate init(of element: MarkupElement, _ colors: DocumentColors) {
    func items(_ side: String) -> [BarItems.Item] {
      let list = element.child("\(side)BarButtonItems").map { Array($0.children) }
      let single = element.child("barButtonItem", key: "\(side)BarButtonItem").map { [$0] }
      return (list ?? single ?? []).map { BarItems.Item(of: $0, colors) }
    }
    self.init(
      id: element.attribute("id"),
      title: element.attribute("title"),
      prompt: element.attribute("prompt"),
      backButtonTitle: element.attribute("backButtonTitle"),
      hidesBackButton: element.attribute("hidesBackButton") == "YES",
      leftItemsSupplementBackButton: element.attribute("leftItemsSupplementBackButton") == "YES",
      leading: items("left"),
      trailing: items("right"),
      back: element.child("barButtonItem", key: "backBarButtonItem")
        .map { BarItems.Item(of: $0, colors) },
      titleView: element.child(key: "titleView")?.attribute("id")
    )
  }
}
