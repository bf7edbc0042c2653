import LayoutEngine

/// The screens of the window, or of one presentation.
struct ScreenLayer {
  /// The container that screens are pushed onto, if there is one.
  var navigation: UINavigationController?
  /// The screens on its stack, the top last; one screen without navigation.
  var screens: [ScreenViewController]

  /// What is presented.
  @MainActor var root: UIViewController { navigation ?? screens[0] }
}
