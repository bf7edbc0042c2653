package import Foundation

/// The offsets to which a scroll view's content may be scrolled.
package struct LegalOffsets: Equatable, Sendable {
  package var minimum: CGPoint
  package var maximum: CGPoint

  /// The legal offset nearest to a point; the minimum wins where content fits.
  package func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(
      x: max(minimum.x, min(maximum.x, point.x)),
      y: max(minimum.y, min(maximum.y, point.y))
    )
  }
}

extension UIScrollView {
  /// How long an animated scroll takes, in seconds.
  private static let animationDuration: TimeInterval = 0.3

  package var legalOffsets: LegalOffsets {
    let (inset, size, view) = (adjustedContentInset, contentSize, bounds.size)
    let minimum = CGPoint(x: -inset.left, y: -inset.top)
    return LegalOffsets(
      minimum: minimum,
      maximum: CGPoint(
        x: max(minimum.x, size.width - view.width + inset.right),
        y: max(minimum.y, size.height - view.height + inset.bottom)
      )
    )
  }

  /// The part of the content that nothing covers, in content coordinates.
  package var visibleBand: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The offset nearest to the present one at which a rectangle is visible.
  ///
  /// The rectangle is first cut to the content. What is longer than the visible band is cut to it
  /// from the top left. The far edge is brought in before the near one.
  ///
  /// - Returns: Nil if no part of the rectangle is content.
  func offset(showing rect: CGRect) -> CGPoint? {
    let target = rect.intersection(contentArea(for: rect))
    guard !target.isNull, !target.isEmpty else { return nil }
    let band = visibleBand
    let moved = CGPoint(
      x: contentOffset.x
        + Self.distance(target.minX, target.width, intoView: band.minX, band.width),
      y: contentOffset.y
        + Self.distance(target.minY, target.height, intoView: band.minY, band.height)
    )
    guard moved != contentOffset else { return nil }
    return legalOffsets.nearest(to: moved)
  }

  /// Where content is; along an axis on which there is none, wherever a rectangle is.
  ///
  /// Content that constraints tie on one axis only has no extent on the other, and scrolls all the
  /// same.
  private func contentArea(for rect: CGRect) -> CGRect {
    guard contentSize != .zero else { return .zero }
    return CGRect(
      x: 0,
      y: 0,
      width: contentSize.width > 0 ? contentSize.width : max(0, rect.maxX),
      height: contentSize.height > 0 ? contentSize.height : max(0, rect.maxY)
    )
  }

  private static func distance(
    _ start: CGFloat,
    _ length: CGFloat,
    intoView bandStart: CGFloat,
    _ bandLength: CGFloat
  ) -> CGFloat {
    let end = start + min(length, max(0, bandLength))
    let bandEnd = bandStart + bandLength
    if end > bandEnd { return end - bandEnd }
    return min(0, start - bandStart)
  }

  // MARK: Zooming

  /// Scales the delegate's view for zooming about its top left corner, which becomes the content's.
  func zoom(toScale scale: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = max(minimumZoomScale, min(maximumZoomScale, scale))
    guard scale != view.transform.a else { return }
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: Safe area

  /// The part of the safe area that counts as inset.
  var admittedSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let (vertical, horizontal) = admittedAxes
    return UIEdgeInsets(
      top: vertical ? safeArea.top : 0,
      left: horizontal ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0,
      right: horizontal ? safeArea.right : 0
    )
  }

  private var admittedAxes: (vertical: Bool, horizontal: Bool) {
    let scrollsVertically = contentSize.height > bounds.height || alwaysBounceVertical
    let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
    return switch contentInsetAdjustmentBehavior {
    case .always: (true, true)
    case .never: (false, false)
    case .scrollableAxes: (scrollsVertically, scrollsHorizontally)
    case .automatic: (scrollsVertically || isContentOfBarController, scrollsHorizontally)
    }
  }

  /// The part of the safe area that the content has to heed itself: what is not counted as inset.
  var contentSafeAreaInsets: UIEdgeInsets { safeAreaInsets - admittedSafeArea }

  /// Whether this is the scroll view of a controller that a navigation or tab controller shows:
  /// the root view, or the first one along first subviews.
  private var isContentOfBarController: Bool {
    var view: UIView = self
    while view.viewController == nil {
      guard let superview = view.superview, superview.subviews.first === view else { return false }
      view = superview
    }
    guard let controller = view.viewController, controller.automaticallyAdjustsScrollViewInsets
    else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Tells the delegate, when the clock gets there, that an animated scroll has arrived.
  func scrollAnimationDidBegin() {
    let device = SimulatedDevice.current
    device.clock.schedule(after: Self.animationDuration) { [weak self] in
      guard let self else { return }
      device.attributing(to: .application) { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  // MARK: The journal

  /// Scrolls; an animated scroll is in force at once as well, and only takes time to be seen.
  func scrolling(animated: Bool, _ scroll: () -> Void) {
    let device = SimulatedDevice.current
    let outer = device.animation.scrollDuration
    device.animation.scrollDuration = animated ? Self.animationDuration : 0
    scroll()
    device.animation.scrollDuration = outer
  }

  func noteScroll(from oldOffset: CGPoint) {
    SimulatedDevice.current.note(.contentOffset(from: oldOffset, to: bounds.origin), of: self)
  }

  func noteInsets(_ property: String, from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard old != new else { return }
    SimulatedDevice.current.note(.insets(property, from: old, to: new), of: self)
  }
}
