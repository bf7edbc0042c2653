import LayoutEngine
import ScenarioModel
import SnapshotModel

extension UIViewController {
  /// Has containers and presentations respect the attributes.
  ///
  /// The style of a presentation and whether a user can end it belong to the controller that is
  /// presented, which may be one around this.
  func take(_ attributes: ControllerAttributes) {
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
