import Foundation

/// The root view of a container: it has the controller place bars and children.
final class ContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    viewController?.layoutContainer()
  }

  /// Hiding a bar gives its room to the content.
  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    setNeedsLayout()
    setNeedsSafeAreaUpdate()
  }
}

extension UIViewController {
  /// Makes the root view of a container, as large as the screen until it is put somewhere.
  func loadContainerView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
  }

  /// Whether the controller's view is on screen, or on its way there or away.
  var isOnScreen: Bool { appearance != .disappeared }
}

/// Where the bars of a container are and what they leave to its content, in the container's
/// coordinates.
struct BarsLayout {
  /// A bar at the top or at the bottom edge.
  struct Bar {
    var frame: CGRect

    /// Whether content reaches under the bar and gets it as safe area, or stops at it.
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

  /// Replaces the insets that the content inherits by those of the bars, where there are bars.
  ///
  /// Replaces, not extends: a navigation bar may begin above the end of the screen's safe area.
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
