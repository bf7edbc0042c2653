import BuiltInEngine
import Foundation
import InterfaceBuilder
import PortSupport
import ScenarioModel

/// One scene of a storyboard, or a nib, with objects of the package's classes.
@MainActor
struct LoadedScene {
  private let file: InterfaceFile
  private let scene: InterfaceBuilderScene
  private let storyboard: String

  init(_ file: InterfaceFile, _ scene: InterfaceBuilderScene, storyboard: String) {
    self.file = file
    self.scene = scene
    self.storyboard = storyboard
  }

  /// UIStoryboard's template for a controller.
  var template: StoryboardScene {
    let segues = (scene.controller?.segues ?? []).compactMap(segue)
    guard scene.screen != nil else {
      return StoryboardScene(makeController: makeController, segues: segues)
    }
    return StoryboardScene(
      makeController: makeController,
      makeView: { controller in
        objects(for: controller).lazy.compactMap { $0 as? UIView }.first ?? UIView()
      },
      segues: segues
    )
  }

  private func segue(_ node: SegueNode) -> StoryboardScene.Segue? {
    let kind: StoryboardScene.Segue.Kind? =
      switch node.kind {
      case "show", "push": .show
      case "showDetail", "replace": .showDetail
      case "presentation", "modal", "popoverPresentation": .present
      default: nil
      }
    return kind.map { kind in
      StoryboardScene.Segue(
        identifier: node.identifier ?? node.id,
        kind: kind,
        destination: node.destination
      )
    }
  }

  // MARK: Controllers

  private func makeController() -> UIViewController {
    let node = scene.controller
    let type = node?.customClass.flatMap { appClass($0, id: node?.id) as? UIViewController.Type }
    let controller = (type ?? standardType).init(coder: NSCoder()) ?? UIViewController()
    let contained = (node?.containedControllers ?? []).map { id in
      UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: id)
    }
    switch controller {
    case let stack as UINavigationController: stack.viewControllers = contained
    case let tabs as UITabBarController: tabs.viewControllers = contained
    default: break
    }
    return controller
  }

  private var standardType: UIViewController.Type {
    switch scene.controller?.kind {
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .splitViewController: UISplitViewController.self
    default: UIViewController.self
    }
  }

  private func appClass(_ name: String, id: String?) -> AnyClass? {
    let modules = (id.flatMap { file.connections.modules[$0] }.map { [$0] } ?? [])
    let known = modules + ResourceFiles.modules
    return describedClass(named: name, in: known)
      ?? known.lazy.compactMap { describedClass(named: "\($0).\(name)", in: known) }.first
  }

  // MARK: Views

  /// Makes the views, and connects them with each other and with their owner.
  func objects(for owner: AnyObject?) -> [Any] {
    guard let screen = scene.screen else { return [] }
    do {
      let built = try ScreenBuilder.build(screen, ownView: ownView)
      connect(built, owner)
      if screen.variations != nil, let owner { keep(built, with: owner) }
      return [built.rootView] + built.detachedViews
    } catch {
      preconditionFailure("'\(file.document.file)' cannot be shown: \(error)")
    }
  }

  /// Keeps a screen alive that changes its views when traits change.
  private func keep(_ built: BuiltScreen, with owner: AnyObject) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(built).toOpaque())
    objc_setAssociatedObject(owner, address, built, .OBJC_ASSOCIATION_RETAIN)
  }

  private func ownView(_ node: ViewNode) -> UIView? {
    guard let name = node.properties.customClass,
      let type = appClass(name, id: node.id) as? UIView.Type
    else { return nil }
    return type.init(coder: NSCoder())
  }

  // MARK: Connections

  private func connect(_ screen: BuiltScreen, _ owner: AnyObject?) {
    func object(_ id: String) -> NSObject? {
      if id == scene.controller?.id || id == "-1" { return owner as? NSObject }
      return screen.view(id: id) ?? screen.constraint(id: id)
    }
    let connections = file.connections
    for attribute in connections.attributes {
      object(attribute.owner).map { set(attribute.value, attribute.keyPath, of: $0) }
    }
    for outlet in connections.outlets where !outlet.isCollection {
      guard let owner = object(outlet.owner), let value = object(outlet.destination) else {
        continue
      }
      set(value, outlet.property, of: owner)
    }
    connectCollections(object)
    for action in connections.actions {
      guard let control = object(action.owner) as? UIControl else { continue }
      control.addTarget(
        object(action.destination),
        action: Selector(action.selector),
        for: event(action.eventType)
      )
    }
    for segue in connections.segues {
      guard let control = object(segue.owner) as? UIControl,
        let controller = owner as? UIViewController
      else { continue }
      let action = UIAction { [weak controller, weak control] _ in
        controller?.performSegue(withIdentifier: segue.identifier, sender: control)
      }
      control.addAction(action, for: .touchUpInside)
    }
  }

  private func connectCollections(_ object: (String) -> NSObject?) {
    var collections: [[String]: [NSObject]] = [:]
    for outlet in file.connections.outlets where outlet.isCollection {
      guard let value = object(outlet.destination) else { continue }
      collections[[outlet.owner, outlet.property], default: []].append(value)
    }
    for (key, values) in collections {
      object(key[0]).map { set(values, key[1], of: $0) }
    }
  }

  /// Sets a value if the object's class has the key; UIKit raises an exception otherwise.
  private func set(_ value: Any?, _ keyPath: String, of object: NSObject) {
    guard object.hasKey(String(keyPath.prefix { $0 != "." })) else { return }
    object.setValue(value, forKeyPath: keyPath)
  }

  private func event(_ type: String?) -> UIControl.Event {
    switch type {
    case "touchDown": .touchDown
    case "touchUpOutside": .touchUpOutside
    case "valueChanged": .valueChanged
    case "editingChanged": .editingChanged
    case "editingDidBegin": .editingDidBegin
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    case "primaryActionTriggered": .primaryActionTriggered
    default: .touchUpInside
    }
  }
}
