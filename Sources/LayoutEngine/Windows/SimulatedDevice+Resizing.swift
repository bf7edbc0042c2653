package import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Resizes the screen and each window that fills the application's area.
  ///
  /// Controllers are notified as in a rotation, without an animation. Safe area, bars and size
  /// classes remain the model's. The metrics of the other orientation remain unchanged.
  ///
  /// - Parameter size: The size in points, in the current orientation.
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
