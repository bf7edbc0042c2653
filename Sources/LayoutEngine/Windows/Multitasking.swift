package import DeviceCatalog
package import Foundation

/// The size and position of an application on an iPad's screen.
///
/// Up to iOS 10, Slide Over is as tall as the screen. From iOS 11 on, it floats at an assumed
/// distance of 20 points from the edges, because the real one is unknown. A Stage Manager window
/// can be anywhere.
package struct Multitasking: Hashable, Sendable {
  /// The side of the application.
  ///
  /// Slide Over is on the right unless the user moves it.
  package enum Side: String, CaseIterable, Sendable {
    case left
    case right
  }

  package var width: ApplicationWidth
  package var side: Side

  package init(width: ApplicationWidth, side: Side) {
    self.width = width
    self.side = side
  }

  /// The whole screen.
  package static let full = Multitasking(width: .full, side: .left)

  private static let floatingMargin = 20.0

  /// Returns the application's area of a screen, in the screen's coordinates.
  func area(on metrics: DeviceMetrics, system: SystemVersion?) -> CGRect {
    let screen = CGRect(origin: .zero, size: CGSize(metrics.size))
    guard width != .full else { return screen }
    if case .window(let window) = width {
      let place = window.place(on: metrics.size)
      return CGRect(origin: CGPoint(x: place.x, y: place.y), size: CGSize(place.size))
    }
    let isFloating = width == .slideOver && (system.map { $0.major >= 11 } ?? true)
    let margin = isFloating ? Self.floatingMargin : 0
    let wanted = width.points(on: metrics)
    return CGRect(
      x: side == .left ? margin : screen.width - margin - wanted,
      y: margin,
      width: wanted,
      height: screen.height - 2 * margin
    )
  }
}

extension SimulatedDevice {
  /// The application's area of the screen, in the screen's coordinates.
  package var applicationArea: CGRect { applicationArea(on: metrics) }

  /// Returns the application's area of a screen with given metrics.
  func applicationArea(on metrics: DeviceMetrics) -> CGRect {
    multitasking.area(on: metrics, system: options.system)
  }

  /// Returns the application's horizontal size class.
  func applicationSizeClass(on metrics: DeviceMetrics) -> SizeClass {
    multitasking.width.horizontalSizeClass(on: metrics)
  }

  /// The windows that fill the application's area and follow its changes.
  var fillingWindows: [UIWindow] {
    let area = applicationArea
    return windows.filter { $0.frame == area }
  }

  /// The height of the screen below an application in Slide Over.
  ///
  /// Keyboard notifications leave it out.
  var spaceBelowApplication: CGFloat {
    multitasking.width == .slideOver ? CGFloat(metrics.size.height) - applicationArea.maxY : 0
  }

  /// Changes the application's area of the screen, as if the user moves the divider.
  ///
  /// Controllers are notified of their new size as in a rotation. The keyboard does not move.
  package func setMultitasking(_ multitasking: Multitasking) {
    guard multitasking != self.multitasking else { return }
    attributing(to: .system) {
      let transition = SceneTransition(of: self, duration: options.rotationDuration)
      transition.announce(
        area: multitasking.area(on: metrics, system: options.system),
        metrics: metrics,
        horizontal: multitasking.width.horizontalSizeClass(on: metrics)
      )
      transition.commit { self.multitasking = multitasking }
      if options.laysOutBeforeAlongsideAnimations { layoutWindowsIfNeeded() }
      transition.runAlongsideAnimations()
      clock.schedule(after: options.rotationDuration) { transition.complete() }
    }
  }
}
