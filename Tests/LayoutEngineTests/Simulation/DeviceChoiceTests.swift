import Testing

@testable import LayoutEngine

@Suite struct DeviceChoiceTests {
  @Test func devicesAreChosenByName() throws {
    let device = try SimulatedDevice(named: "iphone-8", system: "12.4")
    // 375 x 667 points, by Apple's table of devices.
    let size = device.run { UIScreen.main.bounds.size }
    #expect(size == CGSize(width: 375, height: 667))
  }

  @Test(arguments: [
    ("iphone-seven", nil, "unknown device 'iphone-seven'"),
    ("iphone-16", "12.x", "'12.x' is not a version such as 12.4"),
    ("iphone-16", "9", "'iphone-16' does not run iOS 9"),
  ])
  func mistakesAreNamed(name: String, system: String?, message: String) {
    let error = #expect(throws: DeviceChoiceError.self) {
      try SimulatedDevice(named: name, system: system)
    }
    #expect(error?.description.hasPrefix(message) == true)
  }
}
