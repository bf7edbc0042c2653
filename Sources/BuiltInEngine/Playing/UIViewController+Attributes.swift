package import LayoutEngine
package import ScenarioModel

extension UIViewController {
  /// Applies the attributes that containers and presentations use.
  ///
  /// The presented controller has the style of a presentation and the permission to dismiss it. It
  /// may be a container of this one.
  package func take(_ attributes: ControllerAttributes) {
    if let hides = attributes.hidesBottomBarWhenPushed { hidesBottomBarWhenPushed = hides }
    if let mode = attributes.largeTitleDisplayMode {
      navigationItem.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode(mode)
    }
    if let prompt = attributes.prompt, !prompt.isEmpty { navigationItem.prompt = prompt }
    if let size = attributes.preferredContentSize {
      preferredContentSize = CGSize(width: size.width, height: size.height)
    }
    if let defines = attributes.definesPresentationContext { definesPresentationContext = defines }
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  fileprivate init(_ mode: ControllerAttributes.LargeTitleDisplayMode) {
    self =
      switch mode {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
  }
}
