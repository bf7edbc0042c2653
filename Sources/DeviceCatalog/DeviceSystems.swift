/// The systems that a device runs: from the system at its sale to the last one.
package struct DeviceSystems: Hashable, Sendable {
  /// The earliest system of the catalog's measures.
  package static let earliest = SystemVersion(7)

  /// The system that the device was sold with, or the earliest system with measures in the catalog.
  package let first: SystemVersion
  /// The major version of the last system.
  package let last: Int

  init(from first: SystemVersion, to last: Int) {
    self.first = max(first, Self.earliest)
    self.last = last
  }

  /// The newest system that the device runs: the last major version, without its later updates.
  package var newest: SystemVersion { max(first, SystemVersion(last)) }

  /// Returns whether the device runs a system; for the last major version, every minor version
  /// counts.
  package func contains(_ system: SystemVersion) -> Bool {
    system >= first && system.major <= last
  }
}

extension DeviceSystems: CustomStringConvertible {
  /// For example `8.0 to 12`.
  package var description: String { "\(first) to \(last)" }
}

extension Device {
  /// The systems that the device runs; without a row in the tables, from its year's system.
  package var systems: DeviceSystems {
    DeviceSystems.byDevice[id] ?? DeviceSystems(introducedIn: introduced)
  }
}

extension DeviceSystems {
  /// The major version of the current system.
  fileprivate static let present = 27

  /// The current system.
  package static let latest = SystemVersion(present)

  /// The systems of a device from its year's system to the current one.
  ///
  /// Apple releases a system each autumn: iOS 7 in 2013, iOS 18 in 2024, iOS 26 in 2025, and iOS 27 in 2026.
  fileprivate init(introducedIn year: Int) {
    let first = year < 2025 ? year - 2006 : year - 1999
    self.init(from: SystemVersion(first), to: max(first, Self.present))
  }

  fileprivate static let byDevice: [String: DeviceSystems] = {
    var systems: [String: DeviceSystems] = [:]
    for (first, last, devices) in phones + pads {
      for device in devices.split(separator: " ") {
        systems[String(device)] = DeviceSystems(from: first, to: last)
      }
    }
    return systems
  }()

  private typealias Row = (first: SystemVersion, last: Int, devices: String)

  private static let phones: [Row] = [
    (SystemVersion(5), 9, "iphone-4s"),
    (SystemVersion(6), 10, "iphone-5"),
    (SystemVersion(7), 12, "iphone-5s"),
    (SystemVersion(8), 12, "iphone-6 iphone-6-plus"),
    (SystemVersion(9), 15, "iphone-6s iphone-6s-plus"),
    (SystemVersion(9, 3), 15, "iphone-se-1"),
    (SystemVersion(10), 15, "iphone-7 iphone-7-plus"),
    (SystemVersion(11), 16, "iphone-8 iphone-8-plus iphone-x"),
    (SystemVersion(12), 18, "iphone-xr iphone-xs iphone-xs-max"),
    (SystemVersion(13), present, "iphone-11 iphone-11-pro iphone-11-pro-max"),
    (SystemVersion(13, 4), present, "iphone-se-2"),
    (SystemVersion(14, 1), present, "iphone-12 iphone-12-pro"),
    (SystemVersion(14, 2), present, "iphone-12-mini iphone-12-pro-max"),
    (SystemVersion(15), present, "iphone-13 iphone-13-mini iphone-13-pro iphone-13-pro-max"),
    (SystemVersion(15, 4), present, "iphone-se-3"),
    (SystemVersion(16), present, "iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max"),
    (SystemVersion(17), present, "iphone-15 iphone-15-plus iphone-15-pro iphone-15-pro-max"),
    (SystemVersion(18), present, "iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max"),
    (SystemVersion(18, 3), present, "iphone-16e"),
    (SystemVersion(26), present, "iphone-17 iphone-17-pro iphone-17-pro-max iphone-air"),
    (SystemVersion(26, 3), present, "iphone-17e"),
    (SystemVersion(27), present, "iphone-18-pro iphone-18-pro-max"),
    (SystemVersion(27, 1), present, "iphone-duo"),
  ]

  private static let pads: [Row] = [
    (SystemVersion(7), 12, "ipad-mini-2 ipad-air-1"),
    (SystemVersion(8, 1), 15, "ipad-air-2"),
    (SystemVersion(9), 15, "ipad-mini-4"),
    (SystemVersion(9, 1), 16, "ipad-pro-12-9-1"),
    (SystemVersion(9, 3), 16, "ipad-pro-9-7"),
    (SystemVersion(10, 2), 16, "ipad-5"),
    (SystemVersion(10, 3), 17, "ipad-pro-10-5 ipad-pro-12-9-2"),
    (SystemVersion(11, 2), 17, "ipad-6"),
    (SystemVersion(12, 1), 26, "ipad-pro-11-1 ipad-pro-12-9-3"),
    (SystemVersion(12, 2), 26, "ipad-mini-5 ipad-air-3"),
    (SystemVersion(13, 1), 18, "ipad-7"),
    (SystemVersion(13, 4), present, "ipad-pro-11-2 ipad-pro-12-9-4"),
    (SystemVersion(14), 26, "ipad-8"),
    (SystemVersion(14), present, "ipad-air-4"),
    (SystemVersion(14, 5), present, "ipad-pro-11-3 ipad-pro-12-9-5"),
    (SystemVersion(15), present, "ipad-9 ipad-mini-6"),
    (SystemVersion(15, 4), present, "ipad-air-5"),
    (SystemVersion(16, 1), present, "ipad-10 ipad-pro-11-4 ipad-pro-12-9-6"),
    (SystemVersion(17, 4), present, "ipad-air-11-m2 ipad-air-13-m2 ipad-pro-11-m4 ipad-pro-13-m4"),
    (SystemVersion(18), present, "ipad-mini-7"),
    (SystemVersion(18, 3), present, "ipad-a16"),
    (SystemVersion(26), present, "ipad-pro-11-m5 ipad-pro-13-m5"),
    (SystemVersion(26, 3), present, "ipad-air-11-m4 ipad-air-13-m4"),
  ]
}
