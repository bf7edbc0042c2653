import LayoutTestSupport
import PortSupport
import Testing
import UIKit

/// The delegate of an app that is not launched.
@MainActor @Suite struct ApplicationDelegateTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launches = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }

    func application(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test func firstUseMakesDelegate() throws {
    try makeDevice().run {
      addStandIn { Delegate() as any UIApplicationDelegate }
      let application = UIApplication.shared
      let window = UIWindow()
      window.makeKeyAndVisible()
      #expect(application.supportedInterfaceOrientations(for: window) == .all)
      let delegate = try #require(application.delegate as? Delegate)
      #expect(application.delegate === delegate)
      #expect(delegate.launches == 0)
      #expect(delegate.window === window)
      #expect(application.supportedInterfaceOrientations(for: window) == .all)
    }
  }

  @Test func ownDelegateReplacesMadeOne() throws {
    try makeDevice().run {
      addStandIn { Delegate() as any UIApplicationDelegate }
      let own = Delegate()
      UIApplication.shared.delegate = own
      #expect(UIApplication.shared.delegate === own)
    }
  }
}
