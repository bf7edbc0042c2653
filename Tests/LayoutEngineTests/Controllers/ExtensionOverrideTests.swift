// swift-format-ignore-file: AlwaysUseLowerCamelCase

import LayoutEngine
import Testing

private final class OwnStack: UINavigationController, Override__shouldAutorotate_0 {
  var shouldAutorotate__override: Bool { !shouldAutorotate__base }
}

@Suite @MainActor struct ExtensionOverrideTests {
  /// A controller rotates by default.
  @Test func controllersFindOverridesInExtensions() {
    #expect(UINavigationController().shouldAutorotate)
    #expect(!OwnStack().shouldAutorotate)
  }

  @Test func containersKeepTheirOwnDefaults() {
    let page = UIViewController()
    #expect(UINavigationController(rootViewController: page).childForStatusBarHidden === page)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    #expect(tabs.childForStatusBarHidden === page)
  }
}
