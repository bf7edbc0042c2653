import ScenarioModel

/// The bars that Interface Builder draws around each scene.
///
/// A scene may choose its bars itself. Otherwise they follow from the way to the scene in the
/// storyboard: inside a navigation controller, pushed by a scene inside one, or in a tab.
struct SimulatedBars {
  /// The bars around a scene.
  struct Bars {
    var top = DesignCanvas.TopBar.none
    /// Whether the navigation controller hides its bar.
    var isTopHidden = false
    var bottom = DesignCanvas.BottomBar.none
    var isTopOpaque = false
    var isBottomOpaque = false
    /// Whether the navigation bar allows large titles; each scene chooses its own title.
    var prefersLargeTitles = false
  }

  private struct Arrival {
    var source: String
    var segue: SegueNode
  }

  private let controllers: [String: ControllerElement]
  /// The segue that determines a scene's bars, by the id of its controller.
  private let arrivals: [String: Arrival]
  /// The bars around each scene that leads to another one, by the id of its controller.
  private var settled: [String: Bars] = [:]

  init(controllers: [ControllerElement], tieBreakers: MarkupElement?) {
    self.controllers = Dictionary(
      controllers.map { ($0.node.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let preferred = Set(
      (tieBreakers?.children(named: "segue") ?? []).compactMap { $0.attribute("reference") }
    )
    var arrivals: [String: Arrival] = [:]
    for controller in controllers {
      for segue in controller.node.segues {
        let rank = Self.rank(segue, preferred)
        if let known = arrivals[segue.destination], Self.rank(known.segue, preferred) >= rank {
          continue
        }
        arrivals[segue.destination] = Arrival(source: controller.node.id, segue: segue)
      }
    }
    self.arrivals = arrivals
    for controller in controllers { settle(controller.node.id) }
  }

  /// Ranks a relationship above a push, and the document's preferred segues above both.
  private static func rank(_ segue: SegueNode, _ preferred: Set<String>) -> Int {
    if preferred.contains(segue.id) { return 3 }
    switch segue.kind {
    case "relationship": return 2
    case "show", "push", "showDetail": return 1
    default: return 0
    }
  }

  func bars(of controller: ControllerElement) -> Bars {
    bars(of: controller, given: source(of: controller.node.id).flatMap { settled[$0] } ?? Bars())
  }

  /// Returns the controllers that contain a scene by relationships, from the inside.
  func containers(of id: String) -> [MarkupElement] {
    var containers: [MarkupElement] = []
    var seen: Set<String> = [id]
    var next = arrivals[id]
    while let arrival = next, arrival.segue.kind == "relationship",
      seen.insert(arrival.source).inserted, let controller = controllers[arrival.source]
    {
      containers.append(controller.element)
      next = arrivals[arrival.source]
    }
    return containers
  }

  /// Whether the scene is shown inside another one or in a popover.
  func isPartOfScreen(_ controller: ControllerElement) -> Bool {
    ["embed", "popoverPresentation"].contains(arrivals[controller.node.id]?.segue.kind)
  }

  /// Whether a modal segue presents the scene, or the outermost container around it, on the full
  /// screen.
  func isPresentedFullScreen(_ controller: ControllerElement) -> Bool {
    let id = controller.node.id
    let presented = containers(of: id).last?.attribute("id") ?? id
    guard let segue = arrivals[presented]?.segue, ["presentation", "modal"].contains(segue.kind)
    else { return false }
    let style =
      segue.style ?? controllers[presented]?.element.attribute("modalPresentationStyle")
    return style == PresentRequest.Style.fullScreen.rawValue
  }

  /// Returns the column of a scene in a split view.
  ///
  /// It is the column of its relationship, or of the container that it is pushed in. A detail that
  /// another column shows is in the secondary column.
  func splitViewColumn(of id: String) -> SplitViewColumn? {
    var isDetail = false
    var seen: Set<String> = []
    var next = id
    while seen.insert(next).inserted, let arrival = arrivals[next] {
      switch arrival.segue.kind {
      case "relationship":
        if controllers[arrival.source]?.node.kind == .splitViewController {
          return isDetail ? .secondary : Self.columns[arrival.segue.relationship ?? ""]
        }
      case "show", "push": break
      case "showDetail": isDetail = true
      default: return nil
      }
      next = arrival.source
    }
    return nil
  }

  private static let columns: [String: SplitViewColumn] = [
    "masterViewController": .primary, "detailViewController": .secondary,
  ]

  // MARK: - The way to a scene

  /// Computes the bars of a scene and of all scenes on the way to it.
  ///
  /// A cycle is processed twice. A step either sets a part of the bars or leaves it unchanged. One
  /// round without initial bars therefore reaches the state that every further round repeats, from
  /// any start in the cycle.
  private mutating func settle(_ id: String) {
    let way = way(to: id)
    guard let last = way.last else { return }
    let start = source(of: last)
    var bars = start.flatMap { settled[$0] } ?? Bars()
    if let meeting = way.firstIndex(where: { $0 == start }) {
      bars = way[meeting...].reversed().reduce(bars) { self.bars(of: $1, given: $0) }
    }
    for id in way.reversed() {
      bars = self.bars(of: id, given: bars)
      settled[id] = bars
    }
  }

  /// Returns the scene, its source, and so on, up to a computed or repeated scene.
  private func way(to id: String) -> [String] {
    var way: [String] = []
    var seen: Set<String> = []
    var next: String? = id
    while let id = next, settled[id] == nil, seen.insert(id).inserted {
      way.append(id)
      next = source(of: id)
    }
    return way
  }

  /// Returns the controller that leads to a scene, if the document has it.
  private func source(of id: String) -> String? {
    arrivals[id].flatMap { controllers[$0.source] == nil ? nil : $0.source }
  }

  private func bars(of id: String, given bars: Bars) -> Bars {
    controllers[id].map { self.bars(of: $0, given: bars) } ?? bars
  }

  /// Returns the bars of a scene: the bars that its source passes on, changed by the scene's own
  /// choices.
  private func bars(of controller: ControllerElement, given bars: Bars) -> Bars {
    var bars = bars
    if let arrival = arrivals[controller.node.id], let source = controllers[arrival.source] {
      bars = passOn(bars, from: source, by: arrival.segue, to: controller.node)
    }
    return Self.chosen(by: controller.element, over: bars)
  }

  private func passOn(
    _ bars: Bars,
    from source: ControllerElement,
    by segue: SegueNode,
    to destination: ViewControllerNode
  ) -> Bars {
    var bars = bars
    switch (segue.kind, source.node.kind) {
    case ("relationship", .navigationController):
      bars.prefersLargeTitles = source.prefersLargeTitles
      let shown: DesignCanvas.TopBar = bars.prefersLargeTitles ? .largeTitle : .navigationBar
      bars.isTopHidden = source.node.isNavigationBarHidden
      bars.top = bars.isTopHidden ? .none : shown
      bars.isTopOpaque = source.hasOpaqueBar(key: "navigationBar")
      guard !source.node.isToolbarHidden else { break }
      bars.bottom = .toolbar
      bars.isBottomOpaque = source.hasOpaqueBar(key: "toolbar")
    case ("relationship", .tabBarController):
      bars = Bars(bottom: .tabBar, isBottomOpaque: source.hasOpaqueBar(key: "tabBar"))
    case ("show", _), ("push", _), ("showDetail", _):
      if destination.hidesBottomBarWhenPushed { bars.bottom = .none }
    default:
      bars = Bars()
    }
    return bars
  }

  /// Returns the bars that a scene or a .xib's view chooses itself; `<nil>` means no bar.
  ///
  /// A title without a display mode is as large as the previous one.
  static func chosen(by element: MarkupElement, over inferred: Bars) -> Bars {
    var bars = inferred
    switch element.child(key: "navigationItem")?.attribute("largeTitleDisplayMode") {
    case "never" where bars.top == .largeTitle: bars.top = .navigationBar
    case "always" where bars.top == .navigationBar && bars.prefersLargeTitles:
      bars.top = .largeTitle
    default: break
    }
    if let top = element.child(key: "simulatedTopBarMetrics") {
      bars.top = top.name == "nil" ? .none : .navigationBar
      bars.isTopHidden = false
      bars.isTopOpaque = top.attribute(BarAttribute.translucent) == "NO"
    }
    if let bottom = element.child(key: "simulatedBottomBarMetrics") {
      bars.bottom = Self.bottomBars[bottom.name] ?? .none
      bars.isBottomOpaque = bottom.attribute(BarAttribute.translucent) == "NO"
    }
    return bars
  }

  private static let bottomBars: [String: DesignCanvas.BottomBar] = [
    "simulatedTabBarMetrics": .tabBar, "simulatedToolbarMetrics": .toolbar,
  ]
}

extension ExtendedEdge: AttributeName {}

extension ControllerElement {
  /// Whether the container's own navigation bar allows large titles.
  fileprivate var prefersLargeTitles: Bool {
    element.child(key: "navigationBar")?.attribute("largeTitles") == "YES"
  }

  /// Whether the container's own bar is opaque.
  fileprivate func hasOpaqueBar(key: String) -> Bool {
    element.child(key: key)?.attribute(BarAttribute.translucent) == "NO"
  }

  /// Returns whether the scene's content extends under bars at an edge.
  func extends(under edge: ExtendedEdge) -> Bool {
    guard let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") else {
      return true
    }
    return edges.attribute(edge) == "YES"
  }

  /// Whether the scene is shown without a status bar.
  var hidesStatusBar: Bool { element.child("nil", key: "simulatedStatusBarMetrics") != nil }

  /// The size drawn by hand, if there is one.
  func freeformSize() -> Size? {
    guard let child = element.child("size", key: "freeformSize") else { return nil }
    return VariedElement(child, for: .any).size
  }
}
