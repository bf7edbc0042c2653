import DeviceCatalog
public import Foundation

/// The screen of a simulated device.
///
/// Lengths are in points in the orientation in which the device is held, unless they are called
/// native.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The current device's screen.
  open class var main: UIScreen { SimulatedDevice.current.screen }

  /// All screens of the current device, which has one.
  open class var screens: [UIScreen] { [main] }

  /// The whole screen, turned as the interface is.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: CGSize(device.metrics.size))
  }

  /// The space in which the screen's bounds, and the keyboard's frames, are.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// Pixels in a point.
  open var scale: CGFloat { device.model.scale }

  /// The whole screen in pixels; always as in portrait.
  open var nativeBounds: CGRect {
    let size = device.model.portrait.size
    return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }

  /// Physical pixels in a point, which are all pixels here: no device scales its picture down.
  open var nativeScale: CGFloat { scale }

  /// The traits that the screen gives to its windows.
  open var traitCollection: UITraitCollection { device.traitCollection }

  /// Tells the screen that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen: UITraitEnvironment {}

extension CGSize {
  init(_ size: DeviceSize) {
    self.init(width: size.width, height: size.height)
  }
}
