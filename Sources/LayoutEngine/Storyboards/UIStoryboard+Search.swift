extension UIStoryboard {
  /// Makes the controller of a scene, without a trap for missing scenes.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene or controller; nil for the initial controller.
  ///   - name: The name of the storyboard.
  /// - Returns: Nil if the storyboard or the scene is missing.
  package static func controller(
    _ identifier: String?,
    ofStoryboardNamed name: String
  ) -> UIViewController? {
    guard let source = InterfaceFiles.current.storyboard(name), source(identifier) != nil else {
      return nil
    }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard let identifier else { return storyboard.instantiateInitialViewController() }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }

  /// Makes the application's own navigation controller that shows a scene in its storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene or controller; nil for the initial controller.
  ///   - name: The name of the storyboard.
  /// - Returns: The controller with the root of its scene; nil if none of an application's class
  ///   shows the scene.
  package static func navigationController(
    around identifier: String?,
    ofStoryboardNamed name: String
  ) -> UINavigationController? {
    guard let source = InterfaceFiles.current.storyboard(name),
      let stack = source(identifier)?.navigationController
    else { return nil }
    return controller(stack, ofStoryboardNamed: name) as? UINavigationController
  }
}
