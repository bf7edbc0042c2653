@testable import TextMeasurement

/// Returns a length rounded up to whole pixels as in a control.
///
/// An excess of a ten-thousandth of a pixel is a floating-point error and is ignored.
func ceil(_ length: Double, scale: Double) -> Double {
  (length * scale - 1e-4).rounded(.up) / scale + 0
}

extension FontDescription {
  /// Creates the font of a name, for an app without its own fonts.
  init(named name: String, pointSize: Double, weight: FontWeight = .regular) {
    self.init(
      named: name,
      pointSize: pointSize,
      weight: weight,
      appFonts: [:],
      unknownFamily: nil
    )
  }
}
