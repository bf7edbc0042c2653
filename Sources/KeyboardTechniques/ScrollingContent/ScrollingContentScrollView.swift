package import LayoutEngine

/// A scroll view that waits for layout to have taken the keyboard in before it scrolls.
///
/// UIKit asks a scroll view to show the first responder while insets and frames are still those of
/// before the keyboard. So every request goes into the filter, as something to be seen rather than
/// as a rectangle, and becomes a rectangle again when the filter executes it.
@MainActor
package final class ScrollingContentScrollView: UIScrollView {
  /// Points to keep free above and below what is scrolled to, unless a request has its own.
  package var visibilityScrollMargin: CGFloat = 0

  private let filter: KeyboardFilter
  private let requestsFollowViews: Bool

  /// Makes a scroll view whose requests go into `filter`.
  ///
  /// - Parameters:
  ///   - filter: What executes the requests.
  ///   - requestsFollowViews: Whether a request for exactly a view's frame means the view.
  init(filter: KeyboardFilter, requestsFollowViews: Bool) {
    self.filter = filter
    self.requestsFollowViews = requestsFollowViews
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) {
    preconditionFailure("a scrolling content scroll view is made by its manager, not archived")
  }

  /// Asks to see a rectangle of the content, with ``visibilityScrollMargin`` above and below.
  package override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated, margin: nil)
  }

  /// Asks to see a rectangle of the content.
  ///
  /// `margin` is kept free above and below; nil stands for ``visibilityScrollMargin``.
  package func scrollRectToVisible(_ rect: CGRect, animated: Bool, margin: CGFloat?) {
    submit(target(for: rect), animated: animated, margin: margin)
  }

  /// Asks to see what a view shows now; a view that grows until then is seen only in part.
  package func scrollViewToVisible(_ view: UIView, animated: Bool, margin: CGFloat? = nil) {
    submit(.part(view.bounds, of: WeakView(view)), animated: animated, margin: margin)
  }

  /// Asks to see the first responder, if it is in this scroll view.
  package func scrollFirstResponderToVisible(animated: Bool, margin: CGFloat? = nil) {
    guard let responder = firstResponder else { return }
    scrollViewToVisible(responder, animated: animated, margin: margin)
  }

  /// Scrolls to what a request wants to be seen, where it is by now.
  ///
  /// - Returns: The rectangle scrolled to; nil if it is gone.
  func execute(_ request: ScrollRequest) -> CGRect? {
    guard let rect = request.rect(in: self) else { return nil }
    super.scrollRectToVisible(rect, animated: request.animated)
    return rect
  }

  private func submit(_ target: ScrollRequest.Target, animated: Bool, margin: CGFloat?) {
    let margin = margin ?? visibilityScrollMargin
    filter.submit(ScrollRequest(target: target, animated: animated, margin: margin))
  }

  /// What a rectangle of the content stands for: a view, a part of one, or just itself.
  private func target(for rect: CGRect) -> ScrollRequest.Target {
    guard let view = descendant(of: self, containing: rect) else { return .content(rect) }
    let part = convert(rect, to: view)
    let isWholeView = requestsFollowViews && part.isAlmost(view.bounds)
    return isWholeView ? .view(WeakView(view)) : .part(part, of: WeakView(view))
  }

  /// The first descendant whose frame contains `rect`, a rectangle of the content.
  ///
  /// Depth first: descendants before the view itself, also below views that do not contain it.
  private func descendant(of view: UIView, containing rect: CGRect) -> UIView? {
    for subview in view.subviews {
      if let found = descendant(of: subview, containing: rect) { return found }
      if subview.frame.almostContains(convert(rect, to: view)) { return subview }
    }
    return nil
  }
}

extension ScrollingContentScrollView {
  /// Replaces `contentView` in the hierarchy, or all of `rootView` if it has none.
  ///
  /// - Returns: As ``UIScrollView/replace(_:in:)``.
  func insert(around contentView: UIView, in rootView: UIView) -> [NSLayoutConstraint] {
    if let superview = contentView.superview { return replace(contentView, in: superview) }
    frame = rootView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rootView.addSubview(self)
    return []
  }

  /// Puts the content view into the scroll view, with the whole content area as its own.
  func embed(_ contentView: UIView) {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    let atLeastAsWide = contentView.widthAnchor.constraint(
      greaterThanOrEqualTo: safeAreaLayoutGuide.widthAnchor
    )
    atLeastAsWide.priority = .safeAreaSize
    NSLayoutConstraint.activate([
      contentLayoutGuide.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      contentLayoutGuide.rightAnchor.constraint(equalTo: contentView.rightAnchor),
      contentLayoutGuide.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentLayoutGuide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      atLeastAsWide,
    ])
  }
}

extension CGRect {
  /// How much conversions between views may add to an edge, in points, where pixels are thirds.
  private static let noise: CGFloat = 0.001

  fileprivate func almostContains(_ other: CGRect) -> Bool {
    encloses(other, within: Self.noise)
  }

  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    almostContains(other) && other.almostContains(self)
  }
}
