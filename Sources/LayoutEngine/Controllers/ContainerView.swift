import Foundation

/// A container that places its children itself.
///
/// A protocol, because a subclass in another module cannot override a `package` method.
@MainActor
package protocol ContainerContent: UIViewController {
  /// Adds the view of the child that appears together with the container.
  func installContent()

  /// Places the bars and children; called in each layout pass of a container's root view.
  func layoutContainer()
}

/// The root view of a container controller; its layout places the bars and children.
final class ContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? any ContainerContent)?.layoutContainer()
  }

  /// Lays out the container again, because a hidden bar leaves its space to the content.
  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    setNeedsLayout()
    setNeedsSafeAreaUpdate()
  }
}

extension UIViewController {
  /// Creates the container's root view with the size of the screen.
  package func loadContainerView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
  }

  /// Whether the controller's view is on screen, appearing or disappearing.
  package var isOnScreen: Bool { appearance != .disappeared }
}

/// The frames of a container's bars and of its content, in the container's coordinates.
struct BarsLayout {
  /// A bar at the top or bottom edge.
  struct Bar {
    var frame: CGRect

    /// Whether content extends under the bar, which then adds to the safe area.
    var isExtendedUnder: Bool
  }

  var bounds: CGRect
  var top: Bar?
  var bottom: Bar?

  /// The frame of the content's root view.
  var contentFrame: CGRect {
    var frame = bounds
    if let top, !top.isExtendedUnder {
      frame.origin.y = top.frame.maxY
      frame.size.height = bounds.maxY - top.frame.maxY
    }
    if let bottom, !bottom.isExtendedUnder {
      frame.size.height = bottom.frame.minY - frame.minY
    }
    return frame
  }

  /// Returns the inherited insets with the bars' insets on the edges that have bars.
  ///
  /// The bars' insets replace the inherited ones: a navigation bar may begin above the end of the
  /// screen's safe area.
  func insets(ofContentInheriting inherited: UIEdgeInsets, extra: UIEdgeInsets) -> UIEdgeInsets {
    var insets = inherited
    if let top {
      insets.top = max(0, top.frame.maxY - contentFrame.minY) + extra.top
    }
    if let bottom {
      insets.bottom = max(0, contentFrame.maxY - bottom.frame.minY) + extra.bottom
    }
    return insets
  }
}
