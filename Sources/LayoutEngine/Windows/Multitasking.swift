import DeviceCatalog
package import Foundation

/// How much of an iPad's screen an application has, and where.
///
/// The narrow part of a Split View is 320 points wide, or 375 on large screens; a gap of 10 lies
/// between the parts, and the other part has the rest. For the screens of iOS 9 to 15 these are
/// published figures; the 8.3-inch and 10.9-inch ones, and halves in portrait, follow the same
/// rule. Slide Over is as wide as the narrow part. Up to iOS 10 it is as high as the screen; from
/// iOS 11 on it floats, and how far from the edges is not known: 20 points are assumed.
package struct Multitasking: Hashable, Sendable {
  /// How wide the application is.
  package enum Width: String, CaseIterable, Sendable {
    case full
    case half
    case oneThird
    case twoThirds
    case slideOver
  }

  /// Where the application is; Slide Over is on the right unless it is moved.
  package enum Side: String, CaseIterable, Sendable {
    case left
    case right
  }

  package var width: Width
  package var side: Side

  package init(width: Width, side: Side) {
    self.width = width
    self.side = side
  }

  /// The whole screen.
  package static let full = Multitasking(width: .full, side: .left)

  private static let gap = 10.0
  private static let floatingMargin = 20.0

  /// The application's part of a screen, in the screen's coordinates.
  func area(on metrics: DeviceMetrics, system: SystemVersion?) -> CGRect {
    let screen = CGRect(origin: .zero, size: CGSize(metrics.size))
    guard width != .full else { return screen }
    let narrow = narrowWidth(on: metrics)
    let isFloating = width == .slideOver && (system.map { $0.major >= 11 } ?? true)
    let margin = isFloating ? Self.floatingMargin : 0
    let wanted =
      switch width {
      case .full: screen.width
      case .half: (screen.width - Self.gap) / 2
      case .oneThird, .slideOver: narrow
      case .twoThirds: screen.width - Self.gap - narrow
      }
    return CGRect(
      x: side == .left ? margin : screen.width - margin - wanted,
      y: margin,
      width: wanted,
      height: screen.height - 2 * margin
    )
  }

  /// The width's size class on a screen.
  func horizontalSizeClass(on metrics: DeviceMetrics, system: SystemVersion?) -> SizeClass {
    guard width != .full else { return metrics.horizontalSizeClass }
    let width = area(on: metrics, system: system).width
    return width >= DeviceMetrics.leastRegularWidth ? .regular : .compact
  }

  private func narrowWidth(on metrics: DeviceMetrics) -> Double {
    let size = metrics.size
    let isLarge = size.width > size.height ? size.width >= 1180 : size.width >= 1024
    return isLarge ? 375 : 320
  }
}

extension SimulatedDevice {
  /// The application's part of the screen, in the screen's coordinates.
  package var applicationArea: CGRect { applicationArea(on: metrics) }

  /// The application's part of the screen with given measures.
  func applicationArea(on metrics: DeviceMetrics) -> CGRect {
    multitasking.area(on: metrics, system: options.system)
  }

  /// The width's size class of the application.
  func applicationSizeClass(on metrics: DeviceMetrics) -> SizeClass {
    multitasking.horizontalSizeClass(on: metrics, system: options.system)
  }

  /// The windows that fill the application's part of the screen, and follow when it changes.
  var fillingWindows: [UIWindow] {
    let area = applicationArea
    return windows.filter { $0.frame == area }
  }

  /// How much of the screen lies below an application that floats.
  var spaceBelowApplication: CGFloat { CGFloat(metrics.size.height) - applicationArea.maxY }

  /// Gives the application another part of the screen, as when a user moves the divider.
  ///
  /// Controllers are notified of their new size as in a rotation; the keyboard stays where it is.
  package func setMultitasking(_ multitasking: Multitasking) {
    guard multitasking != self.multitasking else { return }
    attributing(to: .system) {
      let transition = SceneTransition(of: self, duration: options.rotationDuration)
      transition.announce(
        area: multitasking.area(on: metrics, system: options.system),
        metrics: metrics,
        horizontal: multitasking.horizontalSizeClass(on: metrics, system: options.system)
      )
      transition.commit { self.multitasking = multitasking }
      if options.laysOutBeforeAlongsideAnimations { layoutWindowsIfNeeded() }
      transition.runAlongsideAnimations()
      clock.schedule(after: options.rotationDuration) { transition.complete() }
    }
  }
}
