public import CoreLocation
public import PortSupport

public enum MKOverlayLevel: Int, Sendable {
  /// In MapKit's order.
  case aboveRoads, aboveLabels
}

@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  /// The points in their order.
  public fileprivate(set) var mapPoints: [MKMapPoint] = []
  open var pointCount: Int { mapPoints.count }

  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    let copy = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, mapPoints.count))
    copy.initialize(from: mapPoints, count: mapPoints.count)
    return copy
  }

  fileprivate var rect: MKMapRect {
    mapPoints.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
    count: Int
  ) {
    self.init()
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }

  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  open var boundingMapRect: MKMapRect { rect }
}

@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
    count: Int
  ) {
    self.init()
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }

  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  open var boundingMapRect: MKMapRect { rect }
}

@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  open private(set) var coordinate = CLLocationCoordinate2D()
  /// The radius in meters.
  open private(set) var radius: CLLocationDistance = 0

  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    (coordinate, self.radius) = (coord, radius)
  }

  open var boundingMapRect: MKMapRect {
    MKCoordinateRegion(
      center: coordinate,
      latitudinalMeters: 2 * radius,
      longitudinalMeters: 2 * radius
    ).rect
  }
}

@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var canReplaceMapContent = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var tileSize = CGSize(width: 256, height: 256)
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  public override convenience init() { self.init(urlTemplate: nil) }
}

/// Draws an overlay; here it only stores its attributes.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func setNeedsDisplay() {}
}

@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  /// The width of the line, in points; 0 for the width of roads.
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var lineDashPattern: [NSNumber]?
  open var path: CGPath?
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
