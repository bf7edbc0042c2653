import TextMeasurement

extension ControlMetrics {
  /// How much wider than its limit a line may be, in points: a width that was rounded down to a pixel
  /// still holds the text that asked for it.
  static func wrappingTolerance(atScale scale: Double) -> Double { 1 / scale }

  /// Returns the size of a label whose text is broken by `layout`; an empty one has none.
  func label(_ layout: TextLayout) -> IntrinsicSize {
    IntrinsicSize(
      width: toPixel(layout.width),
      height: PixelGrid(scale: scale).ceilExactly(layout.height)
    )
  }
}
