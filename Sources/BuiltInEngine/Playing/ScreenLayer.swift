import LayoutEngine

/// The screens of a tab, of the window without tabs, or of one presentation.
struct ScreenLayer {
  /// The navigation controller of the screens, if there is one.
  var navigation: UINavigationController?
  /// The screens on its stack, the top last; one screen without navigation.
  var screens: [ScreenViewController]

  @MainActor
  init(of root: ScreenViewController, hasNavigation: Bool) {
    navigation = hasNavigation ? UINavigationController(rootViewController: root.shown) : nil
    screens = [root]
  }

  /// The controller around all screens.
  @MainActor var root: UIViewController { navigation ?? screens[0].shown }
}
