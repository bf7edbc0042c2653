import Foundation
import LayoutEngine
import ScenarioModel

extension UIView {
  /// Returns the reason why touches cannot reach the view, regardless of the offsets of scroll
  /// views.
  ///
  /// Hit testing descends to a view through the bounds of its superviews, whether they clip or not.
  /// A view outside of the root view is off the screen, which other rules report. While a layout is
  /// pending, the bounds are not final, and nothing is reported.
  ///
  /// - Parameter rootView: The root view of the screen.
  /// - Returns: Nil if a touch reaches it.
  func obstacleToTouch(below rootView: UIView) -> String? {
    guard window != nil, !awaitsLayout else { return nil }
    var view = self
    // The part of the view, or of the enclosing scroll view, inside the bounds of the superviews so
    // far.
    var part = bounds
    while view !== rootView, let superview = view.superview {
      // The keyboard's window shows a field in a bar.
      if superview is UIWindow { return nil }
      if let reason = superview.hitTestRefusal { return "\(superview.name) \(reason)" }
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

  /// Returns the reason why a tap on the view has no effect.
  ///
  /// - Parameter rootView: The root view of the screen.
  /// - Returns: Nil if a tap has an effect.
  func obstacleToTap(below rootView: UIView) -> String? {
    if let reason = hitTestRefusal { return "it \(reason)" }
    if (self as? UIControl)?.isEnabled == false { return "it is disabled" }
    return obstacleToTouch(below: rootView)
  }

  /// The reason why hit testing skips the view and its subviews; nil if it does not.
  private var hitTestRefusal: String? {
    if isHidden { return "is hidden" }
    // Only drawings have the alpha of a document. Their steps must have the same effect as in the
    // recording.
    guard alpha <= 0.01, documentStyle?.alpha == nil else { return nil }
    return "is transparent"
  }

  private var name: String { recordingName ?? "a \(type(of: self))" }

  private var nameWithSize: String {
    "\(name), which is \(bounds.width.text) by \(bounds.height.text)"
  }
}

extension CGRect {
  /// Whether a touch can be inside the rectangle.
  fileprivate var hasExtent: Bool { !isNull && width > 0 && height > 0 }
}
