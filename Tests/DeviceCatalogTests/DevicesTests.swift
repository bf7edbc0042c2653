import DeviceCatalog
import Testing

/// Rules for every entry of the catalog.
@Suite struct DevicesTests {
  @Test func identifiersAndNamesAreUnique() {
    #expect(Set(Devices.all.map(\.id)).count == Devices.all.count)
    #expect(Set(Devices.all.map(\.name)).count == Devices.all.count)
    #expect(Devices.all.count(where: { $0.idiom == .phone }) == 50)
    #expect(Devices.all.count(where: { $0.idiom == .pad }) == 37)
  }

  @Test(arguments: Devices.all)
  func identifierFindsDevice(device: Device) {
    #expect(Devices.device(id: device.id) == device)
    #expect(device.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    #expect(device.id.hasPrefix(device.idiom == .phone ? "iphone-" : "ipad-"))
  }

  @Test(arguments: Devices.all)
  func landscapeSwapsWidthAndHeight(device: Device) {
    #expect(device.portrait.size.width < device.portrait.size.height)
    #expect(device.landscape.size.width == device.portrait.size.height)
    #expect(device.landscape.size.height == device.portrait.size.width)
  }

  @Test(arguments: Devices.all, DeviceOrientation.allCases)
  func predictionBarMakesKeyboardHigher(
    device: Device,
    orientation: DeviceOrientation
  ) {
    let metrics = device.metrics(in: orientation)
    #expect(metrics.keyboard.withoutPrediction > metrics.safeArea.bottom)
    #expect(metrics.keyboard.withPrediction > metrics.keyboard.withoutPrediction)
    #expect(metrics.keyboard.withPrediction < metrics.size.height - metrics.safeArea.top)
  }

  @Test(arguments: Devices.all, DeviceOrientation.allCases)
  func onlyHomeButtonsReachTheBottomEdge(device: Device, orientation: DeviceOrientation) {
    let bottom = device.metrics(in: orientation).safeArea.bottom
    #expect((bottom == 0) == (device.display == .homeButton))
  }

  @Test(arguments: Devices.all.filter { $0.innerDisplay == nil })
  func housingDeterminesSideInsetsInLandscape(device: Device) {
    let hasHousing = device.display == .notch || device.display == .dynamicIsland
    let side = hasHousing ? device.portrait.safeArea.top : 0
    #expect(device.portrait.safeArea.left == 0 && device.portrait.safeArea.right == 0)
    #expect(device.landscape.safeArea.left == side && device.landscape.safeArea.right == side)
  }

  @Test(arguments: Devices.all)
  func sizeClassesFollowTheIdiom(device: Device) {
    let expected: SizeClass = device.idiom == .pad ? .regular : .compact
    #expect(device.portrait.horizontalSizeClass == expected)
    #expect(device.portrait.verticalSizeClass == .regular)
    #expect(device.landscape.verticalSizeClass == expected)
  }

  @Test func plusAndMaxPhonesAreRegularWidth() {
    let regular = Devices.all.filter {
      $0.idiom == .phone && $0.landscape.horizontalSizeClass == .regular
    }
    #expect(
      regular.map(\.id) == [
        "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus",
        "iphone-xr", "iphone-11", "iphone-xs-max", "iphone-11-pro-max",
        "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus",
        "iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus",
        "iphone-16-pro-max", "iphone-17-pro-max", "iphone-18-pro-max", "iphone-air",
      ]
    )
  }
}
