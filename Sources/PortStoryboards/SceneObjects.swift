import BuiltInEngine
import InterfaceBuilder
import PortSupport
import ScenarioModel

/// The objects of one loaded scene, nib or prototype, by their ids.
///
/// The owner retains it, because controls do not retain the targets of their segues.
@MainActor
final class SceneObjects {
  let loaded: LoadedScene
  private(set) weak var owner: NSObject?
  /// The objects besides views and constraints.
  var made: [String: NSObject] = [:]
  /// Whether the bar items of the controller are connected.
  var hasConnectedItems = false
  /// The performers of segues.
  var triggers: [SegueTrigger] = []
  /// The views and constraints while the scene is connected, and later if they vary with traits.
  private var built: BuiltScreen?
  /// The targets of popovers.
  private var anchors: [String: () -> AnyObject?] = [:]

  var objects: DocumentObjects { loaded.file.objects }
  private var controller: UIViewController? { owner as? UIViewController }

  init(_ loaded: LoadedScene, owner: NSObject?) {
    self.loaded = loaded
    self.owner = owner
  }

  /// Returns the objects of a controller's scene.
  static func of(_ controller: UIViewController) -> SceneObjects? {
    controller.documentObjects.lazy.compactMap { $0 as? SceneObjects }.first
  }

  /// Returns the objects of a controller's scene, new ones before its first use.
  static func of(_ controller: UIViewController, in scene: LoadedScene) -> SceneObjects {
    if let present = of(controller) { return present }
    let objects = SceneObjects(scene, owner: controller)
    controller.documentObjects.append(objects)
    return objects
  }

  /// Returns the object with an id; nil for one that this scene does not contain.
  func object(_ id: String) -> NSObject? {
    if id == loaded.scene.controller?.id || id == "-1" { return owner }
    return made[id] ?? built?.view(id: id) ?? built?.constraint(id: id)
  }

  /// Returns the view or bar button item that a popover points to.
  func anchor(_ id: String) -> AnyObject? { made[id] ?? anchors[id]?() }

  // MARK: Loading

  /// The views of a nib beside the first one.
  private(set) var topLevelViews: [UIView] = []
  /// The objects of a nib besides views.
  var topLevelObjects: [NSObject] {
    sceneObjects.compactMap { AppClasses.isTopLevel($0) ? made[$0.id] : nil }
  }

  /// The objects of the scene in the document.
  var sceneObjects: ArraySlice<DocumentObject> {
    objects.scene(ofController: loaded.scene.controller?.id)
  }

  /// Makes the views of the scene and connects everything; nil for a scene without views.
  func loadView() -> UIView? {
    guard let screen = loaded.scene.screen else { return nil }
    let root = build(screen)
    topLevelViews = built?.detachedViews ?? []
    // The owner's code may use its view as soon as it gets an outlet.
    if loaded.scene.controller != nil { controller?.view = root }
    connectAll()
    return root
  }

  /// Makes the cell or reusable view of a prototype.
  static func prototype(
    _ node: ViewNode,
    of loaded: LoadedScene,
    owner: NSObject?
  ) -> UIView {
    let scene = SceneObjects(loaded, owner: owner)
    let view = scene.build(Screen(name: node.name, rootView: node))
    scene.connect(scene.objects.subtree(of: node.id))
    scene.finish()
    if !scene.triggers.isEmpty { retain(scene, with: view) }
    return view
  }

  private static func retain(_ scene: SceneObjects, with view: UIView) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(scene).toOpaque())
    objc_setAssociatedObject(view, address, scene, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Builds views, gives their lists the prototypes, and returns the root view.
  private func build(_ screen: Screen) -> UIView {
    var screen = screen
    let prototypes = screen.separatePrototypes()
    let maker = ViewClasses(objects)
    do {
      let built = try ScreenBuilder.build(screen, for: .application, ownView: maker.view)
      self.built = built
      for node in screen.contents.allNodes { fillList(node, prototypes[node.id] ?? []) }
      return built.rootView
    } catch {
      preconditionFailure("'\(loaded.file.document.file)' cannot be shown: \(error)")
    }
  }

  private func fillList(_ node: ViewNode, _ prototypes: [ViewNode]) {
    switch built?.view(id: node.id) {
    case let table as UITableView:
      for prototype in prototypes { register(prototype, in: table) }
      if let sections = node.properties.sections { addStatic(sections, of: node) }
    case let collection as UICollectionView:
      for prototype in prototypes { register(prototype, in: collection) }
    default: break
    }
  }

  /// Gives the controller of a table its static rows.
  private func addStatic(_ sections: [TableSectionNode], of node: ViewNode) {
    let cells = node.subviews.compactMap { child in
      (built?.view(id: child.id) as? UITableViewCell).map { (node: child, cell: $0) }
    }
    (owner as? UITableViewController)?.staticContent = ScreenTableContent(sections, with: cells)
  }

  // MARK: Connections

  /// Makes the other objects of the scene, connects everything and awakes it.
  func connectAll() {
    let scene = sceneObjects
    addBarsOfContainer()
    for object in scene where made[object.id] == nil { makeObject(object) }
    addBarItemsOfViews(scene)
    connect(scene)
    for object in scene {
      for segue in object.segues {
        guard let id = segue.anchor, let view = built?.view(id: id) else { continue }
        anchors[id] = { [weak view] in view }
      }
    }
    let embeds = scene.filter { $0.segues.contains { $0.kind == "embed" } }
      .compactMap { object in built?.view(id: object.id).map { ($0, object.segues) } }
    finish()
    for (container, segues) in embeds { embed(segues, in: container) }
  }

  /// Releases the views, because an outlet may be weak, unless they vary with traits.
  private func finish() {
    if loaded.scene.screen?.variations == nil { built = nil }
  }

  private func embed(_ segues: [SegueNode], in container: UIView) {
    for segue in segues where segue.kind == "embed" {
      loaded.segue(segue).map { controller?.embed($0, in: container) }
    }
  }
}
