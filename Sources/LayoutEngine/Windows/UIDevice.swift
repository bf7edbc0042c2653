import DeviceCatalog
public import Foundation

/// The application's view of the simulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The current device.
  open class var current: UIDevice { SimulatedDevice.current.userDevice }

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Whether the device is a phone or a pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    device.model.idiom == .pad ? .pad : .phone
  }

  /// The owner's name for the device; here the model's name.
  open var name: String { device.model.name }

  /// The product line, for example `iPhone`.
  open var model: String { device.model.idiom == .pad ? "iPad" : "iPhone" }

  /// ``model`` in the user's language; the same as ``model`` here.
  open var localizedModel: String { model }

  /// The name of the simulated system.
  open var systemName: String { "iOS" }

  /// The version of the simulated system.
  open var systemVersion: String {
    (device.options.applicationSystem ?? .usual).description
  }

  /// The identifier for the vendor.
  ///
  /// It is the same for every simulated device.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  private var orientationListeners = 0

  /// Whether orientation notifications were requested.
  ///
  /// The engine posts them in any case.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Requests orientation notifications.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  open var isBatteryMonitoringEnabled = false

  /// The battery level from 0 to 1: full while monitored, otherwise -1 for unknown.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// The state of the battery: full while monitored.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  /// Whether proximity monitoring is on; recorded only.
  open var isProximityMonitoringEnabled = false

  /// Whether a face is near the screen; always false here.
  open var proximityState: Bool { false }

  /// Whether the device runs several applications at once.
  open var isMultitaskingSupported: Bool { true }

  /// Does nothing, because the engine plays no sounds.
  open func playInputClick() {}

  /// Posted when the battery's state changes.
  ///
  /// The engine never posts it.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  open var orientation: UIDeviceOrientation {
    switch device.refusedOrientation ?? device.interfaceOrientation {
    // The interface rotates in the opposite direction to the device.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current device's idiom, under the name in code older than Swift 3.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
