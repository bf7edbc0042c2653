package import LayoutEngine

/// A scroll view that waits for the layout with the keyboard before it scrolls.
///
/// UIKit requests to show the first responder before insets and frames adapt to the keyboard.
/// Therefore every request goes into the filter as a target instead of a rectangle. It becomes a
/// rectangle again when the filter executes it.
@MainActor
package final class ScrollingContentScrollView: UIScrollView {
  /// The margin above and below a target, in points, unless a request has its own.
  package var visibilityScrollMargin: CGFloat = 0

  private let filter: KeyboardFilter
  private let requestsFollowViews: Bool

  /// Creates a scroll view that sends its requests to `filter`.
  ///
  /// - Parameters:
  ///   - filter: The filter that executes the requests.
  ///   - requestsFollowViews: Whether a request for exactly a view's frame means the view.
  init(filter: KeyboardFilter, requestsFollowViews: Bool) {
    self.filter = filter
    self.requestsFollowViews = requestsFollowViews
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) {
    preconditionFailure("the manager creates this scroll view; it cannot be archived")
  }

  /// Requests to show a rectangle of the content, with ``visibilityScrollMargin`` above and below.
  package override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated, margin: nil)
  }

  /// Requests to show a rectangle of the content.
  ///
  /// `margin` is the free space above and below; nil means ``visibilityScrollMargin``.
  package func scrollRectToVisible(_ rect: CGRect, animated: Bool, margin: CGFloat?) {
    submit(target(for: rect), animated: animated, margin: margin)
  }

  /// Requests to show a view's current bounds; if the view grows, only this part is shown.
  package func scrollViewToVisible(_ view: UIView, animated: Bool, margin: CGFloat? = nil) {
    submit(.part(view.bounds, of: WeakView(view)), animated: animated, margin: margin)
  }

  /// Requests to show the first responder, if it is in this scroll view.
  package func scrollFirstResponderToVisible(animated: Bool, margin: CGFloat? = nil) {
    guard let responder = firstResponder else { return }
    scrollViewToVisible(responder, animated: animated, margin: margin)
  }

  /// Scrolls to the target of a request, at its current position.
  ///
  /// - Returns: The rectangle scrolled to; nil if the target no longer exists.
  func execute(_ request: ScrollRequest) -> CGRect? {
    guard let rect = request.rect(in: self) else { return nil }
    super.scrollRectToVisible(rect, animated: request.animated)
    return rect
  }

  private func submit(_ target: ScrollRequest.Target, animated: Bool, margin: CGFloat?) {
    let margin = margin ?? visibilityScrollMargin
    filter.submit(ScrollRequest(target: target, animated: animated, margin: margin))
  }

  /// Returns the target for a rectangle of the content: a view, a part of a view, or the rectangle.
  private func target(for rect: CGRect) -> ScrollRequest.Target {
    guard let view = descendant(of: self, containing: rect) else { return .content(rect) }
    let part = convert(rect, to: view)
    let isWholeView = requestsFollowViews && part.isAlmost(view.bounds)
    return isWholeView ? .view(WeakView(view)) : .part(part, of: WeakView(view))
  }

  /// Returns the first descendant with a frame that contains `rect`, a rectangle of the content.
  ///
  /// The search is depth first: descendants before the view itself, also below views that do not
  /// contain the rectangle.
  private func descendant(of view: UIView, containing rect: CGRect) -> UIView? {
    for subview in view.subviews {
      if let found = descendant(of: subview, containing: rect) { return found }
      if subview.frame.almostContains(convert(rect, to: view)) { return subview }
    }
    return nil
  }
}

extension ScrollingContentScrollView {
  /// Replaces `contentView` in the hierarchy, or all of `rootView` if the content has no superview.
  ///
  /// - Returns: The same constraints as ``UIScrollView/replace(_:in:)``.
  func insert(around contentView: UIView, in rootView: UIView) -> [NSLayoutConstraint] {
    if let superview = contentView.superview { return replace(contentView, in: superview) }
    frame = rootView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rootView.addSubview(self)
    return []
  }

  /// Adds the content view to the scroll view; it fills the whole content area.
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
  /// The rounding error of conversions between views, in points, where pixels are thirds.
  private static let noise: CGFloat = 0.001

  fileprivate func almostContains(_ other: CGRect) -> Bool {
    encloses(other, within: Self.noise)
  }

  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    almostContains(other) && other.almostContains(self)
  }
}
