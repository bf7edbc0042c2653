extension DeviceMetrics {
  /// The least width of a window with a regular size class, in points.
  ///
  /// Halves of the largest iPads are regular, and two thirds of 639 are not.
  package static let leastRegularWidth = 678.0
}

extension Device {
  /// Returns the device with a screen of another size.
  ///
  /// Safe area, bars and keyboard keep their measures. The size class of the width is the class of
  /// a resizable window of that width; the size class of the height is unchanged.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - orientation: The orientation to change; the other one keeps its measures.
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
