import LayoutEngine

extension UIView {
  /// Whether neither axis has a size, from constraints or from content.
  ///
  /// One undefined axis is valid: content that only scrolls vertically takes its width from the
  /// safe area.
  var hasUndefinedSize: Bool {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let intrinsic = intrinsicContentSize
    return isUndefined(fitting: fitting.width, intrinsic: intrinsic.width)
      && isUndefined(fitting: fitting.height, intrinsic: intrinsic.height)
  }

  private func isUndefined(fitting: CGFloat, intrinsic: CGFloat) -> Bool {
    fitting <= 0 && intrinsic == UIView.noIntrinsicMetric
  }
}
