import LayoutEngine
import SnapshotModel

extension Snapshot {
  /// Records what a window shows.
  @MainActor
  init(of window: UIWindow, on device: SimulatedDevice, paths: ViewPaths) {
    self.init(
      window: Size(window.bounds.size),
      keyboard: device.keyboard.frame.map { Rect($0) },
      firstResponder: device.firstResponderView.flatMap { paths.path(of: $0) },
      views: paths.entries.map { ViewGeometry(of: $0) }
    )
  }
}

extension ViewGeometry {
  @MainActor
  fileprivate init(of entry: ViewPaths.Entry) {
    let view = entry.view
    self.init(
      path: entry.path,
      className: entry.className,
      frame: Rect(view.frame),
      windowFrame: Rect(view.convert(view.bounds, to: nil)),
      safeArea: Insets(view.safeAreaInsets),
      isHidden: view.isHidden,
      scroll: (view as? UIScrollView).map { ScrollGeometry(of: $0) }
    )
  }
}

extension ScrollGeometry {
  @MainActor
  fileprivate init(of scrollView: UIScrollView) {
    self.init(
      contentSize: Size(scrollView.contentSize),
      contentOffset: Point(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y),
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
