public import Foundation

/// Makes the view controllers of a storyboard's scenes.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Returns the scene with an identifier, or the initial one for nil; nil if there is none.
  public typealias Source = @MainActor (_ identifier: String?) -> StoryboardScene?

  /// Registers the scenes of a storyboard on the current device; nil removes them.
  public static func setSource(_ source: Source?, forStoryboardNamed name: String) {
    InterfaceFiles.current.storyboards[name] = source
  }

  /// Returns the scenes of a storyboard; nil for an unknown name.
  package static func source(named name: String) -> Source? {
    InterfaceFiles.current.storyboard(name)
  }

  private let name: String
  private let source: Source

  /// Finds a storyboard.
  ///
  /// - Precondition: The storyboard has a source; see ``setSource(_:forStoryboardNamed:)``. UIKit
  ///   raises an exception if it finds no file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let source = InterfaceFiles.current.storyboard(name) else {
      preconditionFailure(
        "could not find a storyboard named '\(name)'; give its scenes with "
          + "UIStoryboard.setSource(_:forStoryboardNamed:)"
      )
    }
    self.name = name
    self.source = source
    super.init()
  }

  /// Makes the controller of the initial scene; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    source(nil).map(makeController)
  }

  /// Makes the controller of the initial scene with a closure, or as usual if that returns nil.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    source(nil).flatMap { makeController($0, by: creator) }
  }

  /// Makes the controller of a scene.
  ///
  /// - Precondition: The storyboard has the scene.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeController(scene(identifier))
  }

  /// Makes the controller of a scene with a closure, or as usual if that returns nil.
  ///
  /// - Precondition: The storyboard has the scene, and its controller has the requested type.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = makeController(scene(identifier), by: creator) else {
      preconditionFailure("scene '\(identifier)' of '\(name)' has no \(ViewController.self)")
    }
    return controller
  }

  private func scene(_ identifier: String) -> StoryboardScene {
    guard let scene = source(identifier) else {
      preconditionFailure("storyboard '\(name)' has no scene with identifier '\(identifier)'")
    }
    return scene
  }

  private func makeController<ViewController: UIViewController>(
    _ scene: StoryboardScene,
    by creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let controller = creator?(NSCoder()) else {
      return makeController(scene) as? ViewController
    }
    connect(controller, to: scene)
    return controller
  }

  private func makeController(_ scene: StoryboardScene) -> UIViewController {
    let controller = scene.makeController()
    connect(controller, to: scene)
    return controller
  }

  private func connect(_ controller: UIViewController, to scene: StoryboardScene) {
    controller.scene = scene
    controller.storyboard = scene.owner ?? self
    scene.configure?(controller)
    controller.awakeFromNib()
  }
}

extension UIViewController {
  /// The names of the controller's scene; nil for a controller without one.
  package var sceneName: StoryboardScene.Name? { scene?.name }

  /// Whether a scene or a named nib has the controller's view.
  package var hasArchivedView: Bool {
    makeArchivedView != nil || scene?.makeView != nil
      || nibName.map { InterfaceFiles.current.nib($0) != nil } ?? false
  }

  /// Makes the controller's view from its scene or nib.
  ///
  /// It returns nil if neither has a view, or if a nib has set the view.
  var archivedView: UIView? {
    if let makeView = scene?.makeView { return makeView(self) }
    guard let nibName else { return viewOfClassNib }
    guard let source = InterfaceFiles.current.nib(nibName) else { return nil }
    return source(self).lazy.compactMap { $0 as? UIView }.first
  }

  /// The view that a nib for this class sets.
  ///
  /// For `FormViewController` the nib's name is `FormView`, or else `FormViewController`.
  private var viewOfClassNib: UIView? {
    let name = String(describing: type(of: self))
    let ending = "Controller"
    let short = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    for name in [short, name] {
      _ = InterfaceFiles.current.nib(name)?(self)
      if let viewIfLoaded { return viewIfLoaded }
    }
    return nil
  }
}
