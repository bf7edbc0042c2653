import LayoutEngine
import ScenarioModel

extension UISplitViewController {
  /// Creates a split view with a controller in one column and an empty other column.
  ///
  /// In narrow widths the primary column covers the secondary one, as after a swipe.
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
