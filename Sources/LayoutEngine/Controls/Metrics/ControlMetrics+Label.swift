import TextMeasurement

extension ControlMetrics {
  /// Returns the size of a label whose text is broken by `layout`; an empty one has none.
  func label(_ layout: TextLayout) -> IntrinsicSize {
    IntrinsicSize(
      width: toPixel(layout.width),
      height: PixelGrid(scale: scale).ceilExactly(layout.height)
    )
  }
}
