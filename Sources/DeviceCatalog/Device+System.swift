extension Device {
  /// Returns the device with its measures on a system: its bars, its status bar and its keyboard.
  ///
  /// - Precondition: ``systems`` contains `system`.
  package func running(_ system: SystemVersion) -> Device {
    var device = self
    device.portrait = portrait.on(system, of: self, in: .portrait)
    device.landscape = landscape.on(system, of: self, in: .landscape)
    return device
  }

  /// Returns the keyboard's heights on a system; a device outside the catalog has the same on all
  /// systems.
  fileprivate func keyboard(
    on system: SystemVersion,
    in orientation: DeviceOrientation
  ) -> KeyboardHeights {
    KeyboardTable.ofDevice(id: id)?.row(on: system).heights(in: orientation)
      ?? metrics(in: orientation).keyboard
  }
}

extension DeviceMetrics {
  fileprivate func on(
    _ system: SystemVersion,
    of device: Device,
    in orientation: DeviceOrientation
  ) -> DeviceMetrics {
    var metrics = self
    metrics.keyboard = device.keyboard(on: system, in: orientation)
    if let edges = device.edges(on: system, in: orientation) { metrics.take(edges) }
    return metrics
  }
}

extension Device {
  /// Returns the bars and insets on a system; nil for a device outside the catalog.
  fileprivate func edges(
    on system: SystemVersion,
    in orientation: DeviceOrientation
  ) -> ScreenEdges? {
    switch idiom {
    case .phone: Phones.screen(of: id)?.edges(on: system, in: orientation)
    case .pad: Pads.screen(of: id)?.edges(on: system)
    }
  }
}
