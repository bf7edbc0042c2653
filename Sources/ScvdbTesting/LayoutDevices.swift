import ScenarioModel

/// The simulated devices for recording a layout.
///
/// `scvdb devices` lists the ids of devices: `["iphone-se-1", "ipad-10"]`.
public struct LayoutDevices: Sendable {
  let ids: [String]

  /// Creates devices by their ids; a duplicate counts once.
  public init(_ ids: [String]) {
    self.ids = ids
  }

  /// Every device of the catalog.
  public static let all = LayoutDevices(group: .all)

  /// Every iPhone and iPod touch of the catalog.
  public static let phones = LayoutDevices(group: .phones)

  /// Every iPad of the catalog.
  public static let pads = LayoutDevices(group: .pads)

  private init(group: DeviceGroup) {
    self.init(group.devices.map(\.id))
  }
}

extension LayoutDevices: ExpressibleByArrayLiteral {
  /// Creates devices by their ids; a duplicate counts once.
  public init(arrayLiteral ids: String...) {
    self.init(ids)
  }
}

/// The orientation of a device.
public enum LayoutOrientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// On its side, with the home button, if any, on the right.
  case landscape

  var catalogOrientation: DeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }
}
