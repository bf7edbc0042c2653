import DeviceCatalog
import LayoutEngine
import Testing

/// The status bars and controls of windows on iPadOS 26: in a strip of 32 points
/// (erik-sutton95/OpenZCine#91).
@Suite struct WindowControlTests {
  private final class Controller: UIViewController {
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private static let place = WindowPlace(width: 640, height: 480, x: 100, y: 250)

  @MainActor
  private static func show(_ controller: Controller, in width: ApplicationWidth) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    SimulatedDevice.current.setMultitasking(Multitasking(width: width, side: .left))
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: [(18, 0), (26, 32)] as [(Int, Double)])
  func windowHasStatusBar(system: Int, inset: Double) throws {
    let device = try makeDevice("ipad-10", running: SystemVersion(system))
    device.run {
      let window = Self.show(Controller(), in: .window(Self.place))
      #expect(window.safeAreaInsets == UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
    }
  }

  /// The controls stay without the status bar, and the safe area does not contain them
  /// (react-navigation/react-navigation#12638).
  @Test func regionsAvoidControls() throws {
    let device = try makeDevice("ipad-10", running: SystemVersion(26))
    device.run {
      let controller = Controller()
      controller.hidesStatusBar = true
      let window = Self.show(controller, in: .window(Self.place))
      let view: UIView = controller.view
      #expect(view.safeAreaInsets.top == 0)
      #expect(view.edgeInsets(for: .safeArea()).top == 0)
      #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).top == 0)
      #expect(view.directionalEdgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top == 32)
      #expect(
        view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)).layoutFrame
          == CGRect(x: 0, y: 32, width: 640, height: 448)
      )
      // 32 - 10 points are below the controls. A view beside the corner is not.
      for (x, inset) in [(0, 22), (300, 0)] as [(CGFloat, CGFloat)] {
        let part = UIView(frame: CGRect(x: x, y: 10, width: 100, height: 100))
        view.addSubview(part)
        #expect(part.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top == inset)
      }
      withExtendedLifetime(window) {}
    }
  }

  /// The region follows a window that begins to fill the screen, where it has no controls.
  @Test func fullScreenHasNoControls() throws {
    let device = try makeDevice("ipad-10", running: SystemVersion(26))
    device.run {
      let controller = Controller()
      controller.hidesStatusBar = true
      let window = Self.show(controller, in: .window(Self.place))
      let guide = controller.view.layoutGuide(for: .margins(cornerAdaptation: .vertical))
      #expect(guide.layoutFrame.minY == 32)
      device.setMultitasking(.full)
      window.layoutIfNeeded()
      #expect(guide.layoutFrame.minY == controller.view.layoutMargins.top)
    }
  }
}
