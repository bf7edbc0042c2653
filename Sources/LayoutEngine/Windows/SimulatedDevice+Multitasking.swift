import DeviceCatalog
package import Foundation

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
