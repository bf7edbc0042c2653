public import Foundation

/// A view onto content that is larger than itself.
///
/// The offset is the content point at the view's top left corner, the bounds' origin. Its legal
/// range runs, on each axis, from minus the adjusted inset to where the content's far edge meets
/// the far edge of the inset bounds; content that fits has one legal offset.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The adjusted inset that was last announced.
  var appliedAdjustedInset = UIEdgeInsets.zero

  var verticalAdmission = InsetAdmission()
  var horizontalAdmission = InsetAdmission()

  /// The finger that holds the content.
  var drag: ScrollDrag?
  /// The way of the content that a finger has let go.
  var deceleration: ScrollDeceleration?
  /// The animated scroll that has not arrived yet.
  var scrollAnimation: ScrollAnimation?
  /// The animated scroll that moves the content frame by frame.
  var scrollMotion: ScrollMotion?
  /// Whether a finger or its after-effect moves the content at this moment.
  var isMovingQuietly = false
  /// How often code has scrolled by ``setContentOffset(_:animated:)``.
  private(set) var assignmentCount = 0

  /// The content point shown at the top left corner; never clamped on assignment.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if scrollMotion != nil, !isMovingQuietly { endScrollMotion() }
      bounds.origin = newValue
    }
  }

  /// Moves to an offset, which is not clamped, ending whatever else the content is doing.
  ///
  /// An animated scroll takes its time, and the delegate is notified of each step and of the
  /// arrival, unless the content was there already.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    assignmentCount += 1
    if isDecelerating { stopDeceleration() }
    if animated {
      scrollAnimated(to: contentOffset) { $0.scrollViewDidEndScrollingAnimation($1) }
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// The size of the content; constraints to ``contentLayoutGuide`` decide it where there are any.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { storedContentSize = newValue }
  }

  /// The content's size as it was set last, which a table may have to bring up to date.
  final private(set) var storedContentSize = CGSize.zero {
    didSet {
      guard storedContentSize != oldValue else { return }
      SimulatedDevice.current.note(.contentSize(from: oldValue, to: storedContentSize), of: self)
      adjustedContentInsetMayHaveChanged()
      adjustOffsetIfNecessary()
      observers?.announceChanges()
    }
  }

  /// Extra scrolling distance beyond the content's edges, set by code.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      noteInsets("contentInset", from: oldValue, to: contentInset)
      adjustedContentInsetMayHaveChanged()
    }
  }

  /// The content inset plus the part of the safe area that the behaviour lets in.
  open var adjustedContentInset: UIEdgeInsets { contentInset + admittedSafeArea }

  /// Called when the adjusted inset has changed.
  open func adjustedContentInsetDidChange() {}

  /// Which edges of the safe area count as inset.
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

  /// Whether a finger is on the content.
  open package(set) var isTracking = false
  /// Whether a finger has begun to move the content.
  open package(set) var isDragging = false
  /// Whether the content glides on after a drag.
  open package(set) var isDecelerating = false

  /// Whether a drag beyond the edge gives way.
  open var bounces = true
  /// Whether content that fits bounces vertically as well.
  open var alwaysBounceVertical = false { didSet { adjustedContentInsetMayHaveChanged() } }
  /// Whether content that fits bounces horizontally as well.
  open var alwaysBounceHorizontal = false { didSet { adjustedContentInsetMayHaveChanged() } }
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled, drag != nil { SimulatedDevice.current.finger.letGo(of: self) } }
  }
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether a drag keeps to one axis.
  open var isDirectionalLockEnabled = false
  /// Whether touching the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches wait until scrolling is ruled out.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch away from the content.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the vertical indicator shows while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// Distances of the vertical indicator from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      noteInsets("verticalScrollIndicatorInsets", from: oldValue, to: verticalScrollIndicatorInsets)
    }
  }
  /// Distances of the horizontal indicator from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      noteInsets(
        "horizontalScrollIndicatorInsets",
        from: oldValue,
        to: horizontalScrollIndicatorInsets
      )
    }
  }
  /// Whether the safe area moves the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Distances of both indicators from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open var indicatorStyle = IndicatorStyle.default

  /// How fast the content comes to rest after a drag.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch beyond the limits gives way.
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  /// Whether the scale swings back into its limits.
  open var isZoomBouncing: Bool { false }

  /// The scale of the content, within its limits: the transform of the delegate's view for zooming,
  /// whose frame gives the content's size.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { zoom(toScale: newValue) }
  }

  /// Zooms to a scale; only an animated zoom has a beginning and an end to report to the delegate.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated { zoomAnimated(toScale: scale) } else { zoomScale = scale }
  }

  /// Zooms so that a rectangle of the zoomed view fills the view, as far as the limits allow.
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

  /// What a pull beyond the top starts.
  open var refreshControl: UIRefreshControl?

  /// Whether a touch on a view is handed to it at once.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a touch away from a view: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  private func makeRecognizer<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer
  ) -> Recognizer {
    addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Shows the indicators for a moment, which changes no geometry.
  open func flashScrollIndicators() {}

  /// The navigation controller whose large title this content collapses.
  weak var titleBar: UINavigationController?

  func scrollOffsetDidChange() {
    titleBar?.contentDidScroll(in: self)
    guard let delegate else { return }
    SimulatedDevice.current.attributing(to: .application) { delegate.scrollViewDidScroll(self) }
  }
}
