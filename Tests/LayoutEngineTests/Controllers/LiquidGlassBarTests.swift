import DeviceCatalog
import LayoutEngine
import Testing

/// The places of bars on iOS 26.
@Suite struct LiquidGlassBarTests {
  /// The safe area's top of 62 or 59 and the bar's 54: measured for react-navigation, and stored by
  /// Interface Builder.
  ///
  /// Pull request 13256 has the measurement. On iOS 18 an iPhone 16 has 53.667 + 44.
  @Test(
    arguments: [
      ("iphone-17-pro", 26, 62 + 54), ("iphone-16", 26, 59 + 54),
      ("iphone-16", 18, 54 - 1 / 3 + 44),
    ] as [(String, SystemVersion, CGFloat)]
  )
  func safeAreaBeginsBelowBar(id: String, system: SystemVersion, top: CGFloat) throws {
    try makeDevice(id, running: system).run {
      let content = UIViewController()
      let window = show(UINavigationController(rootViewController: content))
      withExtendedLifetime(window) {
        #expect(abs(content.view.safeAreaInsets.top - top) < 0.001)
      }
    }
  }

  /// Interface Builder stores a bar of 54 at y 16 in sheets, as in Delta and sentry-cocoa; on iOS 18
  /// the bar has 56.
  @Test(arguments: [(26, 16 + 54), (18, 56)] as [(SystemVersion, CGFloat)])
  func sheetBarHasGapAbove(system: SystemVersion, top: CGFloat) throws {
    try makeDevice("iphone-16", running: system).run {
      let (root, content) = (UIViewController(), UIViewController())
      let window = show(root)
      root.present(UINavigationController(rootViewController: content), animated: false)
      SimulatedDevice.current.clock.settle()
      withExtendedLifetime(window) { #expect(content.view.safeAreaInsets.top == top) }
    }
  }

  /// The title adds 52 points: 106 in all.
  @Test func largeTitleAddsItsHeight() throws {
    try makeDevice("iphone-11", running: 26).run {
      let content = UIViewController()
      let stack = UINavigationController(rootViewController: content)
      stack.navigationBar.prefersLargeTitles = true
      let window = show(stack)
      withExtendedLifetime(window) { #expect(stack.navigationBar.frame.height == 106) }
    }
  }

  /// SKPhotoBrowser's pull request 459: a toolbar has 48, at any place.
  @Test func freeToolbarIsTaller() throws {
    try makeDevice("iphone-16", running: 26).run {
      #expect(UIToolbar().intrinsicContentSize.height == 48)
      #expect(UINavigationBar().intrinsicContentSize.height == 54)
    }
  }

  /// A hidden status bar in landscape does not remove the gap above the bar.
  @Test func hiddenStatusBarKeepsLandscapeGap() throws {
    let device = try makeDevice("iphone-se-3", running: 26)
    device.run {
      device.rotate(to: .landscape)
      let window = show(UINavigationController(rootViewController: HiddenStatusController()))
      withExtendedLifetime(window) {
        let stack = window.rootViewController as? UINavigationController
        #expect(stack?.navigationBar.frame.minY == 24)
      }
    }
  }

  private final class HiddenStatusController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }
}
