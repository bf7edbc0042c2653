public import PortSupport

/// An angle on the earth.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location, in meters.
public typealias CLLocationAccuracy = Double
/// A direction in degrees, clockwise from north.
public typealias CLLocationDirection = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The angle north of the equator.
  public var latitude: CLLocationDegrees
  /// The angle east of the prime meridian.
  public var longitude: CLLocationDegrees

  /// Creates a point.
  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// An invalid point.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a point.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether the point is valid.
public func CLLocationCoordinate2DIsValid(_ point: CLLocationCoordinate2D) -> Bool {
  abs(point.latitude) <= 90 && abs(point.longitude) <= 180
}

/// A location on the earth at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  // Sendable by proof: properties are constant after initialization.

  /// The point.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude, in meters.
  public let altitude: CLLocationDistance
  /// The accuracy of the point, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude, in meters.
  public let verticalAccuracy: CLLocationAccuracy
  /// The time of the location.
  public let timestamp: Date
  /// The direction of travel in degrees; negative if it is unknown.
  public let course: CLLocationDirection
  /// The speed in meters per second; negative if it is unknown.
  public let speed: CLLocationSpeed

  /// Creates a location.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Creates a location with a direction and a speed.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    (self.course, self.speed) = (course, speed)
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// Creates a location at the current time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: .simulatedNow
    )
  }

  /// Returns the distance to a location, in meters, on a sphere with the earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (one, other) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let high = sin((other.latitude - one.latitude) * radians / 2)
    let wide = sin((other.longitude - one.longitude) * radians / 2)
    let chord =
      high * high + cos(one.latitude * radians) * cos(other.latitude * radians) * wide * wide
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}
