import LayoutEngine
import ScenarioModel

extension Snapshot {
  /// The geometry that is recorded during animations.
  enum Moment {
    /// The values of properties such as `frame`: the geometry at the end of the animation.
    case model
    /// The visible geometry at the current time of the animation.
    case presentation
  }

  /// Records the views of a window.
  @MainActor
  init(
    of window: UIWindow,
    as moment: Moment,
    on device: SimulatedDevice,
    paths: ViewPaths,
    recordsAccessibility: Bool
  ) {
    self.init(
      window: Size(window.bounds.size),
      keyboard: device.keyboard.frameInApplication.map { Rect($0) },
      firstResponder: device.firstResponderView.flatMap { paths.path(of: $0) },
      views: paths.views.indices.map { ViewGeometry(of: paths.entry(at: $0), as: moment) },
      accessibility: recordsAccessibility ? AccessibilityElement.all(in: window, paths: paths) : nil
    )
  }
}

extension ViewGeometry {
  @MainActor
  fileprivate init(of entry: ViewPaths.Entry, as moment: Snapshot.Moment) {
    let view = entry.view
    let isPresented = moment == .presentation
    self.init(
      path: entry.path,
      className: entry.className,
      frame: Rect(isPresented ? view.presentedFrame : view.frame),
      windowFrame: Rect(
        isPresented ? view.presentedWindowFrame : view.convert(view.bounds, to: nil)
      ),
      safeArea: Insets(view.safeAreaInsets),
      isHidden: view.isHidden,
      scroll: (view as? UIScrollView).map { ScrollGeometry(of: $0, as: moment) }
    )
  }
}

extension ScrollGeometry {
  @MainActor
  fileprivate init(of scrollView: UIScrollView, as moment: Snapshot.Moment) {
    let offset =
      moment == .presentation ? scrollView.presentedContentOffset : scrollView.contentOffset
    self.init(
      contentSize: Size(scrollView.contentSize),
      contentOffset: Point(x: offset.x, y: offset.y),
      contentInset: Insets(scrollView.contentInset),
      adjustedContentInset: Insets(scrollView.adjustedContentInset)
    )
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
