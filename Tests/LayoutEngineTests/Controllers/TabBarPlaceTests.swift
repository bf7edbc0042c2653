import DeviceCatalog
import LayoutEngine
import Testing

/// The place of tab bars on iPads: at the top from iPadOS 18 on, in windows of regular width.
///
/// Automattic/pocket-casts-ios#2063 and woocommerce/woocommerce-ios#14136 report the change.
@Suite struct TabBarPlaceTests {
  /// The iPad 10 has a status bar of 24 (32 on 26), a home indicator of 20 (25), and bars of 50.
  @Test(
    arguments: [
      ("ipad-10", 17, 24, 20 + 50), ("ipad-10", 18, 24 + 50, 20), ("ipad-10", 26, 32 + 50, 25),
      // The home indicator of a phone has 34, and its tab bar 49.
      ("iphone-16", 18, 59, 34 + 49),
    ] as [(String, SystemVersion, CGFloat, CGFloat)]
  )
  func barMovesToTopOfPads(id: String, system: SystemVersion, top: CGFloat, bottom: CGFloat) throws
  {
    try makeDevice(id, running: system).run {
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      let window = show(tabs)
      withExtendedLifetime(window) {
        #expect(
          [content.view.safeAreaInsets.top, content.view.safeAreaInsets.bottom] == [top, bottom]
        )
      }
    }
  }

  /// The navigation bar begins at the status bar's end, with 50 points on iPadOS 18.
  @Test func barSharesRowWithNavigationBar() throws {
    try makeDevice("ipad-10", running: 18).run {
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      let window = show(tabs)
      withExtendedLifetime(window) {
        let insets = content.view.safeAreaInsets
        #expect([insets.top, insets.bottom] == [24 + 50, 20])
      }
    }
  }

  /// A third of the screen has compact width.
  @Test func compactWindowHasBarAtBottom() throws {
    let model = try #require(Devices.device(id: "ipad-10")).running(18)
    var options = SimulationOptions(system: 18)
    options.multitasking = Multitasking(width: .oneThird, side: .right)
    SimulatedDevice(model: model, options: options).run {
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      let window = show(tabs)
      withExtendedLifetime(window) {
        let insets = content.view.safeAreaInsets
        #expect([insets.top, insets.bottom] == [24, 20 + 50])
      }
    }
  }
}
