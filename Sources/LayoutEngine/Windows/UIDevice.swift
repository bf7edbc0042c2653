import DeviceCatalog
public import Foundation

/// The simulated device as an application sees it.
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

  /// The name that its owner gave to the device; its model's here.
  open var name: String { device.model.name }

  /// The product line, such as `iPhone`.
  open var model: String { device.model.idiom == .pad ? "iPad" : "iPhone" }

  /// ``model`` in the user's language, of which there is one here.
  open var localizedModel: String { model }

  /// The name of the system that is simulated.
  open var systemName: String { "iOS" }

  /// The version of the system whose behaviour is simulated.
  open var systemVersion: String { device.options.system?.description ?? "18.0" }

  /// The device's identifier for one vendor: the same for every simulated device.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  private var orientationListeners = 0

  /// Whether notifications were requested of how the device is held; they come anyway.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Asks for notifications of how the device is held.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  open var isBatteryMonitoringEnabled = false

  /// How full the battery is, from 0 to 1; full while it is watched, else -1, as unknown.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// Whether the battery is being charged; full while it is watched.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  /// Whether the device feels a face near its screen; recorded only.
  open var isProximityMonitoringEnabled = false

  /// Whether a face is near the screen; never here.
  open var proximityState: Bool { false }

  /// Whether applications run at the same time.
  open var isMultitaskingSupported: Bool { true }

  /// Clicks as a key does, without a sound here.
  open func playInputClick() {}

  /// Posted when the battery begins or stops being charged, which it never does here.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  open var orientation: UIDeviceOrientation {
    switch device.refusedOrientation ?? device.interfaceOrientation {
    // The interface turns the other way than the device.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current device's idiom, as code older than Swift 3 asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
