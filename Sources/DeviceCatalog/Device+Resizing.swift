extension DeviceMetrics {
  /// The least width of a window that is regular, in points: halves of the largest iPads are, two thirds
  /// of 639 are not.
  package static let leastRegularWidth = 678.0
}

extension Device {
  /// The device with a screen of another size.
  ///
  /// Safe area, bars and keyboard stay as they are. The size class of the width is that of a resizable
  /// window so wide; that of the height stays.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - orientation: How the device is held; held the other way it measures what it did.
  /// - Returns: The device, under its own id.
  package func resized(to size: DeviceSize, in orientation: DeviceOrientation) -> Device {
    var device = self
    var metrics = metrics(in: orientation)
    metrics.size = size
    let isRegular = size.width >= DeviceMetrics.leastRegularWidth
    metrics.horizontalSizeClass = isRegular ? .regular : .compact
    switch orientation {
    case .portrait: device.portrait = metrics
    case .landscape: device.landscape = metrics
    }
    return device
  }
}
