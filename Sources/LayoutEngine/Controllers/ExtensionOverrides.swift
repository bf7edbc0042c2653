// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Overrides in extensions of UIKit's controllers, such as `extension UINavigationController`.
///
/// Swift has no such overrides. `scvdb-port` makes the class conform to a protocol for the member,
/// and the controllers' own members look for it.
extension UIViewController {
  /// The value without overrides.
  public var shouldAutorotate__base: Bool { true }
  /// The value without overrides.
  public var supportedInterfaceOrientations__base: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The value without overrides.
  public var preferredInterfaceOrientationForPresentation__base: UIInterfaceOrientation {
    .portrait
  }
  /// The value without overrides.
  public var prefersStatusBarHidden__base: Bool { SimulatedDevice.current.hidesStatusBarByItself }
  /// The value without overrides.
  public var preferredStatusBarStyle__base: UIStatusBarStyle { .default }
  /// The value without overrides.
  public var childForStatusBarStyle__base: UIViewController? { nil }
  /// The value without overrides.
  public var childForStatusBarHidden__base: UIViewController? {
    (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController
  }
  /// The value without overrides.
  public var childForHomeIndicatorAutoHidden__base: UIViewController? { nil }
  /// The value without overrides.
  public var prefersHomeIndicatorAutoHidden__base: Bool { false }
}

/// Controllers with an extension that overrides `shouldAutorotate`.
@preconcurrency @MainActor
public protocol Override__shouldAutorotate_0: AnyObject {
  /// The value of the override.
  var shouldAutorotate__override: Bool { get }
}

/// Controllers with an extension that overrides `supportedInterfaceOrientations`.
@preconcurrency @MainActor
public protocol Override__supportedInterfaceOrientations_0: AnyObject {
  /// The value of the override.
  var supportedInterfaceOrientations__override: UIInterfaceOrientationMask { get }
}

/// Controllers with an extension that overrides `preferredInterfaceOrientationForPresentation`.
@preconcurrency @MainActor
public protocol Override__preferredInterfaceOrientationForPresentation_0: AnyObject {
  /// The value of the override.
  var preferredInterfaceOrientationForPresentation__override: UIInterfaceOrientation { get }
}

/// Controllers with an extension that overrides `prefersStatusBarHidden`.
@preconcurrency @MainActor
public protocol Override__prefersStatusBarHidden_0: AnyObject {
  /// The value of the override.
  var prefersStatusBarHidden__override: Bool { get }
}

/// Controllers with an extension that overrides `preferredStatusBarStyle`.
@preconcurrency @MainActor
public protocol Override__preferredStatusBarStyle_0: AnyObject {
  /// The value of the override.
  var preferredStatusBarStyle__override: UIStatusBarStyle { get }
}

/// Controllers with an extension that overrides `childForStatusBarStyle`.
@preconcurrency @MainActor
public protocol Override__childForStatusBarStyle_0: AnyObject {
  /// The value of the override.
  var childForStatusBarStyle__override: UIViewController? { get }
}

/// Controllers with an extension that overrides `childForStatusBarHidden`.
@preconcurrency @MainActor
public protocol Override__childForStatusBarHidden_0: AnyObject {
  /// The value of the override.
  var childForStatusBarHidden__override: UIViewController? { get }
}

/// Controllers with an extension that overrides `childForHomeIndicatorAutoHidden`.
@preconcurrency @MainActor
public protocol Override__childForHomeIndicatorAutoHidden_0: AnyObject {
  /// The value of the override.
  var childForHomeIndicatorAutoHidden__override: UIViewController? { get }
}

/// Controllers with an extension that overrides `prefersHomeIndicatorAutoHidden`.
@preconcurrency @MainActor
public protocol Override__prefersHomeIndicatorAutoHidden_0: AnyObject {
  /// The value of the override.
  var prefersHomeIndicatorAutoHidden__override: Bool { get }
}
