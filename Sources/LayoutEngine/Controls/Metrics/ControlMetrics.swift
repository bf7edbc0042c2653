import TextMeasurement

/// The intrinsic sizes of the standard controls, as one generation draws them on one screen.
///
/// The numbers are those of frames that Interface Builder stored. Text is rounded up to whole
/// points in the old controls and to pixels in the new ones, each as measured.
struct ControlMetrics: Hashable, Sendable {
  var generation: ControlGeneration
  var fontEra: FontEra

  /// Pixels in a point.
  var scale: Double

  init(
    generation: ControlGeneration = .iOS16to17,
    fontEra: FontEra = .current,
    scale: Double
  ) {
    self.generation = generation
    self.fontEra = fontEra
    self.scale = scale
  }

  /// Creates the metrics of frames in a document with this major `toolsVersion`.
  init(toolsVersion: Int, scale: Double) {
    self.init(
      generation: ControlGeneration(toolsVersion: toolsVersion),
      fontEra: FontEra(toolsVersion: toolsVersion),
      scale: scale
    )
  }

  /// Rounds up to a pixel of the screen.
  func toPixel(_ value: Double) -> Double { PixelGrid(scale: scale).ceil(value) }

  /// Rounds up to a whole point, as the controls do that predate fractional layout.
  func toPoint(_ value: Double) -> Double { PixelGrid(scale: 1).ceil(value) }

  /// Returns the unrounded width of `text`, 0 for none.
  func width(of text: String?, font: FontDescription) -> Double {
    text.map { font.width(of: $0, era: fontEra) } ?? 0
  }
}
