package import Reporting
package import ScenarioModel

/// The devices and systems of an upgrade check.
package struct UpgradeMatrix {
  /// The present system of the app's users.
  package let from: SystemVersion
  /// The later system.
  package let to: SystemVersion
  /// The cases on the present system.
  let present: Matrix
  /// The devices of the project that do not run both systems.
  package let leftOut: [String]

  /// Similar devices: a small phone, a recent one, a tablet.
  ///
  /// The first one that runs both systems is checked.
  private static let groups = [
    ["iphone-se-1", "iphone-8", "iphone-se-3"],
    ["iphone-16", "iphone-14", "iphone-xs", "iphone-8-plus"],
    ["ipad-10", "ipad-air-11-m2", "ipad-6"],
  ]

  /// Chooses the devices that run both systems.
  ///
  /// - Parameters:
  ///   - from: The present system.
  ///   - to: The later system.
  ///   - devices: The ids of the devices to check; empty for the project's, or for one of each kind.
  ///   - project: The matrix of the project; nil without one.
  /// - Throws: A failure for equal systems, or without a device that runs both.
  package init(
    from: SystemVersion,
    to: SystemVersion,
    devices: [String],
    project: Matrix?
  ) throws(Failure) {
    guard from < to else {
      throw Failure(
        "iOS \(to) is not later than iOS \(from)",
        at: "--to",
        fix: "name a system later than \(from)"
      )
    }
    func runsBoth(_ id: String) -> Bool {
      guard let systems = Devices.device(id: id)?.systems else { return false }
      return systems.contains(from) && systems.contains(to)
    }
    if let id = devices.first(where: { !runsBoth($0) }) {
      let systems = Devices.device(id: id)?.systems
      throw Failure(
        "\(id) does not run both iOS \(from) and iOS \(to)",
        at: "--device",
        hint: systems.map { "it runs \($0)" },
        otherwise: "'scvdb devices' lists the devices"
      )
    }
    let own = (project?.devices ?? []).filter(runsBoth)
    let usual = Self.groups.compactMap { $0.first(where: runsBoth) }
    let chosen = [devices, own, usual].first { !$0.isEmpty } ?? []
    guard !chosen.isEmpty else {
      throw Failure(
        "no device runs both iOS \(from) and iOS \(to)",
        fix: "name other systems with --from and --to",
        hint: "'scvdb devices' lists the systems of each device"
      )
    }
    self.from = from
    self.to = to
    leftOut = chosen == own ? (project?.devices ?? []).filter { !runsBoth($0) } : []
    var present = project ?? Matrix(devices: chosen, orientations: DeviceOrientation.allCases)
    (present.devices, present.systems) = (chosen, [from])
    self.present = present
  }
}
