import DeviceCatalog
public import Foundation

/// The screen of a simulated device.
///
/// Lengths are points in the current orientation, except in native properties.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The current device's screen.
  open class var main: UIScreen { SimulatedDevice.current.screen }

  /// The screens of the current device: one.
  open class var screens: [UIScreen] { [main] }

  /// The bounds of the screen in the interface's orientation.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: CGSize(device.metrics.size))
  }

  /// The brightness from 0 to 1; recorded only.
  open var brightness: CGFloat = 1

  /// The number of screen updates per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is mirrored or recorded in UIKit's sense; always false here.
  open var isCaptured: Bool { false }

  /// Returns a plain view with the size of the screen.
  ///
  /// UIKit returns a picture of the screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// The coordinate space of the screen's bounds and the keyboard's frames.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space in upright portrait, in any interface orientation.
  open private(set) lazy var fixedCoordinateSpace: any UICoordinateSpace =
    FixedCoordinateSpace(device: device)

  /// The number of pixels per point.
  open var scale: CGFloat { device.model.scale }

  /// The bounds of the screen in pixels, always in portrait.
  open var nativeBounds: CGRect {
    let size = device.model.metrics(in: .portrait, on: device.display).size
    return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }

  /// The number of physical pixels per point.
  ///
  /// It equals ``scale``, because no device scales its picture down.
  open var nativeScale: CGFloat { scale }

  /// The traits of the screen's windows.
  open var traitCollection: UITraitCollection { device.traitCollection }

  /// Called when the screen's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen: UITraitEnvironment {}

/// The notifications of screens.
///
/// The engine posts none of them by itself.
extension UIScreen {
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
}
