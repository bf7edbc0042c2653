import DeviceCatalog
import Testing

/// The bars, insets and keyboards of iOS 26, from measurements on its simulators and from the frames
/// that Interface Builder of Xcode 26 stores.
@Suite struct LiquidGlassTests {
  private func device(_ id: String) throws -> Device {
    try #require(Devices.device(id: id)).running(26)
  }

  /// The top of the content below a navigation bar: the safe area's top and 54.
  ///
  /// Stored: 74 (NetNewsWire, Delta), 102 (GoMap, green_ios) and 113 (FilmListesi, sentry-cocoa).
  /// Measured: 116 (react-navigation, pull request 13256). The others follow from the same sum.
  @Test(
    arguments: [
      ("iphone-se-3", 20 + 54), ("iphone-11-pro", 44 + 54), ("iphone-11", 48 + 54),
      ("iphone-13-mini", 50 + 54), ("iphone-14", 47 + 54), ("iphone-16", 59 + 54),
      ("iphone-17-pro", 62 + 54), ("iphone-16-pro-max", 62 + 54), ("iphone-air", 68 + 54),
      ("ipad-10", 32 + 54), ("ipad-9", 32 + 54),
    ] as [(String, Double)]
  )
  func contentBeginsBelowTallerBar(id: String, top: Double) throws {
    let metrics = try device(id).portrait
    #expect(metrics.navigationBarTop == metrics.safeArea.top)
    #expect(metrics.navigationBarTop + metrics.navigationBarHeight == top)
  }

  /// 78 = 24 + 54, measured on an iPhone 17 Pro: react-navigation, pull request 13256.
  @Test(arguments: ["iphone-se-3", "iphone-13-mini", "iphone-17-pro", "iphone-16-pro-max"])
  func landscapeBarHasGapAbove(id: String) throws {
    let metrics = try device(id).landscape
    #expect(metrics.safeArea.top == 0)
    #expect([metrics.navigationBarTop, metrics.navigationBarHeight] == [24, 54])
  }

  /// SKPhotoBrowser, pull request 459: 48, before 44.
  @Test(arguments: ["iphone-se-3", "iphone-16", "ipad-10"])
  func toolbarIsTaller(id: String) throws {
    #expect(try device(id).portrait.toolbarHeight == 48)
  }

  /// The probe of flutter_device_preview measured 20 and 25 on all models.
  @Test func indicatorAreaDependsOnSystem() throws {
    #expect(try device("iphone-16").landscape.safeArea.bottom == 20)
    for id in ["ipad-10", "ipad-mini-7", "ipad-pro-13-m4"] {
      let pad = try device(id)
      let insets = DeviceInsets(top: 32, left: 0, bottom: 25, right: 0)
      #expect([pad.portrait.safeArea, pad.landscape.safeArea] == [insets, insets])
    }
    let homeButton = DeviceInsets(top: 32, left: 0, bottom: 0, right: 0)
    #expect(try device("ipad-9").portrait.safeArea == homeButton)
  }

  /// Heights with predictions in portrait and landscape, from flutter_device_preview (iOS 26.6) and,
  /// for `ipad-pro-13-m4`, from flutterware (iOS 26.2).
  ///
  /// An iPad has 5 more than on iOS 18, because its home indicator has 25 instead of 20.
  @Test(
    arguments: [
      ("iphone-14", 335, 208), ("iphone-16", 335, 208), ("iphone-17-pro", 335, 208),
      ("iphone-14-plus", 345, 208), ("iphone-16-pro-max", 345, 208),
      ("ipad-10", 332 + 5, 417 + 5), ("ipad-mini-7", 335 + 5, 423 + 5),
      ("ipad-air-13-m2", 398 + 5, 493 + 5), ("ipad-pro-13-m4", 400.5 + 5, 496 + 5),
      ("ipad-9", 320, 408),
    ] as [(String, Double, Double)]
  )
  func keyboardHasMeasuredHeight(id: String, portrait: Double, landscape: Double) throws {
    let device = try device(id)
    #expect(device.portrait.keyboard.withPrediction == portrait)
    #expect(device.landscape.keyboard.withPrediction == landscape)
  }
}
