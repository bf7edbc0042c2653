import BuiltInEngine
import InterfaceBuilder
import PortSupport
import ScenarioModel

/// One scene of a storyboard, or a nib, with objects of the package's classes.
@MainActor
struct LoadedScene {
  let file: InterfaceFile
  let scene: InterfaceBuilderScene
  let storyboard: String

  init(_ file: InterfaceFile, _ scene: InterfaceBuilderScene, storyboard: String) {
    self.file = file
    self.scene = scene
    self.storyboard = storyboard
  }

  /// UIStoryboard's template for a controller.
  var template: StoryboardScene {
    let objects = file.objects.scene(ofController: scene.controller?.id)
    var template = StoryboardScene(
      makeController: makeController,
      segues: objects.flatMap(\.segues).compactMap { segue($0) }
    )
    template.name = StoryboardScene.Name(
      storyboard: storyboard,
      identifier: scene.controller?.storyboardIdentifier,
      id: scene.controller?.id
    )
    template.configure = configure
    template.navigationController =
      scene.controller.flatMap { file.document.ownNavigationController(around: $0.id) }
    if scene.screen != nil {
      template.makeView = { controller in
        SceneObjects.of(controller, in: self).loadView() ?? UIView()
      }
    }
    return template
  }

  /// Makes the objects of a nib, and connects them with each other and with their owner.
  func objects(for owner: AnyObject?) -> [Any] {
    let objects = SceneObjects(self, owner: owner as? NSObject)
    guard let root = objects.loadView() else { return [] }
    (owner as? UIViewController)?.documentObjects.append(objects)
    return [root] + objects.topLevelViews + objects.topLevelObjects
  }

  // MARK: Controllers

  private func makeController() -> UIViewController {
    let node = scene.controller
    let object = node.flatMap { file.objects[$0.id] }
    let standard = AppClasses.controllerType(of: object, node)
    let own: UIViewController.Type? =
      object.flatMap { AppClasses.type(of: $0, orBase: "\(standard)") }
    let coder = AppClasses.coder(of: object, node)
    return (own ?? standard).init(coder: coder) ?? UIViewController()
  }

  /// Gives a new controller the attributes, the items and the children of its scene.
  private func configure(_ controller: UIViewController) {
    let objects = SceneObjects.of(controller, in: self)
    controller.take(file.objects[scene.controller?.id ?? ""]?.values ?? [:])
    controller.take(scene)
    objects.addBarItems(to: controller)
    objects.addContainedControllers(to: controller)
    // A scene without views has no other time for its connections.
    if scene.screen == nil { objects.connectAll() } else { objects.connectItems() }
  }
}

extension UIViewController {
  /// Applies the attributes of a controller's element.
  fileprivate func take(_ values: [String: String]) {
    if let title = values["title"] { self.title = title }
    if values["extendedLayoutIncludesOpaqueBars"] == "YES" {
      extendedLayoutIncludesOpaqueBars = true
    }
    if values["automaticallyAdjustsScrollViewInsets"] == "NO" {
      automaticallyAdjustsScrollViewInsets = false
    }
    if values["modalInPresentation"] == "YES" { isModalInPresentation = true }
    if let style = values["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(named:)) {
      modalPresentationStyle = style
    }
    restorationIdentifier = values["restorationIdentifier"]
    guard let stack = self as? UINavigationController else { return }
    if values["navigationBarHidden"] == "YES" { stack.isNavigationBarHidden = true }
    if values["toolbarHidden"] == "NO" { stack.isToolbarHidden = false }
  }

  /// Applies the importer's reading of a scene.
  fileprivate func take(_ scene: InterfaceBuilderScene) {
    if let attributes = scene.screen?.controllerAttributes ?? scene.controller?.attributes {
      take(attributes)
    }
    if scene.controller?.hidesBottomBarWhenPushed == true { hidesBottomBarWhenPushed = true }
    if scene.screen?.extendsUnderTopBar == false { edgesForExtendedLayout.remove(.top) }
    if scene.screen?.extendsUnderBottomBar == false { edgesForExtendedLayout.remove(.bottom) }
    if scene.controller?.prefersLargeTitles == true {
      (self as? UINavigationController)?.navigationBar.prefersLargeTitles = true
    }
  }
}

extension UIModalPresentationStyle {
  /// Interface Builder's name of a style; nil for an unknown name.
  init?(named name: String) {
    guard let style = PresentRequest.Style(rawValue: name) else { return nil }
    self.init(style)
  }
}
