import Foundation
import LayoutEngine
import ScenarioModel

extension UIView {
  /// Returns the reason why no touch reaches the view, wherever scroll views are scrolled.
  ///
  /// Hit testing leads to a view through the bounds of its superviews, whether they clip or not. A view
  /// outside of the root view is off the screen, which other rules report. While a layout is due the bounds
  /// are not final, and nothing is reported.
  ///
  /// - Parameter rootView: The root view of the screen.
  /// - Returns: Nil if a touch reaches it.
  func obstacleToTouch(below rootView: UIView) -> String? {
    guard window != nil, !awaitsLayout else { return nil }
    var view = self
    // The part of the view, or of the scroll view around it, that the superviews so far let through.
    var part = bounds
    while view !== rootView, let superview = view.superview {
      // The keyboard's window shows a field in a bar.
      if superview is UIWindow { return nil }
      if let reason = superview.refusalOfTouches { return "\(superview.name) \(reason)" }
      if superview === rootView { return nil }
      if superview is UIScrollView {
        part = superview.bounds
      } else {
        part = superview.convert(part, from: view).overlap(with: superview.bounds)
        guard part.hasExtent else { return "it is outside of \(superview.nameWithSize)" }
      }
      view = superview
    }
    return nil
  }

  /// Returns the reason why a tap on the view starts nothing.
  ///
  /// - Parameter rootView: The root view of the screen.
  /// - Returns: Nil if a tap starts something.
  func obstacleToTap(below rootView: UIView) -> String? {
    if let reason = refusalOfTouches { return "it \(reason)" }
    if (self as? UIControl)?.isEnabled == false { return "it is disabled" }
    return obstacleToTouch(below: rootView)
  }

  /// The reason why hit testing leaves the view and its subviews out; nil if it does not.
  private var refusalOfTouches: String? {
    if isHidden { return "is hidden" }
    // The alpha of a document is there in drawings only, where steps act as in the recording.
    guard documentStyle?.alpha == nil else { return nil }
    return alpha > 0.01 ? nil : "is transparent"
  }

  private var name: String { recordingName ?? "a \(type(of: self))" }

  private var nameWithSize: String {
    "\(name), which is \(bounds.width.text) by \(bounds.height.text)"
  }
}

extension CGRect {
  /// Whether the rectangle has points for a touch.
  fileprivate var hasExtent: Bool { !isNull && width > 0 && height > 0 }
}
