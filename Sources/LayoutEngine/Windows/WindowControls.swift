import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Whether windows have their own status bars: on iPads with the design of iOS 26.
  var hasStatusBarInEachWindow: Bool { model.idiom == .pad && options.usesLiquidGlass }

  /// The height of the strip with the controls of a window, in points; 0 without controls.
  ///
  /// The strip is as high as the status bar, and stays if the status bar is hidden. A window that
  /// fills the screen shows no controls.
  var windowControlsHeight: CGFloat {
    guard hasStatusBarInEachWindow, applicationArea.size != screen.bounds.size else { return 0 }
    return model.metrics(in: orientation, on: display).safeArea.top
  }
}

extension UIView {
  /// The part of the view's upper edge below the controls of its window, in points.
  ///
  /// The controls are in the upper leading corner. Their width is unknown, so only a view that
  /// contains the corner is below them.
  var heightBelowWindowControls: CGFloat {
    let height = SimulatedDevice.current.windowControlsHeight
    guard height > 0, let window else { return 0 }
    let frame = convert(bounds, to: window)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let containsCorner =
      isRightToLeft ? frame.maxX >= window.bounds.maxX : frame.minX <= window.bounds.minX
    return containsCorner ? max(0, height - max(0, frame.minY)) : 0
  }
}
