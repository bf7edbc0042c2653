import Testing

@testable import TextMeasurement

@Suite struct FontSupportTests {
  /// The system font, Helvetica Neue, families with open files, families that share advances with
  /// one of them, and Futura, which was fitted to frames.
  @Test(arguments: [
    "system", "boldSystem", ".SFUI-Semibold", "HelveticaNeue-Light", "Lato-Bold", "Open Sans",
    "ArialMT", "Helvetica-Bold", "Menlo-Regular", "Futura-Medium",
  ])
  func supportedFontsAreMeasured(name: String) {
    #expect(FontSupport(of: name).isMeasured)
  }

  /// Families that resemble another one, families known by name only, and unknown families.
  @Test(arguments: [
    "Gotham-Bold", "AvenirNext-Medium", "Georgia", "AvenirNextCondensed-Bold", "GillSans-Light",
    "Zapfino", "AGaramondPro-Regular",
  ])
  func unsupportedFontsAreNotMeasured(name: String) {
    #expect(!FontSupport(of: name).isMeasured)
  }
}
