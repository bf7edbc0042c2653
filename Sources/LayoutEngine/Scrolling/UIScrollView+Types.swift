public import Foundation

extension UIScrollView {
  /// Which edges of the safe area a scroll view counts as inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those along scrollable axes, and always top and bottom for the content of a bar controller.
    case automatic = 0
    /// Those along axes on which the content is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All four.
    case always = 3
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  /// How fast content comes to rest after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of its speed that the content keeps in a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = Self(rawValue: 0.998)
    /// Quickly.
    public static let fast = Self(rawValue: 0.99)
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// As soon as it begins.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// As soon as it begins, with the accessory view.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory view follow the finger.
    case interactiveWithAccessory = 4
  }
}

/// Is notified of a scroll view's movements; every method has a default.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger was lifted; the target may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// A drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The adjusted inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view to zoom, if any.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The content begins to come to rest after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// A zoom begins that takes time; no pinch does here.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A zoom that takes time has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Whether a touch of the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A touch of the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
