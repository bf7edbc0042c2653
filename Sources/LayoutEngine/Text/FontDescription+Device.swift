import TextMeasurement

extension FontDescription {
  /// Creates the font of a face's or a family's name on the current device, whose options state what the
  /// app brings and what unknown names are.
  init(named name: String, pointSize: Double, weight: FontWeight = .regular) {
    let options = SimulatedDevice.current.options
    self.init(
      named: name,
      pointSize: pointSize,
      weight: weight,
      appFonts: options.fonts,
      unknownFamily: options.unknownFontFamily
    )
  }
}
