import ScenarioModel

extension ViewElement {
  static let scrollView = ViewElement("scrollView", .scrollView) {
    Attribute("scrollEnabled", .flag, \.isScrollEnabled)
    Attribute("alwaysBounceVertical", .flag, \.alwaysBounceVertical)
    Attribute("keyboardDismissMode", .choice, \.keyboardDismissMode)
    Attribute("contentInsetAdjustmentBehavior", .choice, \.contentInsetAdjustmentBehavior)
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
