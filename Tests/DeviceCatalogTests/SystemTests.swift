import Testing

@testable import DeviceCatalog

@Suite struct SystemTests {
  @Test(arguments: [("9.3", "9.3"), ("17", "17.0"), ("9.0", "9.0")])
  func minorVersionIsOptional(text: String, canonical: String) {
    #expect(SystemVersion(text)?.description == canonical)
  }

  @Test(arguments: ["", "nine", "9.", ".3", "9.3.5", "-9", "9.3 ", "1e1", "99999"])
  func otherTextIsNotVersion(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func versionsAreOrderedNumerically() {
    #expect(SystemVersion(9, 3) < SystemVersion(10))
  }

  @Test func deviceShippedWithSystemOfItsYear() {
    // iOS 7 was released in autumn 2013, iOS 18 in 2024, and iOS 26 in 2025. A device of the autumn
    // has x.0 to x.2, and a device of the next spring has x.2 or later. iPhone 16e of 2025 has 18.3,
    // and iPad 5 of 2017 has 10.2. The catalog starts with iOS 7.
    for device in Devices.all {
      let ofYear = device.introduced < 2025 ? device.introduced - 2006 : device.introduced - 1999
      let ofYearBefore = ofYear == 26 ? 18 : ofYear - 1
      let first = device.systems.first
      let isOfAutumn = first.major == max(7, ofYear) && first.minor <= 2
      let isOfSpring = first.major == ofYearBefore && first.minor >= 2
      #expect(isOfAutumn || isOfSpring, "\(device.id): \(first)")
    }
  }

  @Test(arguments: [(2024, "18.0 to 27"), (2025, "26.0 to 27"), (2026, "27.0 to 27")])
  func unlistedDeviceHasSystemOfItsYear(year: Int, systems: String) throws {
    var device = try #require(Devices.device(id: "iphone-16"))
    device.id = "test-device"
    device.introduced = year
    #expect(device.systems.description == systems)
  }

  @Test func deviceRefusesSystemsOutsideItsRange() throws {
    let phone = try #require(Devices.device(id: "iphone-6"))
    #expect(phone.systems.description == "8.0 to 12")
    #expect(!phone.systems.contains(SystemVersion(7, 1)))
    #expect(phone.systems.contains(SystemVersion(12, 5)))
    #expect(!phone.systems.contains(SystemVersion(13)))
  }

  private static let predictiveKeyboards: [(String, String, Double, Double)] = [
    ("iphone-5", "10.3", 253.0, 193.0), ("iphone-6", "9.3", 258, 194),
    ("iphone-6", "11.0", 260, 200), ("iphone-6-plus", "8.0", 271, 194),
    ("iphone-5", "7.1", 216, 162), ("iphone-x", "11.0", 335, 209), ("iphone-x", "13.0", 336, 209),
    ("iphone-16", "26.0", 335, 208), ("ipad-air-1", "7.0", 264, 352),
    ("ipad-air-1", "8.0", 303, 391),
    ("ipad-air-1", "9.3", 313, 398),
  ]

  @Test(arguments: predictiveKeyboards)
  func keyboardHeightsDependOnSystem(
    id: String,
    system: String,
    portrait: Double,
    landscape: Double
  ) throws {
    let device = try #require(Devices.device(id: id))
      .running(try #require(SystemVersion(system)))
    #expect(device.portrait.keyboard.withPrediction == portrait)
    #expect(device.landscape.keyboard.withPrediction == landscape)
  }

  /// Heights in portrait and in landscape.
  ///
  /// Up to iOS 18 a pad has the height of the letters without predictions, such as 336 - 45 = 291.
  /// On iOS 26 it is 335 - 27 = 308 and 209 - 44 = 165, which two sources measured.
  @Test(
    arguments: [
      ("iphone-8", "16.0", 216.0, 162.0), ("iphone-se-3", "26.0", 216, 162),
      ("iphone-16", "18.0", 291, 181), ("iphone-16", "26.0", 308, 165),
      ("iphone-14", "26.0", 308, 165), ("iphone-17-pro-max", "26.0", 318, 165),
      ("ipad-10", "18.0", 277, 362),
    ]
  )
  func numberPadHeightsDependOnSystem(
    id: String,
    system: String,
    portrait: Double,
    landscape: Double
  ) throws {
    let device = try #require(Devices.device(id: id))
      .running(try #require(SystemVersion(system)))
    #expect(device.portrait.keyboard.height(of: .numberPad) == portrait)
    #expect(device.landscape.keyboard.height(of: .numberPad) == landscape)
  }

  @Test func oldPhonesShowLandscapeStatusBar() throws {
    let phone = try #require(Devices.device(id: "iphone-5"))
    let old = phone.running(SystemVersion(7)).landscape
    #expect([old.statusBarHeight, old.safeArea.top, old.navigationBarTop] == [20, 20, 20])
    #expect(phone.running(SystemVersion(8)).landscape.statusBarHeight == 0)
  }

  /// Constants of QMUI_iOS, and Geoff Hackworth's measurements on iOS 11 and 12.
  @Test func padBarsGrewWithIOS12() throws {
    let pad = try #require(Devices.device(id: "ipad-air-2"))
    let bars = { (system: SystemVersion) in
      let metrics = pad.running(system).portrait
      return [metrics.navigationBarHeight, metrics.toolbarHeight, metrics.tabBarHeight]
    }
    #expect(bars(10) == [44, 44, 49])
    #expect(bars(SystemVersion(11, 4)) == [44, 44, 49])
    #expect(bars(12) == [50, 50, 50])
  }

  @Test(arguments: [
    ("iphone-xr", SystemVersion(12), 44.0), ("iphone-xr", SystemVersion(13, 7), 44),
    ("iphone-xr", 14, 48), ("iphone-11", 13, 44), ("iphone-11", 14, 48), ("iphone-11", 18, 48),
    ("iphone-xs-max", 14, 44),
  ])
  func iOS14RaisedXRStatusBar(id: String, system: SystemVersion, top: Double) throws {
    let device = try #require(Devices.device(id: id)).running(system)
    let (portrait, landscape) = (device.portrait, device.landscape)
    #expect(
      [portrait.statusBarHeight, portrait.safeArea.top, portrait.navigationBarTop] == [
        top, top, top,
      ]
    )
    #expect(portrait.safeArea.bottom == 34)
    #expect(landscape.safeArea == DeviceInsets(top: 0, left: top, bottom: 21, right: top))
  }

  /// The window's inset was 50 on iOS 14 as well.
  @Test func iOS15RaisedMiniStatusBar() throws {
    let phone = try #require(Devices.device(id: "iphone-12-mini"))
    let tops = { (system: SystemVersion) in
      let metrics = phone.running(system).portrait
      return [metrics.statusBarHeight, metrics.safeArea.top, metrics.navigationBarTop]
    }
    #expect(tops(SystemVersion(14, 2)) == [44, 50, 50])
    #expect(tops(15) == [50, 50, 50])
  }

  /// Apple's guidelines before iOS 11: tab bars keep their height in all orientations.
  @Test(arguments: [
    ("iphone-6", SystemVersion(10), 49.0), ("iphone-6", 11, 32), ("iphone-6-plus", 10, 49),
    ("iphone-6-plus", 11, 49),
  ])
  func iOS11MadeTabBarsCompact(id: String, system: SystemVersion, height: Double) throws {
    let device = try #require(Devices.device(id: id)).running(system)
    #expect(device.landscape.tabBarHeight == height)
    #expect(device.portrait.tabBarHeight == 49)
  }

  @Test func valueHoldsFromItsSystemOn() {
    let value = ValueBySystem(1.0).since(SystemVersion(9, 3), 2).since(12, 3)
    let systems = [SystemVersion(7), SystemVersion(9, 2), SystemVersion(9, 3), 11, 12, 26]
    #expect(systems.map(value.on) == [1, 1, 2, 2, 3, 3])
  }

  /// The devices' own bars in the catalog are the bars of iOS 18.
  @Test func ownBarsAreThoseOfIOS18() {
    for device in Devices.all {
      let running = device.running(18)
      for orientation in DeviceOrientation.allCases {
        var (own, other) = (device.metrics(in: orientation), running.metrics(in: orientation))
        other.keyboard = own.keyboard
        own.keyboard = other.keyboard
        #expect(own == other, "\(device.id)")
      }
    }
  }

  private static let widths:
    [(String, DeviceOrientation, SystemVersion?, ApplicationWidth, WidthObstacle?)] = [
      ("ipad-mini-4", .portrait, 12, .half, .halfInPortrait),
      ("ipad-mini-4", .landscape, 12, .half, nil),
      ("ipad-mini-4", .portrait, 12, .oneThird, nil),
      ("ipad-mini-4", .portrait, 12, .twoThirds, nil),
      ("ipad-10", .portrait, 18, .half, .halfInPortrait),
      ("ipad-10", .portrait, nil, .half, .halfInPortrait),
      ("ipad-10", .portrait, 26, .half, nil),
      ("ipad-air-2", .landscape, SystemVersion(8, 1), .slideOver, .systemWithoutMultitasking),
      ("ipad-air-2", .landscape, 9, .slideOver, nil),
      ("ipad-air-1", .landscape, 9, .slideOver, nil),
      ("ipad-air-1", .landscape, 9, .oneThird, .padWithoutSplitView),
      ("iphone-16", .landscape, nil, .half, .phone),
      ("iphone-16", .landscape, nil, .full, nil),
      ("iphone-16", .portrait, 26, .window(WindowPlace(width: 320, height: 500)), .phone),
      ("iphone-16", .portrait, 27, .window(WindowPlace(width: 320, height: 500)), nil),
      ("iphone-16", .portrait, 27, .half, .phone),
    ]

  @Test(arguments: widths)
  func onlyExistingWidthsAreAccepted(
    id: String,
    orientation: DeviceOrientation,
    system: SystemVersion?,
    width: ApplicationWidth,
    obstacle: WidthObstacle?
  ) throws {
    let device = try #require(Devices.device(id: id))
    #expect(width.obstacle(on: device, in: orientation, system: system) == obstacle)
  }

  /// Apple sold the iPhone SE with iOS 9.3, and updated it up to iOS 15.8.
  @Test(arguments: [("9.2", false), ("9.3", true), ("15.8", true), ("16", false)])
  func deviceRunsSystemsFromItsFirstOn(version: String, isRun: Bool) throws {
    let phone = try #require(Devices.device(id: "iphone-se-1"))
    #expect(phone.systems.contains(try #require(SystemVersion(version))) == isRun)
  }
}
