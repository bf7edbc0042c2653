package import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Gives the screen another size, and with it each window that fills the application's part of it.
  ///
  /// Controllers are notified as in a rotation, without an animation. Safe area, bars and size classes stay
  /// those of the model, and so do the measures of the device held the other way.
  ///
  /// - Parameter size: The size in points, as the device is held.
  package func resizeScreen(to size: DeviceSize) {
    guard size != metrics.size else { return }
    attributing(to: .system) {
      let transition = SceneTransition(of: self, duration: 0)
      var metrics = metrics
      metrics.size = size
      transition.announce(
        area: applicationArea(on: metrics),
        metrics: metrics,
        horizontal: applicationSizeClass(on: metrics)
      )
      transition.commit { screenSizes[orientation] = size }
      layoutWindowsIfNeeded()
      transition.runAlongsideAnimations()
      transition.complete()
    }
  }
}
