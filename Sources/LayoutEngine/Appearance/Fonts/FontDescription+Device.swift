package import TextMeasurement

extension FontDescription {
  /// Creates the font for a face or family name on the current device.
  ///
  /// The device's options define the app's own fonts and the replacement for unknown names.
  package init(named name: String, pointSize: Double, weight: FontWeight = .regular) {
    let options = DeviceContext.current.options
    self.init(
      named: name,
      pointSize: pointSize,
      weight: weight,
      appFonts: options.fonts,
      unknownFamily: options.unknownFontFamily
    )
  }
}
