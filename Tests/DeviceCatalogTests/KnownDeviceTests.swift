import DeviceCatalog
import Testing

/// Widely published figures of devices, which the catalog's families must reproduce.
@Suite struct KnownDeviceTests {
  struct Known: Sendable, CustomTestStringConvertible {
    let id: String
    let scale: Double
    let size: (Double, Double)
    let portrait: DeviceInsets
    let landscape: DeviceInsets
    var testDescription: String { id }
  }

  static let known: [Known] = [
    .init("iphone-se-1", 2, (320, 568), portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0)),
    .init("iphone-8", 2, (375, 667), portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0)),
    .init("iphone-8-plus", 3, (414, 736), portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0)),
    .init("iphone-x", 3, (375, 812), portrait: (44, 0, 34, 0), landscape: (0, 44, 21, 44)),
    .init("iphone-11", 2, (414, 896), portrait: (48, 0, 34, 0), landscape: (0, 48, 21, 48)),
    .init("iphone-12-mini", 3, (375, 812), portrait: (50, 0, 34, 0), landscape: (0, 50, 21, 50)),
    .init("iphone-14", 3, (390, 844), portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47)),
    .init("iphone-15", 3, (393, 852), portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59)),
    .init("iphone-16-pro-max", 3, (440, 956), portrait: (62, 0, 34, 0), landscape: (0, 62, 21, 62)),
    .init("ipad-pro-9-7", 2, (768, 1024), portrait: (20, 0, 0, 0), landscape: (20, 0, 0, 0)),
    .init("ipad-air-5", 2, (820, 1180), portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0)),
  ]

  @Test(arguments: known)
  func screenAndSafeAreaMatchPublishedValues(known: Known) throws {
    let device = try #require(Devices.device(id: known.id))
    #expect(device.scale == known.scale)
    #expect(device.portrait.size == DeviceSize(width: known.size.0, height: known.size.1))
    #expect(device.portrait.safeArea == known.portrait)
    #expect(device.landscape.safeArea == known.landscape)
  }

  /// Plain and predictive heights in portrait, then in landscape.
  ///
  /// The sums show the keys, the prediction bar, the dock and the home indicator where they are
  /// known.
  @Test(
    arguments: [
      ("iphone-4s", 216, 253, 162, 193),
      ("iphone-se-1", 216, 254, 162, 162 + 38),
      ("iphone-8", 216, 216 + 44, 162, 162 + 38),
      ("iphone-8-plus", 226, 226 + 45, 162, 162 + 38),
      ("iphone-xs", 216 + 41 + 34, 216 + 45 + 41 + 34, 150 + 21, 150 + 38 + 21),
      ("iphone-xr", 226 + 41 + 34, 226 + 45 + 41 + 34, 150 + 21, 150 + 38 + 21),
      ("iphone-14", 216 + 41 + 34, 216 + 45 + 41 + 34, 160 + 21, 160 + 38 + 21),
      ("iphone-15-pro-max", 226 + 41 + 34, 226 + 45 + 41 + 34, 160 + 21, 160 + 38 + 21),
      // A probe of Xcode 26.6 has 345 and 208; bars are 45 and 38 high.
      ("iphone-air", 345 - 45, 345, 208 - 38, 208),
      ("ipad-air-2", 258, 258 + 55, 343, 343 + 55),
      ("ipad-9", 265, 265 + 55, 353, 353 + 55),
      ("ipad-pro-13-m4", 345.5, 345.5 + 55, 441, 441 + 55),
    ] as [(String, Double, Double, Double, Double)]
  )
  func keyboardHeightsAreThePublishedOnes(
    id: String,
    plain: Double,
    predictive: Double,
    landscapePlain: Double,
    landscapePredictive: Double
  ) throws {
    let device = try #require(Devices.device(id: id))
    let (portrait, landscape) = (device.portrait.keyboard, device.landscape.keyboard)
    #expect([portrait.withoutPrediction, portrait.withPrediction] == [plain, predictive])
    #expect(
      [landscape.withoutPrediction, landscape.withPrediction]
        == [landscapePlain, landscapePredictive]
    )
  }

  /// The top of the content below a navigation bar, in portrait and in landscape.
  @Test(
    arguments: [
      ("iphone-8", 20 + 44, 32),
      ("iphone-8-plus", 20 + 44, 44),
      ("iphone-x", 44 + 44, 32),
      ("iphone-15", 53 + 2 / 3 + 44, 32),
      ("iphone-16-pro", 56 + 1 / 3 + 44, 32),
      ("iphone-air", 62 + 1 / 3 + 44, 44),
      ("ipad-9", 20 + 50, 20 + 50),
      ("ipad-pro-11-4", 24 + 50, 24 + 50),
    ] as [(String, Double, Double)]
  )
  func navigationBarHeightsMatchMeasurements(id: String, portrait: Double, landscape: Double) throws
  {
    let device = try #require(Devices.device(id: id))
    for (orientation, expected) in [
      (DeviceOrientation.portrait, portrait), (.landscape, landscape),
    ] {
      let metrics = device.metrics(in: orientation)
      #expect(abs(metrics.navigationBarTop + metrics.navigationBarHeight - expected) < 1e-9)
    }
  }

  @Test(
    arguments: [
      ("iphone-8", 44, 32, 49, 32), ("iphone-8-plus", 44, 44, 49, 49),
      ("iphone-x", 49, 32, 49, 32), ("iphone-xr", 49, 49, 49, 49), ("ipad-9", 50, 50, 50, 50),
    ] as [(String, Double, Double, Double, Double)]
  )
  func bottomBarHeightsExcludeHomeIndicator(
    id: String,
    toolbar: Double,
    landscapeToolbar: Double,
    tabBar: Double,
    landscapeTabBar: Double
  ) throws {
    let device = try #require(Devices.device(id: id))
    #expect(device.portrait.toolbarHeight == toolbar)
    #expect(device.landscape.toolbarHeight == landscapeToolbar)
    #expect(device.portrait.tabBarHeight == tabBar)
    #expect(device.landscape.tabBarHeight == landscapeTabBar)
  }
}

extension KnownDeviceTests.Known {
  typealias Insets = (top: Double, left: Double, bottom: Double, right: Double)

  init(
    _ id: String,
    _ scale: Double,
    _ size: (Double, Double),
    portrait: Insets,
    landscape: Insets
  ) {
    self.init(
      id: id,
      scale: scale,
      size: size,
      portrait: DeviceInsets(portrait),
      landscape: DeviceInsets(landscape)
    )
  }
}

extension DeviceInsets {
  fileprivate init(_ insets: KnownDeviceTests.Known.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
