public import Foundation

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

/// The heights of bars.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

/// Positions a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is to be.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top.
  public var barPosition: UIBarPosition { .top }
}

extension UIToolbar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}

/// Is notified of what a user does in a navigation bar; not simulated.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Allows it.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Is notified of selections in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a user has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Pictures by the circumstances in which a bar shows them.
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
