import Foundation
import LayoutTestSupport
import PortSupport
import Testing

@MainActor @Suite struct LanguageTests {
  /// The regions and scripts are the likely subtags of CLDR.
  @Test(arguments: [
    ("de", "de_DE"), ("en-GB", "en_GB"), ("pt-PT", "pt_PT"), ("sr-Latn", "sr_Latn_RS"),
    ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"),
  ])
  func localeHasOneRegion(tag: String, identifier: String) throws {
    let device = try SimulatedDevice(named: "iphone-8", language: tag)
    device.run { #expect(Locale.simulatedCurrent.identifier == identifier) }
  }
}
