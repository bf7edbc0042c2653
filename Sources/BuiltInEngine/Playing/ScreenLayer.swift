import LayoutEngine

/// The screens of a tab, of the window without tabs, or of one presentation.
struct ScreenLayer {
  /// The navigation controller of the screens, if there is one; an app's code can make it.
  var navigation: UINavigationController?
  /// The screens on its stack, the top last; one screen without navigation.
  var screens: [ScreenViewController]

  @MainActor
  init(of root: ScreenViewController, hasNavigation: Bool) {
    // An app's own container can make its controllers later.
    navigation =
      root.shown.navigationController ?? root.shown as? UINavigationController
      ?? (hasNavigation ? UINavigationController(rootViewController: root.shown) : nil)
    screens = [root]
  }

  /// Creates the layer of controllers that an app's code has pushed.
  init(navigation: UINavigationController, screens: [ScreenViewController]) {
    self.navigation = navigation
    self.screens = screens
  }

  /// The controller around all screens.
  @MainActor var root: UIViewController { navigation ?? screens[0].shown }
}
