import LayoutEngine
import ScenarioModel

extension UISplitViewController {
  /// A split view that shows a controller in one of its columns, the other one empty.
  ///
  /// Where there is little room the primary column covers the secondary, as after a swipe.
  convenience init(_ controller: UIViewController, in column: SplitViewColumn) {
    self.init(nibName: nil, bundle: nil)
    switch column {
    case .primary:
      setViewController(controller, for: .primary)
      preferredDisplayMode = .oneOverSecondary
    case .secondary:
      setViewController(UIViewController(), for: .primary)
      setViewController(controller, for: .secondary)
    }
  }
}
