public import Foundation

/// A view that shows a part of larger content.
///
/// The offset is the content point at the view's top left corner, and equals the bounds' origin. On
/// each axis its range begins at minus the adjusted inset. It ends where the content's far edge
/// meets the far edge of the inset bounds. Content that fits has one legal offset.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The adjusted inset in the last notification.
  var appliedAdjustedInset = UIEdgeInsets.zero

  var verticalAxisState = ScrollableAxisState()
  var horizontalAxisState = ScrollableAxisState()

  /// The current drag of the content.
  var drag: ScrollDrag?
  /// The movement of the content after a drag.
  var deceleration: ScrollDeceleration?
  /// The unfinished animated scroll.
  var scrollAnimation: ScrollAnimation?
  /// The animated scroll that moves the content frame by frame.
  var scrollMotion: ScrollMotion?
  /// Whether a drag or deceleration is moving the content.
  var movesWithoutRecord = false
  /// The number of ``setContentOffset(_:animated:)`` calls.
  private(set) var assignmentCount = 0

  /// The content point at the top left corner; never clamped on assignment.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if scrollMotion != nil, !movesWithoutRecord { endScrollMotion() }
      bounds.origin = newValue
    }
  }

  /// Moves to an offset without clamping, and ends other movements of the content.
  ///
  /// With an animation, the delegate is notified of each step and of the arrival, unless the offset
  /// is unchanged.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    assignmentCount += 1
    if isDecelerating { stopDeceleration() }
    if animated {
      scrollAnimated(to: contentOffset) { $0.scrollViewDidEndScrollingAnimation($1) }
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// The size of the content.
  ///
  /// Constraints to ``contentLayoutGuide`` determine it if there are any.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { storedContentSize = newValue }
  }

  /// The content's size at its last update; a table may have to update it.
  final private(set) var storedContentSize = CGSize.zero {
    didSet {
      guard storedContentSize != oldValue else { return }
      SimulatedDevice.current.record(.contentSize(from: oldValue, to: storedContentSize), of: self)
      adjustedContentInsetMayHaveChanged()
      adjustOffsetIfNecessary()
      observers?.announceChanges()
    }
  }

  /// The extra scrolling distance beyond the content's edges, set by code.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      recordInsets("contentInset", from: oldValue, to: contentInset)
      adjustedContentInsetMayHaveChanged()
    }
  }

  /// The content inset plus the admitted part of the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset + adjustingSafeArea }

  /// Called when the adjusted inset has changed.
  open func adjustedContentInsetDidChange() {}

  /// The edges of the safe area that count as inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetMayHaveChanged() }
    }
  }

  /// The guide of the content area, which moves with the content.
  open var contentLayoutGuide: UILayoutGuide { builtInGuide(.scrollContent) }

  /// The guide of the frame, which does not move.
  open var frameLayoutGuide: UILayoutGuide { builtInGuide(.scrollFrame) }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// The object that is notified of scrolling.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether a finger touches the content.
  open package(set) var isTracking = false
  /// Whether a finger is moving the content.
  open package(set) var isDragging = false
  /// Whether the content is moving after a drag.
  open package(set) var isDecelerating = false

  /// Whether content can be dragged beyond its edge.
  open var bounces = true
  /// Whether content that fits bounces vertically.
  open var alwaysBounceVertical = false { didSet { adjustedContentInsetMayHaveChanged() } }
  /// Whether content that fits bounces horizontally.
  open var alwaysBounceHorizontal = false { didSet { adjustedContentInsetMayHaveChanged() } }
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled, drag != nil { SimulatedDevice.current.finger.endDrag(of: self) } }
  }
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether a drag is limited to one axis.
  open var isDirectionalLockEnabled = false
  /// Whether a touch of the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches are delayed until they are not a scroll.
  open var delaysContentTouches = true
  /// Whether a drag can cancel a touch in the content.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// The distances of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { verticalIndicatorInsets }
    set { verticalIndicatorInsets = newValue }
  }
  /// The distances of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { horizontalIndicatorInsets }
    set { horizontalIndicatorInsets = newValue }
  }
  /// Whether the safe area moves the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The distances of both indicators from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalIndicatorInsets }
    set {
      verticalIndicatorInsets = newValue
      horizontalIndicatorInsets = newValue
    }
  }

  private var verticalIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      recordInsets(
        "verticalScrollIndicatorInsets",
        from: oldValue,
        to: verticalIndicatorInsets
      )
    }
  }
  private var horizontalIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      recordInsets(
        "horizontalScrollIndicatorInsets",
        from: oldValue,
        to: horizontalIndicatorInsets
      )
    }
  }

  open var indicatorStyle = IndicatorStyle.default

  /// The rate of deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch can exceed the limits.
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  /// Whether the scale is returning to its limits.
  open var isZoomBouncing: Bool { false }

  /// The scale of the content, within its limits.
  ///
  /// It is the transform of the delegate's view, whose frame determines the content's size.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { zoom(toScale: newValue) }
  }

  /// Zooms to a scale.
  ///
  /// Only an animated zoom notifies the delegate of its start and end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated { zoomAnimated(toScale: scale) } else { zoom(toScale: scale) }
  }

  /// Zooms so that a rectangle of the zoomed view fills the view, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(
      min(bounds.width / rect.width, bounds.height / rect.height),
      animated: animated
    )
    let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    setContentOffset(legalOffsets.nearest(to: offset), animated: animated)
  }

  // MARK: Gestures

  open private(set) lazy var panGestureRecognizer = makeRecognizer(UIPanGestureRecognizer())
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    makeRecognizer(UIPinchGestureRecognizer())

  /// The control that a pull at the top starts.
  open var refreshControl: UIRefreshControl?

  /// Whether a view receives a touch at once.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a drag can cancel a touch in a view; false for a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  private func makeRecognizer<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer
  ) -> Recognizer {
    addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Has no effect: the indicators do not change geometry.
  open func flashScrollIndicators() {}

  /// The navigation controller with a large title that collapses with this content.
  weak var titleBar: UINavigationController?

  func scrollOffsetDidChange() {
    titleBar?.contentDidScroll(in: self)
    guard let delegate else { return }
    SimulatedDevice.current.attributing(to: .application) { delegate.scrollViewDidScroll(self) }
  }
}
