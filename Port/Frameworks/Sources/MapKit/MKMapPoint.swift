public import CoreLocation
import PortSupport

/// A point on Mercator's projection of the world, in map points.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The projection's point for a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let size = MKMapSize.world.width
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * size
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * size
  }

  public var coordinate: CLLocationCoordinate2D {
    let size = MKMapSize.world.width
    let north = 2 * atan(exp((0.5 - y / size) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(latitude: north * 180 / .pi, longitude: x / size * 360 - 180)
  }

  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (one, other) = (coordinate, point.coordinate)
    return CLLocation(latitude: one.latitude, longitude: one.longitude)
      .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
  }

  /// The earth's radius at the equator, in meters.
  static let earthRadius = 6_378_137.0
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }

  /// The size of the world in map points: 2 to the power of 28.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(
    x: .infinity,
    y: .infinity,
    width: 0,
    height: 0
  )

  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  public func union(_ other: MKMapRect) -> MKMapRect {
    guard !isNull else { return other }
    guard !other.isNull else { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x,
      y: y,
      width: max(maxX, other.maxX) - x,
      height: max(maxY, other.maxY) - y
    )
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }
}

extension MKCoordinateRegion {
  /// The region that a rectangle of the projection shows.
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: south.longitude - north.longitude
      )
    )
  }

  /// The projection of the region.
  var rect: MKMapRect {
    let corner = { (y: Double, x: Double) in
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + y * span.latitudeDelta / 2,
          longitude: center.longitude + x * span.longitudeDelta / 2
        )
      )
    }
    let (start, end) = (corner(1, -1), corner(-1, 1))
    return MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
