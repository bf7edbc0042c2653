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
}
