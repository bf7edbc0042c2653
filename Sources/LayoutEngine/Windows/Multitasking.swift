package import DeviceCatalog
package import Foundation

/// How much of an iPad's screen an application has, and where.
///
/// Up to iOS 10 Slide Over is as high as the screen; from iOS 11 on it floats, and how far from the
/// edges is not known: 20 points are assumed. A window of Stage Manager is anywhere.
package struct Multitasking: Hashable, Sendable {
  /// Where the application is; Slide Over is on the right unless it is moved.
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

  /// The application's part of a screen, in the screen's coordinates.
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
  /// The application's part of the screen, in the screen's coordinates.
  package var applicationArea: CGRect { applicationArea(on: metrics) }

  /// The application's part of the screen with given measures.
  func applicationArea(on metrics: DeviceMetrics) -> CGRect {
    multitasking.area(on: metrics, system: options.system)
  }

  /// The width's size class of the application.
  func applicationSizeClass(on metrics: DeviceMetrics) -> SizeClass {
    multitasking.width.horizontalSizeClass(on: metrics)
  }

  /// The windows that fill the application's part of the screen, and follow when it changes.
  var fillingWindows: [UIWindow] {
    let area = applicationArea
    return windows.filter { $0.frame == area }
  }

  /// The height of the screen below an application in Slide Over; notifications of the keyboard leave it out.
  var spaceBelowApplication: CGFloat {
    multitasking.width == .slideOver ? CGFloat(metrics.size.height) - applicationArea.maxY : 0
  }

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
        horizontal: multitasking.width.horizontalSizeClass(on: metrics)
      )
      transition.commit { self.multitasking = multitasking }
      if options.laysOutBeforeAlongsideAnimations { layoutWindowsIfNeeded() }
      transition.runAlongsideAnimations()
      clock.schedule(after: options.rotationDuration) { transition.complete() }
    }
  }
}
