import DeviceCatalog

/// The simulated devices on which a layout is recorded.
///
/// Devices have the ids that `scvdb devices` lists: `["iphone-se-1", "ipad-10"]`.
public struct LayoutDevices: Sendable {
  let ids: [String]

  /// Devices by their ids; one that is given twice counts once.
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
  /// Devices by their ids; one that is given twice counts once.
  public init(arrayLiteral ids: String...) {
    self.init(ids)
  }
}

/// How a device is held.
public enum LayoutOrientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// On its side, with the home button, where there is one, on the right.
  case landscape

  var catalogOrientation: DeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }
}
