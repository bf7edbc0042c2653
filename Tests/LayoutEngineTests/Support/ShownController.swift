import LayoutEngine

/// Shows a controller in a window of the current device, and lets it appear.
@MainActor
func show(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  SimulatedDevice.current.clock.settle()
  return window
}
