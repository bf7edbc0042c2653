import ScenarioModel

/// Which bars Interface Builder draws around each scene.
///
/// A scene may choose its bars itself. Where it does not, they follow from how the storyboard says
/// the scene comes on screen: inside a navigation controller, pushed by a scene that is, in a tab.
struct SimulatedBars {
  typealias Bars = (top: DesignCanvas.TopBar, bottom: DesignCanvas.BottomBar)

  private struct Arrival {
    var source: String
    var segue: SegueNode
  }

  private let controllers: [String: ControllerElement]
  /// The segue from which a scene's bars are inferred, by the id of its controller.
  private let arrivals: [String: Arrival]

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
  }

  /// A relationship says more than a push, and what the document prefers more than either.
  private static func rank(_ segue: SegueNode, _ preferred: Set<String>) -> Int {
    if preferred.contains(segue.id) { return 3 }
    switch segue.kind {
    case "relationship": return 2
    case "show", "push", "showDetail": return 1
    default: return 0
    }
  }

  func bars(of controller: ControllerElement) -> Bars {
    let chain = chain(endingAt: controller)
    var bars: Bars = (.none, .none)
    // From the far end towards the scene, each step passes on what it has and adds its own.
    for link in chain.reversed() {
      if let arrival = arrivals[link.node.id], let source = controllers[arrival.source] {
        bars = passOn(bars, from: source.node, by: arrival.segue, to: link.node)
      }
      bars = chosen(by: link.element, over: bars)
    }
    return bars
  }

  /// The scene, the scene it comes from, and so on; a scene met twice ends it.
  private func chain(endingAt controller: ControllerElement) -> [ControllerElement] {
    var chain = [controller]
    var seen: Set<String> = [controller.node.id]
    while let last = chain.last,
      let arrival = arrivals[last.node.id],
      let source = controllers[arrival.source],
      seen.insert(arrival.source).inserted
    {
      chain.append(source)
    }
    return chain
  }

  private func passOn(
    _ bars: Bars,
    from source: ViewControllerNode,
    by segue: SegueNode,
    to destination: ViewControllerNode
  ) -> Bars {
    switch (segue.kind, source.kind) {
    case ("relationship", .navigationController):
      let bottom: DesignCanvas.BottomBar = source.isToolbarHidden ? bars.bottom : .toolbar
      return (source.isNavigationBarHidden ? .none : .navigationBar, bottom)
    case ("relationship", .tabBarController):
      return (.none, .tabBar)
    case ("show", _), ("push", _):
      return (bars.top, destination.hidesBottomBarWhenPushed ? .none : bars.bottom)
    default:
      return (.none, .none)
    }
  }

  /// The scene's own choice; `<nil>` is the choice of no bar.
  private func chosen(by controller: MarkupElement, over inferred: Bars) -> Bars {
    var bars = inferred
    if let top = controller.child(key: "simulatedTopBarMetrics") {
      bars.top = top.name == "nil" ? .none : .navigationBar
    }
    if let bottom = controller.child(key: "simulatedBottomBarMetrics") {
      switch bottom.name {
      case "simulatedTabBarMetrics": bars.bottom = .tabBar
      case "simulatedToolbarMetrics": bars.bottom = .toolbar
      default: bars.bottom = .none
      }
    }
    return bars
  }
}
