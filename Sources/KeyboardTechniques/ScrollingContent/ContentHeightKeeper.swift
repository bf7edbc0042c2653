import LayoutEngine

/// Keeps content as high under the keyboard as it is without, in the way of a revision.
@MainActor
final class ContentHeightKeeper {
  private let contentView: UIView
  private let rule: ScrollingContentParameters.ContentHeightRule

  /// The content's least height: that of the scroll view's safe area.
  private let leastHeight: NSLayoutConstraint

  /// What replaces it where the scroll view's frame is the measure.
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

  /// The height at which the content is pinned; nil while it is not.
  var pinnedHeight: CGFloat? { pin.isActive ? pin.constant : nil }

  /// Sets whether the keyboard may resize the content, which decides what it is measured by.
  func setResizes(_ resizes: Bool) {
    let isMeasuredByFrame = rule == .scrollViewFrame && !resizes
    leastHeight.isActive = !isMeasuredByFrame
    leastFrameHeight.isActive = isMeasuredByFrame
  }

  /// Keeps the height while the keyboard comes, or changes its own.
  ///
  /// - Parameter additionalBottom: The host's additional inset from now on.
  func keep(additionalBottom: CGFloat) {
    switch rule {
    case .compensation:
      leastHeight.constant = additionalBottom
    case .scrollViewFrame:
      break
    case .exactPin, .minimumPin:
      // Taken once for all of the keyboard's stay.
      guard !pin.isActive else { return }
      pin.constant = contentView.frame.height
      pin.isActive = true
    }
  }

  /// Lets the content go as the keyboard leaves.
  ///
  /// - Parameter additionalBottom: The host's additional inset from now on.
  func release(additionalBottom: CGFloat) {
    if rule == .compensation { leastHeight.constant = additionalBottom }
    pin.isActive = false
  }
}
