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
      let width = self.metrics.size.width
      transition.commit { screenSizes[orientation] = size }
      let margins = TableMetrics()
      if margins.sideMargin(inWidth: width) != margins.sideMargin(inWidth: size.width) {
        for window in windows { window.layOutRowsAgain() }
      }
      layoutWindowsIfNeeded()
      transition.runAlongsideAnimations()
      transition.complete()
    }
  }
}

extension UIWindow {
  /// Has rows take other margins, which go by the width of the window, in lists that are as wide as before.
  fileprivate func layOutRowsAgain() {
    walk { view in
      if let table = view as? UITableView { table.forgetRowHeights() }
      if view is UITableViewCell || view is UICollectionViewCell { view.setNeedsLayout() }
      return true
    }
  }
}
