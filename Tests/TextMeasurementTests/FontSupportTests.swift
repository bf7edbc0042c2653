import Testing

@testable import TextMeasurement

@Suite struct FontSupportTests {
  /// The system's own, Helvetica Neue, families whose files are open, those that share advances with
  /// one, and Futura, which was fitted to frames.
  @Test(arguments: [
    "system", "boldSystem", ".SFUI-Semibold", "HelveticaNeue-Light", "Lato-Bold", "Open Sans",
    "ArialMT", "Helvetica-Bold", "Menlo-Regular", "Futura-Medium",
  ])
  func measuresAreKnown(name: String) {
    #expect(FontSupport(of: name).isMeasured)
  }

  /// Families that another one resembles, families of which only the name is known, and strangers.
  @Test(arguments: [
    "Gotham-Bold", "AvenirNext-Medium", "Georgia", "AvenirNextCondensed-Bold", "GillSans-Light",
    "Zapfino", "AGaramondPro-Regular",
  ])
  func anotherFontStandsIn(name: String) {
    #expect(!FontSupport(of: name).isMeasured)
  }
}
