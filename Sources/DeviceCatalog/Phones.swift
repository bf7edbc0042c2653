/// The iPhones.
enum Phones {
  /// All iPhones, from the smallest screen to the largest.
  static let all: [Device] = catalog.map(\.device)

  /// Returns the screen of the iPhone with an identifier; nil for a foldable one.
  static func screen(of id: String) -> PhoneScreen? { catalog.first { $0.device.id == id }?.screen }

  /// A device with the tables of its measures; a foldable one has no table of bars and insets.
  typealias Row = (device: Device, screen: PhoneScreen?, keyboards: KeyboardTable)

  static let catalog: [Row] = [
    phone("iphone-4s", "iPhone 4s", 2011, .iPhone4s),
    phone("iphone-5", "iPhone 5 / 5c", 2012, .iPhone5),
    phone("iphone-5s", "iPhone 5s", 2013, .iPhone5),
    phone("iphone-se-1", "iPhone SE (1st generation)", 2016, .iPhone5),
    phone("iphone-6", "iPhone 6", 2014, .iPhone6),
    phone("iphone-6s", "iPhone 6s", 2015, .iPhone6),
    phone("iphone-7", "iPhone 7", 2016, .iPhone6),
    phone("iphone-8", "iPhone 8", 2017, .iPhone6),
    phone("iphone-se-2", "iPhone SE (2nd generation)", 2020, .iPhone6),
    phone("iphone-se-3", "iPhone SE (3rd generation)", 2022, .iPhone6),
    phone("iphone-6-plus", "iPhone 6 Plus", 2014, .iPhone6Plus),
    phone("iphone-6s-plus", "iPhone 6s Plus", 2015, .iPhone6Plus),
    phone("iphone-7-plus", "iPhone 7 Plus", 2016, .iPhone6Plus),
    phone("iphone-8-plus", "iPhone 8 Plus", 2017, .iPhone6Plus),
    phone("iphone-x", "iPhone X", 2017, .iPhoneX),
    phone("iphone-xs", "iPhone XS", 2018, .iPhoneX),
    phone("iphone-11-pro", "iPhone 11 Pro", 2019, .iPhoneX),
    phone("iphone-xr", "iPhone XR", 2018, .iPhoneXR),
    phone("iphone-11", "iPhone 11", 2019, .iPhoneXR),
    phone("iphone-xs-max", "iPhone XS Max", 2018, .iPhoneXSMax),
    phone("iphone-11-pro-max", "iPhone 11 Pro Max", 2019, .iPhoneXSMax),
    phone("iphone-12-mini", "iPhone 12 mini", 2020, .iPhone12Mini),
    phone("iphone-13-mini", "iPhone 13 mini", 2021, .iPhone13Mini),
    phone("iphone-12", "iPhone 12", 2020, .iPhone12),
    phone("iphone-12-pro", "iPhone 12 Pro", 2020, .iPhone12),
    phone("iphone-13", "iPhone 13", 2021, .iPhone12),
    phone("iphone-13-pro", "iPhone 13 Pro", 2021, .iPhone12),
    phone("iphone-14", "iPhone 14", 2022, .iPhone12),
    phone("iphone-16e", "iPhone 16e", 2025, .iPhone12),
    phone("iphone-17e", "iPhone 17e", 2026, .iPhone12),
    phone("iphone-12-pro-max", "iPhone 12 Pro Max", 2020, .iPhone12ProMax),
    phone("iphone-13-pro-max", "iPhone 13 Pro Max", 2021, .iPhone12ProMax),
    phone("iphone-14-plus", "iPhone 14 Plus", 2022, .iPhone12ProMax),
    phone("iphone-14-pro", "iPhone 14 Pro", 2022, .iPhone14Pro),
    phone("iphone-15", "iPhone 15", 2023, .iPhone14Pro),
    phone("iphone-15-pro", "iPhone 15 Pro", 2023, .iPhone14Pro),
    phone("iphone-16", "iPhone 16", 2024, .iPhone14Pro),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 2022, .iPhone14ProMax),
    phone("iphone-15-plus", "iPhone 15 Plus", 2023, .iPhone14ProMax),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 2023, .iPhone14ProMax),
    phone("iphone-16-plus", "iPhone 16 Plus", 2024, .iPhone14ProMax),
    phone("iphone-16-pro", "iPhone 16 Pro", 2024, .iPhone16Pro),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 2024, .iPhone16ProMax),
    phone("iphone-17", "iPhone 17", 2025, .iPhone16Pro),
    phone("iphone-17-pro", "iPhone 17 Pro", 2025, .iPhone16Pro),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 2025, .iPhone16ProMax),
    phone("iphone-18-pro", "iPhone 18 Pro", 2026, .iPhone16Pro),
    phone("iphone-18-pro-max", "iPhone 18 Pro Max", 2026, .iPhone16ProMax),
    phone("iphone-air", "iPhone Air", 2025, .iPhoneAir),
    (FoldablePhones.duo, nil, .duo),
  ]

  private static func phone(
    _ id: String,
    _ name: String,
    _ introduced: Int,
    _ screen: PhoneScreen
  ) -> Row {
    let device = Device(
      id: id,
      name: name,
      idiom: .phone,
      display: screen.display,
      scale: screen.scale,
      introduced: introduced,
      interfaceBuilderIDs: screen.interfaceBuilderIDs,
      portrait: screen.portrait,
      landscape: screen.landscape
    )
    return (device, screen, screen.keyboards)
  }
}
