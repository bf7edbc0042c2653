import DeviceCatalog
import LayoutEngine
import Testing

/// Bars with large titles: 44 + 52 points.
///
/// Scrolling content collapses the 52.
///
/// The content is 2000 points high, on a screen of 667 points with a status bar of 20.
@Suite struct LargeTitleTests {
  private final class List: UIViewController {
    let scrollView = UIScrollView()
    var contentHeight: CGFloat = 2000

    override func loadView() {
      view = scrollView
      scrollView.contentSize = CGSize(width: 375, height: contentHeight)
    }
  }

  private func onList(
    _ id: String = "iphone-8",
    orientation: DeviceOrientation = .portrait,
    options: SimulationOptions = SimulationOptions(),
    contentHeight: CGFloat = 2000,
    _ body: @MainActor (List, UINavigationController, SimulatedDevice) -> Void
  ) throws {
    let device = try makeDevice(id, orientation: orientation, options: options)
    device.run {
      let list = List()
      list.contentHeight = contentHeight
      let stack = UINavigationController(rootViewController: list)
      stack.navigationBar.prefersLargeTitles = true
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      device.clock.settle()
      withExtendedLifetime(window) { body(list, stack, device) }
    }
  }

  @Test func barHasRoomForLargeTitle() throws {
    try onList { list, stack, _ in
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
      #expect(list.view.safeAreaInsets.top == 116)
      #expect(list.scrollView.adjustedContentInset.top == 116)
      #expect(list.scrollView.contentOffset.y == -116)
      stack.navigationBar.prefersLargeTitles = false
      #expect(stack.navigationBar.frame.height == 44)
      #expect(list.scrollView.contentOffset.y == -64)
    }
  }

  /// The scroll distance, and the remaining height of the bar.
  @Test(arguments: [(0, 96), (10, 86), (51.5, 44.5), (52, 44), (300, 44), (-20, 96)])
  func scrolledContentShrinksLargeTitle(distance: CGFloat, height: CGFloat) throws {
    try onList { list, stack, _ in
      list.scrollView.contentOffset.y = -116 + distance
      #expect(stack.navigationBar.frame.height == height)
      #expect(list.view.safeAreaInsets.top == 20 + height)
      #expect(list.scrollView.contentOffset.y == -116 + distance)
      list.scrollView.contentOffset.y = -116
      #expect(stack.navigationBar.frame.height == 96)
      #expect(list.scrollView.adjustedContentInset.top == 116)
    }
  }

  @Test func dragRestoresWholeTitle() throws {
    try onList { list, stack, device in
      list.scrollView.contentOffset.y = 100
      #expect(list.scrollView.legalOffsets.minimum.y == -116)
      let finger = device.finger
      finger.touchDown(at: CGPoint(x: 100, y: 300))
      finger.move(to: CGPoint(x: 100, y: 490))
      #expect(list.scrollView.contentOffset.y == -90)
      #expect(stack.navigationBar.frame.height == 70)
      finger.move(to: CGPoint(x: 100, y: 500))
      #expect(list.scrollView.contentOffset.y == -100)
      // 36 of the 52 points are visible, so the title expands completely.
      finger.lift(velocity: .zero)
      device.clock.advance(by: 5)
      #expect(list.scrollView.contentOffset.y == -116)
      #expect(stack.navigationBar.frame.height == 96)
    }
  }

  @Test func nearlyHiddenTitleHides() throws {
    try onList { list, stack, device in
      let finger = device.finger
      finger.touchDown(at: CGPoint(x: 100, y: 300))
      finger.move(to: CGPoint(x: 100, y: 260))
      finger.lift(velocity: .zero)
      device.clock.advance(by: 5)
      #expect(list.scrollView.contentOffset.y == -64)
      #expect(stack.navigationBar.frame.height == 44)
    }
  }

  @Test func contentThatFitsKeepsTitle() throws {
    try onList(contentHeight: 100) { list, stack, _ in
      list.scrollView.contentOffset.y = -100
      #expect(list.scrollView.contentOffset.y == -116, "it cannot be scrolled")
      #expect(stack.navigationBar.frame.height == 96)
    }
  }

  @Test func statusBarTouchRestoresTitle() throws {
    try onList { list, stack, device in
      list.scrollView.contentOffset.y = 500
      #expect(device.touchStatusBar())
      device.clock.advance(by: 1)
      #expect(list.scrollView.contentOffset.y == -116)
      #expect(stack.navigationBar.frame.height == 96)
    }
  }

  @Test func landscapePhonesHaveNoLargeTitle() throws {
    try onList { list, stack, device in
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      #expect(stack.navigationBar.frame.height == 32)
      #expect(list.scrollView.contentOffset.y == -32)
      device.rotate(to: .portrait)
      device.clock.advance(by: 1)
      #expect(stack.navigationBar.frame.height == 96)
    }
  }

  /// 50 + 52 on pads, in both orientations.
  @Test(arguments: DeviceOrientation.allCases)
  func padsHaveLargeTitles(orientation: DeviceOrientation) throws {
    try onList("ipad-9", orientation: orientation) { list, stack, _ in
      #expect(stack.navigationBar.frame.height == 102)
      #expect(list.view.safeAreaInsets.top == 122)
    }
  }

  @Test func olderSystemsHaveNoLargeTitle() throws {
    let options = SimulationOptions(system: SystemVersion(10))
    try onList("iphone-7", options: options) { _, stack, _ in
      #expect(stack.navigationBar.frame.height == 44)
    }
  }

  @Test func eachScreenDecidesItsTitle() throws {
    try onList { list, stack, device in
      list.scrollView.contentOffset.y = 100
      let (plain, heir, large) = (UIViewController(), UIViewController(), UIViewController())
      plain.navigationItem.largeTitleDisplayMode = .never
      large.navigationItem.largeTitleDisplayMode = .always
      let heights: [(UIViewController, CGFloat)] = [(plain, 44), (heir, 44), (large, 96)]
      for (controller, height) in heights {
        stack.pushViewController(controller, animated: true)
        device.clock.advance(by: 1)
        #expect(stack.navigationBar.frame.height == height)
        #expect(controller.view.safeAreaInsets.top == 20 + height)
      }
      large.navigationItem.largeTitleDisplayMode = .automatic
      #expect(stack.navigationBar.frame.height == 44, "as the screens below it")
      stack.popToRootViewController(animated: true)
      device.clock.advance(by: 1)
      #expect(list.scrollView.contentOffset.y == 100, "scrolled as it was left")
      #expect(stack.navigationBar.frame.height == 44)
    }
  }
}
