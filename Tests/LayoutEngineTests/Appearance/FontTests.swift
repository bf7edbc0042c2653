import Foundation
import Testing
import TextMeasurement
import UIKit

@testable import LayoutEngine

/// Fonts requested by name, size and weight.
@Suite struct FontTests {
  @Test(arguments: [
    ("Lato-Bold", "Lato"), ("HelveticaNeue-Light", "Helvetica Neue"), ("ArialMT", "Arial"),
    ("AvenirNext-DemiBold", "Avenir Next"), ("Georgia", "Georgia"),
  ])
  func namedFontKeepsNameAndFamily(name: String, family: String) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect(font.fontName == name)
    #expect(font.familyName == family)
    #expect(font.pointSize == 15)
    #expect(font.withSize(20).fontName == name)
  }

  @Test(arguments: ["", "NobodyKnows", "Nobody-Knows"])
  func unknownNameGivesNoFont(name: String) {
    #expect(UIFont(name: name, size: 15) == nil)
  }

  @Test func familyNamesListOnlySystemFonts() {
    let names = UIFont.familyNames
    #expect(names == names.sorted())
    #expect(names.contains("Helvetica Neue") && names.contains("Georgia"))
    #expect(!names.contains("Lato") && !names.contains("Gotham"))
    #expect(UIFont.fontNames(forFamilyName: "Georgia") == ["Georgia"])
    #expect(UIFont.fontNames(forFamilyName: "Lato").isEmpty)
  }

  /// 0.952148 and 0.241211 of the size above and below the baseline; Arial's gap is 67 of 2048.
  @Test func heightsAddUpToTheLine() throws {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(abs(font.ascender - 20 * 0.952148) < 1e-4)
    #expect(font.leading == 0)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    let arial = try #require(UIFont(name: "ArialMT", size: 2048))
    #expect(arial.leading == 67)
    #expect(abs(UIFont.preferredFont(forTextStyle: .body).leading - (22 - 17 * 1.193359375)) < 1e-9)
  }

  @Test func monospacedDigitsHaveEqualWidths() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular).value
    #expect(digits.width(of: "1") == digits.width(of: "0"))
    #expect(digits.width(of: "i") < digits.width(of: "m"))
    let fixed = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).value
    #expect(fixed.width(of: "i") == fixed.width(of: "m"))
    #expect(fixed.lineHeight == digits.lineHeight)
  }

  @Test func traitsMakeOtherFacesOfAFont() throws {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.fontDescriptor.symbolicTraits.isEmpty)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 17))
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitItalic]))
    #expect(UIFont(descriptor: italic, size: 12) == UIFont.italicSystemFont(ofSize: 12))
    #expect(bold.symbolicTraits == .traitBold)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(plain == font.fontDescriptor)
    let lato = try #require(UIFont(name: "Lato-Regular", size: 10)?.fontDescriptor)
    #expect(lato.withSymbolicTraits(.traitBold)?.postscriptName == "Lato-Bold")
  }

  @Test func attributesDescribeAFont() {
    let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
      .addingAttributes([.traits: weight, .size: CGFloat(20)])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == UIFont.systemFont(ofSize: 20, weight: .semibold))
    #expect(UIFontDescriptor(name: "Lato-Bold", size: 9).pointSize == 9)
    #expect(descriptor.withFamily("Lato").postscriptName == "Lato")
    #expect(descriptor.object(forKey: .size) as? CGFloat == 20)
    let fixed = descriptor.withDesign(.monospaced)
    #expect(fixed?.symbolicTraits.contains(.traitMonoSpace) == true)
  }

  /// Body is 17 points, 23 at the largest usual size and 14 at the smallest: published sizes.
  @Test func metricsScaleAsTheStyleDoes() {
    let largest = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let smallest = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 34, compatibleWith: largest) == 46)
    #expect(metrics.scaledValue(for: 34, compatibleWith: smallest) == 28)
    #expect(metrics.scaledValue(for: 34) == 34)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 46)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: largest)
    #expect(limited.pointSize == 40)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: largest)
    #expect(headline.pointSize == 23)
    #expect(headline.fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func everyWeightIsDistinctFont() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let fonts = weights.map { UIFont.systemFont(ofSize: 17, weight: $0) }
    #expect(Set(fonts).count == weights.count)
    #expect(fonts.map(\.fontName).last == ".SFUI-Black")
  }
}
