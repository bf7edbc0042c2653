import ScenarioModel

/// Reads one scene of a storyboard, or the objects of a .xib.
struct SceneReader {
  /// The scene's id; nil for a .xib.
  private let id: String?
  let objects: MarkupElement
  private let context: ImportContext
  let controller: ControllerElement?

  init(id: String?, objects: MarkupElement, context: ImportContext) {
    self.id = id
    self.objects = objects
    self.context = context
    controller = ControllerElement(objects: objects)
  }

  /// Reads the scene; nil for a .xib without views.
  func scene(
    header: DocumentHeader,
    resources: DocumentResources,
    bars: SimulatedBars,
    embedded: Set<String>
  ) -> InterfaceBuilderScene? {
    let column = controller.flatMap { bars.splitViewColumn(of: $0.node.id) }
    let context = context.inside(column)
    var entries = ViewEntries(scope: objects, classes: context.classes)
    let rootPosition = rootPosition(in: entries)
    if let controller, let rootPosition {
      entries.addControllerGuides(controller.element, toView: rootPosition)
    }
    let outlets = outlets(of: entries)
    var reader = ViewTreeReader(
      entries,
      resources: resources,
      context: context,
      usesAutoLayout: header.usesAutoLayout,
      outlets: outlets
    )
    let trees = reader.trees()
    var screen = screen(trees, root: rootPosition, outlets)
    screen?.rootView.show(barStyle(bars, resources.colors))
    screen?.take(InputViewOutlets(ownersOutlets, among: entries))
    screen?.controllerAttributes = controller.flatMap {
      ControllerAttributes(of: $0.element, isRunTime: self.context.isRunTime)
    }
    guard let id = id ?? screen?.rootView.id else { return nil }
    var canvas = canvas(
      header: header,
      bars: bars,
      root: rootPosition.map { entries.views[$0].element.element }
    )
    canvas.isControllersView = self.id != nil || isOwnersView(id)
    if !canvas.extendsUnderTopBar { screen?.extendsUnderTopBar = false }
    if !canvas.extendsUnderBottomBar { screen?.extendsUnderBottomBar = false }
    let isEmbedded = controller.map { embedded.contains($0.node.id) } ?? false
    return InterfaceBuilderScene(
      id: id,
      controller: controller?.node,
      isInitial: controller.map { $0.node.id == header.initialViewController } ?? (self.id == nil),
      screen: screen,
      looseViews: screen == nil ? looseViews(trees, entries) : [],
      canvas: canvas,
      splitView: column,
      fillsScreen: self.id == nil ? fillsScreen(screen, canvas) : !isEmbedded,
      markedViews: entries.markedViews,
      sources: entries.sources(ViewNames(outlets: outlets)),
      location: objects.location,
      embedSegues: entries.embedSegues
    )
  }

  // MARK: - Views

  private typealias Tree = (position: Int, node: ViewNode)

  /// Returns the contents of the bars around the scene; nil if they have none.
  private func barStyle(_ bars: SimulatedBars, _ colors: DocumentColors) -> BarStyle? {
    controller.flatMap {
      BarStyle(ofController: $0.element, inside: bars.containers(of: $0.node.id), colors)
    }
  }

  private func screen(
    _ trees: [Tree],
    root position: Int?,
    _ outlets: [OutletConnection]
  ) -> Screen? {
    var trees = trees
    guard let root = trees.firstIndex(where: { $0.position == position }) else { return nil }
    let rootView = trees.remove(at: root).node
    return Screen(
      name: controller?.node.storyboardIdentifier ?? id ?? rootView.id,
      rootView: rootView,
      contentView: contentViewName(outlets, in: [rootView] + trees.map(\.node)),
      detachedViews: trees.map(\.node),
      title: controller?.navigationTitle,
      automaticallyAdjustsScrollViewInsets:
        controller?.node.automaticallyAdjustsScrollViewInsets == false ? false : nil,
      isTableViewController: controller?.element.name == "tableViewController" ? true : nil
    )
  }

  /// A controller's root is the view in its `view` property; a .xib's root is its first view.
  private func rootPosition(in entries: ViewEntries) -> Int? {
    guard id != nil else { return entries.views.firstIndex { $0.parent == nil } }
    return entries.views.firstIndex {
      $0.parent == nil && $0.slot == "view" && $0.element.element.parent?.index == controllerIndex
    }
  }

  private var controllerIndex: Int? { controller?.element.index }

  /// Returns the views of a scene without a root view.
  ///
  /// A container's own bar is included only if it has contents.
  private func looseViews(_ trees: [Tree], _ entries: ViewEntries) -> [ViewNode] {
    let loose = trees.filter { tree in
      entries.views[tree.position].element.element.parent?.index != controllerIndex
        || !Self.barSlots.contains(tree.node.slot)
        || !tree.node.subviews.isEmpty || !tree.node.constraints.isEmpty
    }
    for view in loose {
      let element = entries.views[view.position].element.element
      guard let controllerIndex, element.parent?.index == controllerIndex else { continue }
      element.warn(
        "<\(element.name)> is not the view of its controller, which has key=\"view\"; "
          + "it is laid out by itself"
      )
    }
    return loose.map(\.node)
  }

  private static let barSlots: Set<String?> = ["navigationBar", "toolbar", "tabBar"]

  /// The outlets to views: the controller's or file owner's first, then the views' own outlets.
  private func outlets(of entries: ViewEntries) -> [OutletConnection] {
    ownersOutlets + entries.views.flatMap(\.element.element.outlets)
  }

  /// Outlets of the controller or the file's owner.
  private var ownersOutlets: [OutletConnection] {
    let owners = controller.map { [$0.element] } ?? objects.children(named: "placeholder")
    return owners.flatMap(\.outlets)
  }

  /// Returns the name of the view of the controller's first `contentView` outlet.
  private func contentViewName(_ outlets: [OutletConnection], in trees: [ViewNode]) -> String? {
    guard let outlet = controller?.outlets.first(where: { $0.property == "contentView" }) else {
      return nil
    }
    var pending = trees
    while let view = pending.popLast() {
      if view.id == outlet.destination { return view.name }
      pending += view.subviews
    }
    return nil
  }

  // MARK: - Canvas

  /// Returns whether the first view of a .xib belongs to the file's owner, or is as large as the
  /// screen.
  private func fillsScreen(_ screen: Screen?, _ canvas: DesignCanvas) -> Bool {
    guard let root = screen?.rootView else { return false }
    if isOwnersView(root.id) { return true }
    guard let size = canvas.screenSize, let frame = root.frame else { return false }
    return frame.width == size.width && frame.height == size.height
  }

  /// Returns whether a .xib's view is the file owner's `view`.
  private func isOwnersView(_ id: String) -> Bool {
    objects.children(named: "placeholder").flatMap(\.outlets)
      .contains { $0.property == "view" && $0.destination == id }
  }

  private func canvas(
    header: DocumentHeader,
    bars: SimulatedBars,
    root: MarkupElement?
  ) -> DesignCanvas {
    // A .xib has no containers: its view itself declares its surroundings.
    let simulated =
      controller.map { bars.bars(of: $0) }
      ?? root.map { SimulatedBars.chosen(by: $0, over: SimulatedBars.Bars()) }
      ?? SimulatedBars.Bars()
    let isUnderOpaque = controller?.node.extendedLayoutIncludesOpaqueBars ?? false
    let freeformSize = controller?.freeformSize()
    return DesignCanvas(
      device: header.device.identifier,
      orientation: header.device.orientation,
      screenSize: freeformSize ?? header.device.screenSize,
      scale: header.device.scale,
      sizeClasses: context.classes,
      toolsVersion: header.toolsNumber,
      usesSafeAreas: header.usesSafeAreas,
      container: id == nil ? .nib : .scene,
      topBar: simulated.top,
      hidesNavigationBar: simulated.isTopHidden,
      bottomBar: simulated.bottom,
      extendsUnderTopBar: (isUnderOpaque || !simulated.isTopOpaque)
        && controller?.extends(under: .top) ?? true,
      extendsUnderBottomBar: (isUnderOpaque || !simulated.isBottomOpaque)
        && controller?.extends(under: .bottom) ?? true,
      hidesStatusBar: controller?.hidesStatusBar ?? false,
      isFreeform: isFreeform,
      isPartOfScreen: controller.map { bars.isPartOfScreen($0) } ?? false,
      isPresentedFullScreen: controller.map { bars.isPresentedFullScreen($0) } ?? false
    )
  }

  private var isFreeform: Bool {
    let owners = Array(objects.children)
    return owners.contains { owner in
      owner.child("freeformSimulatedSizeMetrics") != nil
        || owner.child("size", key: "freeformSize") != nil
    }
  }
}

extension Screen {
  /// Applies the controller's outlets to keyboard views; the root view cannot be a keyboard view.
  fileprivate mutating func take(_ outlets: InputViewOutlets) {
    let root = InputViewNode.view(rootView.id)
    inputAccessoryView = outlets.accessoryView == root ? nil : outlets.accessoryView
    inputView = outlets.inputView == root ? nil : outlets.inputView
  }
}

extension ViewNode {
  /// Records the contents of the bars around a controller's view.
  fileprivate mutating func show(_ bar: BarStyle?) {
    guard let bar else { return }
    var style = style ?? ViewStyle()
    style.bar = bar
    self.style = style
  }
}
