package import LayoutEngine

/// Constrains a scroll view's bottom edge to the root view's keyboard layout guide.
///
/// It observes no notifications: layout moves the scroll view's bottom edge, and UIKit scrolls to
/// the focused field.
@MainActor
package final class KeyboardLayoutGuideManager {
  /// The scroll view above the keyboard.
  package let scrollView: UIScrollView

  /// Whether the scroll view ends at the safe area while the keyboard is hidden.
  package var usesBottomSafeArea = true {
    didSet {
      let guide = hostViewController?.viewIfLoaded?.keyboardLayoutGuide
      guide?.usesBottomSafeArea = usesBottomSafeArea
    }
  }

  private weak var hostViewController: UIViewController?

  package init(hostViewController: UIViewController, scrollView: UIScrollView = UIScrollView()) {
    self.hostViewController = hostViewController
    self.scrollView = scrollView
  }

  /// Puts the scroll view around `contentView`, which is in the host's view or is that view itself.
  ///
  /// If the content is the scroll view itself, the hierarchy is unchanged. A view with constraints
  /// to the guide is unchanged, because these constraints make room for the keyboard.
  package func insertScrollView(around contentView: UIView) {
    guard let host = hostViewController else { return }
    guard let view = host.view, !Self.isGuideInUse(in: view) else { return }
    host.replaceRootView(ifItIs: contentView)
    guard let rootView = host.view else { return }
    let guide = rootView.keyboardLayoutGuide
    guide.usesBottomSafeArea = usesBottomSafeArea
    if contentView.superview == nil {
      fill(rootView, above: guide)
    } else {
      if contentView !== scrollView, let superview = contentView.superview {
        _ = scrollView.replace(contentView, in: superview)
      }
      endAbove(guide)
    }
    if contentView !== scrollView { embed(contentView) }
  }

  /// Returns whether a constraint of a view or of a descendant has a keyboard layout guide as an
  /// item.
  package static func isGuideInUse(in view: UIView) -> Bool {
    let isTied = view.constraints.contains {
      $0.firstItem is UIKeyboardLayoutGuide || $0.secondItem is UIKeyboardLayoutGuide
    }
    return isTied || view.subviews.contains(where: isGuideInUse)
  }

  private func fill(_ rootView: UIView, above guide: UIKeyboardLayoutGuide) {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    rootView.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: rootView.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: rootView.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: rootView.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
  }

  /// Lets the keyboard move the bottom edge by lowering the priority of the edge's constraints.
  ///
  /// An edge without constraints is unchanged.
  private func endAbove(_ guide: UIKeyboardLayoutGuide) {
    guard
      let ties = scrollView.superview?.constraints.filter({ $0.mentions(.bottom, of: scrollView) }),
      !ties.isEmpty
    else { return }
    NSLayoutConstraint.deactivate(ties)
    for tie in ties { tie.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(ties)
    scrollView.bottomAnchor.constraint(lessThanOrEqualTo: guide.topAnchor).isActive = true
  }

  private func embed(_ contentView: UIView) {
    // Automatic insets would change when the content outgrows the view and when it fits again.
    scrollView.contentInsetAdjustmentBehavior = .always
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)
    let content = scrollView.contentLayoutGuide
    let atLeastAsHigh = contentView.heightAnchor.constraint(
      greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.heightAnchor
    )
    atLeastAsHigh.priority = .safeAreaSize
    NSLayoutConstraint.activate([
      contentView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      contentView.topAnchor.constraint(equalTo: content.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.widthAnchor),
      atLeastAsHigh,
    ])
  }
}
