import Testing

@testable import DeviceCatalog

/// Lookups of a device by something other than its exact identifier.
@Suite struct DeviceLookupTests {
  @Test(arguments: [
    ("iphone8", "iphone-8"),
    ("iPhone 8", "iphone-8"),
    ("iphone-8-pluss", "iphone-8-plus"),
    ("ihpone-x", "iphone-x"),
    ("iPhone SE (1st generation)", "iphone-se-1"),
    ("iPad Pro (9.7-inch)", "ipad-pro-9-7"),
    ("ipad-pro-12.9-6", "ipad-pro-12-9-6"),
  ])
  func nearestSpellingIsFound(spelling: String, expected: String) {
    #expect(Devices.nearest(to: spelling) == expected)
  }

  /// `iphone-9` is one replacement from five identifiers; the first in the catalog wins.
  @Test func tiesFollowCatalogOrder() {
    #expect(Devices.nearest(to: "iphone-9") == "iphone-5")
  }

  @Test(arguments: ["", "pixel-9", "nokia-3310"])
  func farSpellingsSuggestNothing(spelling: String) {
    #expect(Devices.nearest(to: spelling) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3),
    ("kitten", "sitting", 3),  // k→s, e→i, +g
    ("form", "from", 1),  // one exchange
  ])
  func editDistanceCountsSingleEdits(source: String, target: String, expected: Int) {
    #expect(editDistance(from: source, to: target) == expected)
  }

  @Test(arguments: [
    ("retina4_0", 320.0, 568.0), ("retina4_7", 375, 667), ("retina5_9", 375, 812),
    ("retina6_0", 390, 844), ("retina6_1", 414, 896), ("retina6_12", 393, 852),
    ("ipad9_7", 768, 1024), ("ipad12_9rounded", 1024, 1366),
  ])
  func interfaceBuilderIdentifierSelectsDeviceSize(
    identifier: String,
    width: Double,
    height: Double
  ) throws {
    let device = try #require(Devices.device(interfaceBuilderID: identifier))
    #expect(device.portrait.size == DeviceSize(width: width, height: height))
  }

  @Test func interfaceBuilderScreensShareSizeAndScale() {
    for identifier in Set(Devices.all.flatMap(\.interfaceBuilderIDs)) {
      let devices = Devices.all.filter { $0.interfaceBuilderIDs.contains(identifier) }
      #expect(Set(devices.map(\.portrait.size)).count == 1, "\(identifier)")
      #expect(Set(devices.map(\.scale)).count == 1, "\(identifier)")
    }
  }

  @Test(arguments: ["appleTV", "watch38", ""])
  func otherPlatformsHaveNoDevice(identifier: String) {
    #expect(Devices.device(interfaceBuilderID: identifier) == nil)
  }
}
