@testable import TextMeasurement

/// A length rounded up to whole pixels as a control rounds it, for which a ten-thousandth of a pixel
/// more is what floating-point sums leave behind.
func ceil(_ length: Double, scale: Double) -> Double {
  (length * scale - 1e-4).rounded(.up) / scale + 0
}

extension FontDescription {
  /// The font of a name where an app brings none.
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
