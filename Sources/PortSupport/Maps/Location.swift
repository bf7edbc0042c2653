// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An angle on the earth.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// How exact a place is, in metres.
public typealias CLLocationAccuracy = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north.
  public var latitude: CLLocationDegrees
  /// How far east.
  public var longitude: CLLocationDegrees

  /// Makes a point.
  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A point that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a point.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether there is such a point.
public func CLLocationCoordinate2DIsValid(_ point: CLLocationCoordinate2D) -> Bool {
  abs(point.latitude) <= 90 && abs(point.longitude) <= 180
}

/// A place on the earth, and when something was there.
open class CLLocation: NSObject, @unchecked Sendable {
  // Sendable by proof: nothing is written after initialization.

  /// The point.
  public let coordinate: CLLocationCoordinate2D
  /// How high, in metres.
  public let altitude: CLLocationDistance
  /// How exact the point is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is.
  public let verticalAccuracy: CLLocationAccuracy
  /// When.
  public let timestamp: Date

  /// Makes a place.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// Makes a place of now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: .simulatedNow
    )
  }

  /// How far another place is, in metres, on a ball of the earth's mean radius.
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
