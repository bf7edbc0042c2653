@_exported public import CoreLocation
import PortSupport

/// The extent of a part of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The extent from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan

  /// Creates a region.
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) { (self.center, self.span) = (center, span) }
}

extension MKCoordinateRegion {
  /// Creates a region with its size in meters.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersInDegree = 2 * Double.pi * MKMapPoint.earthRadius / 360
    let shrinking = max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersInDegree,
        longitudeDelta: longitudinalMeters / (metersInDegree * shrinking)
      )
    )
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees,
  _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D,
  _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
