extension Device {
  /// The device as it measures on a system: its bars, its status bar and its keyboard.
  ///
  /// - Precondition: ``systems`` contains `system`.
  package func running(_ system: SystemVersion) -> Device {
    var device = self
    device.portrait = portrait.on(system, of: self, in: .portrait)
    device.landscape = landscape.on(system, of: self, in: .landscape)
    return device
  }

  /// The keyboard's heights on a system: without and with predictions or shortcuts.
  fileprivate func keyboard(
    on system: SystemVersion,
    in orientation: DeviceOrientation
  ) -> KeyboardHeights {
    let heights = idiom == .phone ? phoneKeyboard(on: system) : padKeyboard(on: system)
    return heights.map { orientation == .portrait ? $0.portrait : $0.landscape }
      ?? metrics(in: orientation).keyboard
  }

  /// What differs from the device's own; nil where nothing does.
  private func phoneKeyboard(on system: SystemVersion) -> ScreenKeyboards? {
    switch (display, system.major) {
    case (.homeButton, ..<11): homeButtonKeyboard(on: system)
    case (.notch, ..<13): offset(withoutPrediction: 0, withPrediction: -1)
    // The Air's own are those of iOS 26.
    case (.dynamicIsland, 26...) where id != "iphone-air":
      offset(withoutPrediction: -1, withPrediction: -1)
    default: nil
    }
  }

  /// Predictions came with iOS 8.
  private func homeButtonKeyboard(on system: SystemVersion) -> ScreenKeyboards {
    let keys: (portrait: Double, landscape: Double) =
      portrait.size.width < 414 ? (216, 162) : (226, 162)
    guard system.major >= 8 else {
      return ScreenKeyboards(
        portrait: (keys.portrait, keys.portrait),
        landscape: (keys.landscape, keys.landscape)
      )
    }
    return switch portrait.size.width {
    case 320: ScreenKeyboards(portrait: (216, 253), landscape: (162, 193))
    case 375: ScreenKeyboards(portrait: (216, 258), landscape: (162, 194))
    default: ScreenKeyboards(portrait: (226, 271), landscape: (162, 194))
    }
  }

  private func padKeyboard(on system: SystemVersion) -> ScreenKeyboards? {
    switch (portrait.size.width, display, system.major) {
    case (768, _, 7): ScreenKeyboards(portrait: (264, 264), landscape: (352, 352))
    case (768, _, 8): ScreenKeyboards(portrait: (264, 303), landscape: (352, 391))
    case (768, _, 9...12): ScreenKeyboards(portrait: (258, 313), landscape: (343, 398))
    case (834, .rounded, 12): ScreenKeyboards(portrait: (283, 333), landscape: (368, 418))
    case (1024, .rounded, 12): ScreenKeyboards(portrait: (348, 398), landscape: (441, 491))
    default: nil
    }
  }

  /// The device's own heights, those in portrait by so much different.
  private func offset(withoutPrediction: Double, withPrediction: Double) -> ScreenKeyboards {
    let (tall, wide) = (portrait.keyboard, landscape.keyboard)
    return ScreenKeyboards(
      portrait: (tall.withoutPrediction + withoutPrediction, tall.withPrediction + withPrediction),
      landscape: (wide.withoutPrediction, wide.withPrediction)
    )
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
  /// The bars and insets on a system; nil for a device that the catalog does not have.
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
