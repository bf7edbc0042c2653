package import DeviceCatalog
package import SnapshotModel

/// The device and the user of a screen.
package struct ScreenStage: Hashable, Sendable {
  /// The device; its measures depend on the system of a case.
  package var device: Device
  /// The orientation at the start of the run.
  package var orientation: DeviceOrientation
  /// The language, text size and other settings of the user.
  package var user: UserSettings

  package init(
    device: Device,
    orientation: DeviceOrientation,
    user: UserSettings = .standard
  ) {
    self.device = device
    self.orientation = orientation
    self.user = user
  }

  package init(
    device: Device,
    orientation: DeviceOrientation,
    textSize: TextSize = .large,
    direction: LayoutDirection
  ) {
    let user = UserSettings(textSize: textSize, direction: direction)
    self.init(device: device, orientation: orientation, user: user)
  }

  /// The version of the document to show.
  package var version: ScreenVersion {
    ScreenVersion(
      sizeClasses: device.sizeClasses(in: orientation, width: user.width),
      language: user.language
    )
  }

  /// The cases of a scenario on this stage: one.
  package var matrix: Matrix { Matrix(devices: [device.id], orientations: [orientation]) }

  /// The scenario's settings for the user's choices; nil for a user with the default settings.
  package var simulation: SimulationSettings? {
    var settings = SimulationSettings()
    settings.adopt(user)
    return settings == SimulationSettings() ? nil : settings
  }

  /// Returns the case of a scenario with one case on this stage: on the device's newest system.
  package func question(of scenario: Scenario, showing screens: [Screen]) -> CaseQuestion {
    let system = device.systems.newest
    return CaseQuestion(
      scenario: scenario,
      screens: screens,
      device: device.running(system, design: scenario.design),
      orientation: orientation,
      system: system
    )
  }

  /// For example `["iphone-8 landscape", "accessibilityLarge", "rtl"]`.
  package var parts: [String] {
    ["\(device.id) \(orientation.rawValue)"]
      + user.words.map { $0 == LayoutDirection.rightToLeft.rawValue ? "rtl" : $0 }
  }

  /// For example `iphone-8 portrait accessibilityLarge rtl`.
  package var text: String { parts.joined(separator: " ") }
}
