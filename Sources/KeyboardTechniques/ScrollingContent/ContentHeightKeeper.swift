import LayoutEngine

/// Keeps the height of content when the keyboard is shown, by the rule of a revision.
@MainActor
final class ContentHeightKeeper {
  private let contentView: UIView
  private let rule: ScrollingContentParameters.ContentHeightRule

  /// The minimum height of the content: the height of the scroll view's safe area.
  private let leastHeight: NSLayoutConstraint

  /// The minimum height of the content in revisions that measure the scroll view's frame.
  private let leastFrameHeight: NSLayoutConstraint

  private let pin: NSLayoutConstraint

  init(
    contentView: UIView,
    in scrollView: UIScrollView,
    rule: ScrollingContentParameters.ContentHeightRule,
    resizes: Bool
  ) {
    self.contentView = contentView
    self.rule = rule
    let height = contentView.heightAnchor
    leastHeight = height.constraint(
      greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.heightAnchor
    )
    leastFrameHeight = height.constraint(
      greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor
    )
    pin =
      rule == .exactPin
      ? height.constraint(equalToConstant: 0)
      : height.constraint(greaterThanOrEqualToConstant: 0)
    for constraint in [leastHeight, leastFrameHeight, pin] { constraint.priority = .safeAreaSize }
    setResizes(resizes)
  }

  /// The height of the active pin; nil without one.
  var pinnedHeight: CGFloat? { pin.isActive ? pin.constant : nil }

  /// Sets whether the keyboard may resize the content, which determines the measured rectangle.
  func setResizes(_ resizes: Bool) {
    let isMeasuredByFrame = rule == .scrollViewFrame && !resizes
    leastHeight.isActive = !isMeasuredByFrame
    leastFrameHeight.isActive = isMeasuredByFrame
  }

  /// Keeps the height while the keyboard is shown or changes its height.
  ///
  /// - Parameter additionalBottom: The host's new additional inset.
  func keep(additionalBottom: CGFloat) {
    switch rule {
    case .compensation:
      leastHeight.constant = additionalBottom
    case .scrollViewFrame:
      break
    case .exactPin, .minimumPin:
      // Measured once while the keyboard is visible.
      guard !pin.isActive else { return }
      pin.constant = contentView.frame.height
      pin.isActive = true
    }
  }

  /// Releases the height when the keyboard is hidden.
  ///
  /// - Parameter additionalBottom: The host's new additional inset.
  func release(additionalBottom: CGFloat) {
    if rule == .compensation { leastHeight.constant = additionalBottom }
    pin.isActive = false
  }
}
