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

  /// Labels leave out the gap of the font's file, and text views include it.
  ///
  /// Stored labels of two and three lines in Helvetica Neue, with lines of 16 · 1.165 = 18.64 and a
  /// gap of 16 · 0.028 = 0.448 points: 37.28 and 55.92, in half points. A text view of three lines
  /// and insets of 8 points: 55.92 + 2 · 0.448 + 16 = 72.816.
  @Test(arguments: [("A\nA", 37.5), ("A\nA\nA", 56)])
  func labelsHaveNoGapBetweenLines(text: String, height: CGFloat) throws {
    let model = try #require(Devices.device(id: "iphone-8"))
    SimulatedDevice(model: model).run {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = UIFont(name: "HelveticaNeue", size: 16)
      label.text = text
      #expect(label.intrinsicContentSize.height == height)
      label.attributedText = NSAttributedString(string: text)
      #expect(label.intrinsicContentSize.height == height)
      let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      textView.font = label.font
      textView.text = "A\nA\nA"
      #expect(textView.sizeThatFits(CGSize(width: 200, height: 0)).height == 73)
    }
  }
}
