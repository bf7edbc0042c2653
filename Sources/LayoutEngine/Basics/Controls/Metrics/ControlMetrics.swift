import TextMeasurement

/// The intrinsic sizes of the standard controls, for one generation and one screen scale.
///
/// The numbers come from frames in Interface Builder documents. As measured, old controls round
/// text up to whole points, and new controls round it up to pixels.
package struct ControlMetrics: Hashable, Sendable {
  var generation: ControlGeneration
  var fontGeneration: FontGeneration

  /// The number of pixels per point.
  var scale: Double

  init(
    generation: ControlGeneration = .iOS16to17,
    fontGeneration: FontGeneration = .current,
    scale: Double
  ) {
    self.generation = generation
    self.fontGeneration = fontGeneration
    self.scale = scale
  }

  /// Creates the metrics for a document with a major `toolsVersion`.
  init(toolsVersion: Int, scale: Double) {
    self.init(
      generation: ControlGeneration(toolsVersion: toolsVersion),
      fontGeneration: FontGeneration(toolsVersion: toolsVersion),
      scale: scale
    )
  }

  /// Rounds up to a pixel of the screen.
  func toPixel(_ value: Double) -> Double { PixelGrid(scale: scale).ceil(value) }

  /// Rounds up to a whole point, as in controls older than fractional layout.
  func toPoint(_ value: Double) -> Double { PixelGrid(scale: 1).ceil(value) }

  /// Returns the unrounded width of `text`; 0 for nil.
  func width(of text: String?, font: FontDescription) -> Double {
    text.map { font.width(of: $0, generation: fontGeneration) } ?? 0
  }
}
