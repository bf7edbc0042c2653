// Stands in for the controllers, the windows and the keyboard until they are there.
import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open var automaticallyAdjustsScrollViewInsets = true
  open var navigationController: UIViewController? { nil }
  open var tabBarController: UIViewController? { nil }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  open var viewRespectsSystemMinimumLayoutMargins = true
  func rootViewSafeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }
}

@preconcurrency @MainActor
open class UIWindow: UIView {
  var deviceSafeAreaInsets: UIEdgeInsets { .zero }
}

extension SimulatedDevice {
  package var windows: [UIWindow] { [] }
}
