public import PortSupport

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable {
  /// In CoreLocation's order.
  case unknown, immediate, near, far
}

/// The area around a beacon; no beacon is found.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false

  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  public init(
    uuid: UUID,
    major: CLBeaconMajorValue,
    minor: CLBeaconMinorValue,
    identifier: String
  ) {
    self.uuid = uuid
    (self.major, self.minor) = (NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }
}

open class CLBeacon: NSObject {
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
}

open class CLVisit: NSObject {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}
