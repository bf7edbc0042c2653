extension Device {
  /// Returns the device with its measures on a system: its bars, its status bar and its keyboard.
  ///
  /// - Parameters:
  ///   - system: The system; ``systems`` contains it.
  ///   - design: The app's choice of a design, which determines its bars and insets.
  /// - Returns: The device; the keyboard is the system's for all apps.
  package func running(
    _ system: SystemVersion,
    design: DesignChoice = DesignChoice()
  ) -> Device {
    var device = self
    for orientation in DeviceOrientation.allCases {
      var metrics = metrics(in: orientation)
      metrics.keyboard = keyboard(on: system, in: orientation)
      let edges = edges(on: design.system(on: system), in: orientation)
      if let edges { metrics.take(edges) }
      switch orientation {
      case .portrait: device.portrait = metrics
      case .landscape: device.landscape = metrics
      }
    }
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
