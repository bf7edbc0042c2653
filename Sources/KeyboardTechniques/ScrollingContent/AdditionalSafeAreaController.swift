import LayoutEngine

/// Makes the keyboard a part of the host's safe area, by its additional bottom inset.
///
/// The other edges are never written. What the application had set comes back when the keyboard
/// leaves, and counts as a lower limit until then.
@MainActor
struct AdditionalSafeAreaController {
  private var savedInsets = UIEdgeInsets.zero

  /// Saves the application's insets and adds the keyboard.
  ///
  /// `pin` keeps the content at its present height while the keyboard is up; nil lets it shrink.
  mutating func keyboardWasPresented(
    bottomInset: CGFloat,
    in host: UIViewController,
    pin: ContentHeightPin?
  ) {
    savedInsets = host.additionalSafeAreaInsets
    pin?.activate()
    host.additionalSafeAreaInsets.bottom = max(bottomInset, savedInsets.bottom)
  }

  /// Follows the keyboard to another height; the content stays pinned where it was.
  func keyboardWasResized(bottomInset: CGFloat, in host: UIViewController) {
    host.additionalSafeAreaInsets.bottom = max(bottomInset, savedInsets.bottom)
  }

  /// Restores the application's bottom inset and lets the content go.
  func keyboardWasDismissed(in host: UIViewController, pin: ContentHeightPin?) {
    host.additionalSafeAreaInsets.bottom = savedInsets.bottom
    pin?.deactivate()
  }
}

/// Keeps a content view at least as high as it was when the keyboard came up.
@MainActor
struct ContentHeightPin {
  private let contentView: UIView
  private let constraint: NSLayoutConstraint

  init(contentView: UIView) {
    self.contentView = contentView
    constraint = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    constraint.priority = .safeAreaSize
  }

  /// The height below which the content does not shrink; nil while the pin is out.
  var height: CGFloat? { constraint.isActive ? constraint.constant : nil }

  func activate() {
    constraint.constant = contentView.frame.height
    constraint.isActive = true
  }

  func deactivate() {
    constraint.isActive = false
  }
}
