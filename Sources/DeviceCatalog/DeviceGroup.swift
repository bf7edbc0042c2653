/// A named part of the catalog.
package enum DeviceGroup: String, CaseIterable, Sendable {
  case all
  case phones
  case pads

  /// The devices of the group, in the order of the catalog.
  package var devices: [Device] {
    switch self {
    case .all: Devices.all
    case .phones: Phones.all
    case .pads: Pads.all
    }
  }
}
