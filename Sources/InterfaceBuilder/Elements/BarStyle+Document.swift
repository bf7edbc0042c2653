import ScenarioModel

extension BarStyle {
  /// Creates the contents of a bar's element; nil for another element.
  init?(of element: VariedElement, _ colors: DocumentColors) {
    self.init()
    func items() -> [MarkupElement] { element.child("items").map { Array($0.children) } ?? [] }
    switch element.name {
    case "navigationBar":
      guard let item = items().last(where: { $0.name == "navigationItem" }) else { return nil }
      read(item, colors)
    case "toolbar", "tabBar": self.items = items().map { BarItemStyle(of: $0, colors) }
    default: return nil
    }
  }

  /// Creates the bar contents of a controller's element; nil if it has none.
  ///
  /// - Parameters:
  ///   - element: The controller's element.
  ///   - containers: The elements of the controllers around it, from the inside.
  ///   - colors: The document's colors.
  init?(
    ofController element: MarkupElement,
    inside containers: [MarkupElement],
    _ colors: DocumentColors
  ) {
    self.init()
    if let item = element.child("navigationItem", key: "navigationItem") { read(item, colors) }
    title = title ?? element.attribute("title")
    items = element.child("toolbarItems")?.children.map { BarItemStyle(of: $0, colors) } ?? []
    tab = ([element] + containers).lazy.compactMap { $0.child("tabBarItem", key: "tabBarItem") }
      .first.map { BarItemStyle(of: $0, colors) }
    container = containers.lazy.compactMap { $0.child("navigationBar", key: "navigationBar") }
      .first.flatMap { NavigationBarStyle(of: $0, colors) }
    if self == BarStyle() { return nil }
  }

  private mutating func read(_ item: MarkupElement, _ colors: DocumentColors) {
    title = item.attribute("title")
    func buttons(_ side: String) -> [BarItemStyle] {
      let list = item.child("\(side)BarButtonItems").map { Array($0.children) }
      let single = item.child("barButtonItem", key: "\(side)BarButtonItem").map { [$0] }
      return (list ?? single ?? []).map { BarItemStyle(of: $0, colors) }
    }
    (leading, trailing) = (buttons("left"), buttons("right"))
  }
}

extension NavigationBarStyle {
  fileprivate init?(of bar: MarkupElement, _ colors: DocumentColors) {
    self.init()
    let element = VariedElement(bar, for: .any)
    let appearance = bar.child("navigationBarAppearance", key: "standardAppearance")
      .map { VariedElement($0, for: .any) }
    func titleColor(_ holder: VariedElement?) -> StyleColor? {
      holder?.child("textAttributes", key: "titleTextAttributes")
        .flatMap { colors.color(of: VariedElement($0, for: .any), key: "textColor") }
    }
    barTintColor =
      appearance.flatMap { colors.color(of: $0, key: "backgroundColor") }
      ?? colors.color(of: element, key: "barTintColor")
      ?? colors.color(of: element, key: "backgroundColor")
    self.titleColor = titleColor(appearance) ?? titleColor(element)
    tintColor = colors.color(of: element, key: "tintColor")
    if self == NavigationBarStyle() { return nil }
  }
}

extension BarItemStyle {
  init(of element: MarkupElement, _ colors: DocumentColors) {
    self.init()
    let element = VariedElement(element, for: .any)
    Self.attributes.read(element, into: &self)
    // A bar button with a custom button shows that button's title and image.
    let button = element.child("button", key: "customView")
    let state = button?.child("state", key: "normal")
    title = title ?? state?.attribute("title")
    image = image ?? state?.attribute(ImageAttribute.image)
    tintColor = colors.color(of: element, key: "tintColor")
  }

  static let attributes = Attributes<BarItemStyle> {
    Ignored.object
    Attribute("title", .text) { $0.title = $1 }
    Attribute("image", .text) { $0.image = $1 }
    Attribute("systemItem", .text) {
      $0.systemItem = $1
      $0.isProminent = ["done", "save"].contains($1)
    }
    Attribute("style", .text) { if $1 == "done" { $0.isProminent = true } }
    Attribute("enabled", .flag) { $0.isEnabled = $1 }
    Attribute("width", .number) { $0.width = $1 }
    Ignored("landscapeImage selectedImage catalog tag springLoaded")
  }
}
