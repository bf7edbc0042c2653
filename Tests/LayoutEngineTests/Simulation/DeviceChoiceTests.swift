import AppLanguages
import Testing

@testable import LayoutEngine

@Suite struct DeviceChoiceTests {
  @Test func nameSelectsDevice() throws {
    let device = try SimulatedDevice(named: "iphone-8", system: "12.4")
    // 375 x 667 points, by Apple's table of devices.
    let size = device.run { UIScreen.main.bounds.size }
    #expect(size == CGSize(width: 375, height: 667))
  }

  /// The language decides the reading direction of applications.
  @Test(arguments: [
    (nil, UIUserInterfaceLayoutDirection.leftToRight), ("de", .leftToRight), ("ar", .rightToLeft),
    ("base", .leftToRight), ("rightToLeftPseudolanguage", .rightToLeft),
  ])
  func languagesAreChosenByTag(
    tag: String?,
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let device = try SimulatedDevice(named: "iphone-8", language: tag)
    #expect(device.run { UIApplication.shared.userInterfaceLayoutDirection } == direction)
    #expect(device.run { UIView().effectiveUserInterfaceLayoutDirection } == direction)
    #expect(device.options.language?.tag == (tag == "base" ? nil : tag))
  }

  @Test func wrongLanguageIsNamed() {
    let error = #expect(throws: DeviceChoiceError.self) {
      try SimulatedDevice(named: "iphone-8", language: "d")
    }
    let message = "'d' is not the tag of a language\nfix: write it like de or pt-BR"
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("iphone-seven", nil, "unknown device 'iphone-seven'"),
    ("iphone-16", "12.x", "'12.x' is not a version\nfix: write a version such as 12.4"),
    ("iphone-16", "9", "'iphone-16' does not run iOS 9"),
  ])
  func mistakesAreNamed(name: String, system: String?, message: String) {
    let error = #expect(throws: DeviceChoiceError.self) {
      try SimulatedDevice(named: name, system: system)
    }
    #expect(error?.description.hasPrefix(message) == true)
  }
}
