import DeviceCatalog
import Testing

@Suite struct SystemTests {
  @Test(arguments: [("9.3", "9.3"), ("17", "17.0"), ("9.0", "9.0")])
  func aVersionIsReadWithOrWithoutItsMinorNumber(text: String, canonical: String) {
    #expect(SystemVersion(text)?.description == canonical)
  }

  @Test(arguments: ["", "nine", "9.", ".3", "9.3.5", "-9", "9.3 ", "1e1", "99999"])
  func otherTextIsNoVersion(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func versionsAreOrderedByNumbersNotByText() {
    #expect(SystemVersion(9, 3) < SystemVersion(10))
  }

  @Test func everyDeviceCameWithASystemOfItsYear() {
    // iOS 7 came in autumn 2013 and so on to iOS 18 in 2024; the one of 2025 is called 26. Before
    // autumn it is the system of the year before.
    for device in Devices.all {
      let ofYear = device.introduced == 2025 ? 26 : max(7, device.introduced - 2006)
      let ofYearBefore = max(7, device.introduced - 2007)
      let first = device.systems.first.major
      #expect(first == ofYear || first == ofYearBefore, "\(device.id)")
    }
  }

  @Test func aDeviceDoesNotRunWhatCameBeforeOrAfterItsSystems() throws {
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
    ("iphone-16", "26.0", 335, 219), ("ipad-air-1", "7.0", 264, 352),
    ("ipad-air-1", "8.0", 303, 391),
    ("ipad-air-1", "9.3", 313, 398),
  ]

  @Test(arguments: predictiveKeyboards)
  func keyboardsAreThoseOfTheSystem(
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

  @Test func onlyBeforeIOS8PhonesShowTheStatusBarInLandscape() throws {
    let phone = try #require(Devices.device(id: "iphone-5"))
    let old = phone.running(SystemVersion(7)).landscape
    #expect([old.statusBarHeight, old.safeArea.top, old.navigationBarTop] == [20, 20, 20])
    #expect(phone.running(SystemVersion(8)).landscape.statusBarHeight == 0)
  }

  @Test func padBarsGrewWithIOS11And12() throws {
    let pad = try #require(Devices.device(id: "ipad-air-2"))
    let bars = { (system: SystemVersion) in
      let metrics = pad.running(system).portrait
      return [metrics.navigationBarHeight, metrics.toolbarHeight, metrics.tabBarHeight]
    }
    #expect(bars(SystemVersion(10)) == [44, 44, 49])
    #expect(bars(SystemVersion(11)) == [44, 44, 50])
    #expect(bars(SystemVersion(12)) == [50, 50, 50])
  }

  /// Apple sold the iPhone SE with iOS 9.3, and updated it up to iOS 15.8.
  @Test(arguments: [("9.2", false), ("9.3", true), ("15.8", true), ("16", false)])
  func deviceRunsWhatCameWithItAndLater(version: String, isRun: Bool) throws {
    let phone = try #require(Devices.device(id: "iphone-se-1"))
    #expect(phone.systems.contains(try #require(SystemVersion(version))) == isRun)
  }
}
