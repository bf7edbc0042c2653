import ScenarioModel

extension ViewElement {
  static let scrollView = ViewElement("scrollView", .scrollView) {
    Attribute("scrollEnabled", .flag) { $0.isScrollEnabled = $1 }
    Attribute("alwaysBounceVertical", .flag) { $0.alwaysBounceVertical = $1 }
    Attribute("keyboardDismissMode", .choice) { $0.keyboardDismissMode = $1 }
    Attribute("contentInsetAdjustmentBehavior", .choice) { $0.contentInsetAdjustmentBehavior = $1 }
    Ignored(
      """
      alwaysBounceHorizontal bounces bouncesZoom pagingEnabled directionalLockEnabled
      delaysContentTouches canCancelContentTouches indicatorStyle
      showsHorizontalScrollIndicator showsVerticalScrollIndicator
      minimumZoomScale maximumZoomScale scrollsToTop prefetchingEnabled
      automaticallyAdjustsScrollIndicatorInsets
      """
    )
  }
}
