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

  /// How bright the screen is, from 0 to 1; recorded only.
  open var brightness: CGFloat = 1

  /// How often a second the screen is redrawn.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is being recorded; not in the sense of the word that is meant.
  open var isCaptured: Bool { false }

  /// A plain view of the screen's size, where UIKit gives its picture.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// The space in which the screen's bounds, and the keyboard's frames, are.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The space of the screen as the device is held upright, however the interface is turned.
  open private(set) lazy var fixedCoordinateSpace: any UICoordinateSpace =
    FixedCoordinateSpace(device: device)

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

  /// Notifies the screen that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen: UITraitEnvironment {}

/// The notifications of screens, none of which a simulated device posts by itself.
extension UIScreen {
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when a screen is taken away.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when the screen becomes brighter or darker.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
}

extension CGSize {
  init(_ size: DeviceSize) {
    self.init(width: size.width, height: size.height)
  }
}
