import DeviceCatalog
import Testing
import TextMeasurement
import UIKit

@testable import LayoutEngine

/// An app's own fonts, found by their names.
@Suite struct AppFontTests {
  /// A face with 900 of 1000 units above the baseline and 300 below it.
  private static let font = AppFont(
    identity: "sample",
    familyName: "Sample",
    weightClass: 600,
    isItalic: false,
    line: LineMetrics(
      unitsPerEm: 1000,
      ascent: 900,
      descent: 300,
      lineGap: 50,
      capHeight: 700,
      xHeight: 500
    ),
    shape: { $0.map { _ in ShapedUnit(advance: 500) } }
  )

  @Test func deviceFindsTheFontByItsName() throws {
    var options = SimulationOptions()
    options.fonts = ["Sample-Semibold": Self.font, "HelveticaNeue-Bold": Self.font]
    let model = try #require(Devices.device(id: "iphone-16"))
    SimulatedDevice(model: model, options: options).run {
      let font = UIFont(name: "Sample-Semibold", size: 20)
      #expect(font?.lineHeight == 24)
      #expect(font?.familyName == "Sample")
      #expect(font?.fontName == "Sample-Semibold")
      #expect(font?.value.weight == .semibold)
      #expect(UIFont(name: "HelveticaNeue-Bold", size: 20)?.lineHeight == 24)
      #expect(UIFont(name: "Other-Bold", size: 20) == nil)
    }
    #expect(UIFont(name: "Sample-Semibold", size: 20) == nil)
  }
}
