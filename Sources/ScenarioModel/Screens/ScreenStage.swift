package import DeviceCatalog

/// On what a screen is shown, and as what.
package struct ScreenStage: Hashable, Sendable {
  package var device: Device
  package var orientation: DeviceOrientation
  /// The one that the user prefers.
  package var textSize: TextSize
  /// In which the user's language reads.
  package var direction: LayoutDirection

  package init(
    device: Device,
    orientation: DeviceOrientation,
    textSize: TextSize = .large,
    direction: LayoutDirection = .leftToRight
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.direction = direction
  }

  /// Those of a window that covers the screen.
  package var sizeClasses: SizeClasses { device.sizeClasses(in: orientation) }

  /// The cases of a scenario on this stage: one.
  package var matrix: Matrix { Matrix(devices: [device.id], orientations: [orientation]) }

  /// What a scenario sets for the user's choices; nil for those of a user who has made none.
  package var simulation: SimulationSettings? {
    var settings = SimulationSettings()
    if textSize != .large { settings.contentSizeCategory = textSize }
    if direction != .leftToRight { settings.layoutDirection = direction }
    return settings == SimulationSettings() ? nil : settings
  }

  /// For example `["iphone-8 landscape", "accessibilityLarge", "rtl"]`.
  package var parts: [String] {
    var parts = ["\(device.id) \(orientation.rawValue)"]
    if textSize != .large { parts.append(textSize.rawValue) }
    if direction == .rightToLeft { parts.append("rtl") }
    return parts
  }

  /// For example `iphone-8 portrait accessibilityLarge rtl`.
  package var text: String { parts.joined(separator: " ") }
}
