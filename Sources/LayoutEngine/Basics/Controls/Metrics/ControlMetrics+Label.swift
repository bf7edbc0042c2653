import TextMeasurement

extension ControlMetrics {
  /// Returns the tolerated excess of a line over its maximum width, in points.
  ///
  /// It lets text fit in its own width after the width was rounded down to a pixel.
  package static func wrappingTolerance(atScale scale: Double) -> Double { 1 / scale }

  /// Returns the size of a label with the lines of `layout`; zero for an empty layout.
  func label(_ layout: TextLayout) -> ControlSize {
    ControlSize(
      width: toPixel(layout.width),
      height: PixelGrid(scale: scale).ceilExactly(layout.height)
    )
  }
}
