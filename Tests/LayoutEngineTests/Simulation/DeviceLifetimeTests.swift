import DeviceCatalog
import Testing

@testable import LayoutEngine

/// A recording makes thousands of devices; each must be deallocated after its run.
@Suite struct DeviceLifetimeTests {
  @Test func deviceIsReleasedWithItsObjects() throws {
    weak var device: SimulatedDevice?
    weak var view: UIView?
    do {
      let short = try makeDevice()
      device = short
      view = short.run { useEverything(on: short) }
    }
    #expect(view == nil)
    #expect(device == nil)
  }

  /// Leaves a rotation, a timer and an observer behind, and returns a view that was on screen.
  @MainActor private func useEverything(on device: SimulatedDevice) -> UIView {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.addSubview(field)
    controller.view.addSubview(scrollView)
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    device.clock.settle()
    field.becomeFirstResponder()
    device.clock.advance(by: 1)
    device.rotate(to: .landscape)
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in _ = controller }
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
      _ = controller
    }
    device.clock.advance(by: 0.1)
    return controller.view
  }
}
