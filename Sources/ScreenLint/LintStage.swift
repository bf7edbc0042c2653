package import DeviceCatalog
package import ScenarioModel

/// Where a screen is looked over.
package struct LintStage: Hashable, Sendable {
  package var device: Device
  package var orientation: DeviceOrientation
  package var textSize: TextSize
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
  package var sizeClasses: SizeClasses {
    let metrics = device.metrics(in: orientation)
    return SizeClasses(
      horizontal: metrics.horizontalSizeClass,
      vertical: metrics.verticalSizeClass
    )
  }

  /// For example `iphone-8 landscape` or `iphone-8 portrait accessibilityLarge rtl`.
  package var words: String {
    var words = [device.id, orientation.rawValue]
    if textSize != .large { words.append(textSize.rawValue) }
    if direction == .rightToLeft { words.append("rtl") }
    return words.joined(separator: " ")
  }
}
