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

  /// Posted when ``orientation`` changes.
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
  open var systemVersion: String { "18.0" }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    switch device.orientation {
    case .portrait: .portrait
    case .landscape: .landscapeLeft
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current device's idiom, as code older than Swift 3 asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
