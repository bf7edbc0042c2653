public import Foundation

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { .bottom }
}

/// Receives events when the user operates a navigation bar; not simulated.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Receives the selections in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user selects a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The images of a bar, by the state of the bar.
struct BarImages {
  private struct Key: Hashable {
    var metrics: UIBarMetrics
    var position: UIBarPosition
    var state: UInt
  }

  private var images: [Key: UIImage] = [:]

  subscript(
    metrics: UIBarMetrics,
    position: UIBarPosition = .any,
    state: UIControl.State = .normal
  ) -> UIImage? {
    get { images[Key(metrics: metrics, position: position, state: state.rawValue)] }
    set { images[Key(metrics: metrics, position: position, state: state.rawValue)] = newValue }
  }
}
