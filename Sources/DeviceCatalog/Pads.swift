/// The iPads that run iOS 12 or later.
enum Pads {
  /// All iPads, from the smallest screen to the largest, except that the 8.3-inch minis are last.
  static let all: [Device] = catalog.map(\.device)

  /// Returns the screen of the iPad with an identifier.
  static func screen(of id: String) -> PadScreen? { catalog.first { $0.device.id == id }?.screen }

  /// A device with the tables of its measures.
  typealias Row = (device: Device, screen: PadScreen, keyboards: KeyboardTable)

  static let catalog: [Row] = [
    pad("ipad-mini-2", "iPad mini 2 / 3", 2013, .iPadMini2, .iPadMini2),
    pad("ipad-mini-4", "iPad mini 4", 2015, .iPadMini2, .iPadMini4),
    pad("ipad-mini-5", "iPad mini (5th generation)", 2019, .iPadMini2, .iPadMini4),
    pad("ipad-air-1", "iPad Air", 2013, .iPadMini2, .iPadMini2),
    pad("ipad-air-2", "iPad Air 2", 2014, .iPadMini2, .iPadMini2),
    pad("ipad-pro-9-7", "iPad Pro (9.7-inch)", 2016, .iPadMini2, .iPadMini4),
    pad("ipad-5", "iPad (5th generation)", 2017, .iPadMini2, .iPadMini2),
    pad("ipad-6", "iPad (6th generation)", 2018, .iPadMini2, .iPadMini2),
    pad("ipad-7", "iPad (7th generation)", 2019, .iPad7, .iPad7),
    pad("ipad-8", "iPad (8th generation)", 2020, .iPad7, .iPad7),
    pad("ipad-9", "iPad (9th generation)", 2021, .iPad7, .iPad7),
    pad("ipad-pro-10-5", "iPad Pro (10.5-inch)", 2017, .iPadPro10, .iPadPro10),
    pad("ipad-air-3", "iPad Air (3rd generation)", 2019, .iPadPro10, .iPadAir3),
    pad("ipad-10", "iPad (10th generation)", 2022, .iPadAir4, .iPadAir4),
    pad("ipad-a16", "iPad (A16)", 2025, .iPadAir4, .iPadAir4),
    pad("ipad-air-4", "iPad Air (4th generation)", 2020, .iPadAir4, .iPadAir4),
    pad("ipad-air-5", "iPad Air (5th generation)", 2022, .iPadAir4, .iPadAir4),
    pad("ipad-air-11-m2", "iPad Air 11-inch (M2/M3)", 2024, .iPadAir4, .iPadAir4),
    pad("ipad-air-11-m4", "iPad Air 11-inch (M4)", 2026, .iPadAir4, .iPadAir4),
    pad("ipad-pro-11-1", "iPad Pro 11-inch (1st generation)", 2018, .iPadPro11, .iPadPro11),
    pad("ipad-pro-11-2", "iPad Pro 11-inch (2nd generation)", 2020, .iPadPro11, .iPadPro11),
    pad("ipad-pro-11-3", "iPad Pro 11-inch (3rd generation)", 2021, .iPadPro11, .iPadPro11),
    pad("ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", 2022, .iPadPro11, .iPadPro11),
    pad("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 2024, .iPadPro11M4, .iPadPro11),
    pad("ipad-pro-11-m5", "iPad Pro 11-inch (M5)", 2025, .iPadPro11M4, .iPadPro11),
    pad("ipad-pro-12-9-1", "iPad Pro 12.9-inch (1st generation)", 2015, .iPadPro12, .iPadPro12),
    pad("ipad-pro-12-9-2", "iPad Pro 12.9-inch (2nd generation)", 2017, .iPadPro12, .iPadPro12),
    pad(
      "ipad-pro-12-9-3",
      "iPad Pro 12.9-inch (3rd generation)",
      2018,
      .iPadPro12Rounded,
      .iPadPro12Rounded
    ),
    pad(
      "ipad-pro-12-9-4",
      "iPad Pro 12.9-inch (4th generation)",
      2020,
      .iPadPro12Rounded,
      .iPadPro12Rounded
    ),
    pad(
      "ipad-pro-12-9-5",
      "iPad Pro 12.9-inch (5th generation)",
      2021,
      .iPadPro12Rounded,
      .iPadPro12Rounded
    ),
    pad(
      "ipad-pro-12-9-6",
      "iPad Pro 12.9-inch (6th generation)",
      2022,
      .iPadPro12Rounded,
      .iPadPro12Rounded
    ),
    pad("ipad-air-13-m2", "iPad Air 13-inch (M2/M3)", 2024, .iPadPro12Rounded, .iPadPro12Rounded),
    pad("ipad-air-13-m4", "iPad Air 13-inch (M4)", 2026, .iPadPro12Rounded, .iPadPro12Rounded),
    pad("ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 2024, .iPadPro13M4, .iPadPro13M4),
    pad("ipad-pro-13-m5", "iPad Pro 13-inch (M5)", 2025, .iPadPro13M4, .iPadPro13M4),
    pad("ipad-mini-6", "iPad mini (6th generation)", 2021, .iPadMini6, .iPadPro11),
    pad("ipad-mini-7", "iPad mini (A17 Pro)", 2024, .iPadMini6, .iPadPro11),
  ]

  private static func pad(
    _ id: String,
    _ name: String,
    _ introduced: Int,
    _ screen: PadScreen,
    _ keyboards: KeyboardTable
  ) -> Row {
    let device = Device(
      id: id,
      name: name,
      idiom: .pad,
      display: screen.display,
      scale: 2,
      introduced: introduced,
      interfaceBuilderIDs: screen.interfaceBuilderIDs,
      portrait: screen.metrics(in: .portrait, keyboards: keyboards),
      landscape: screen.metrics(in: .landscape, keyboards: keyboards)
    )
    return (device, screen, keyboards)
  }
}
