public import CoreLocation
public import PortSupport

/// An annotation at a point of a map; the texts have defaults.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@preconcurrency @MainActor
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

@preconcurrency @MainActor
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()

  public override init() { super.init() }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D,
    title: String?,
    subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

@preconcurrency @MainActor
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1_000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

/// The view of an annotation on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  public enum CollisionMode: Int, Sendable {
    /// In MapKit's order.
    case rectangle, circle, none
  }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  /// The image; the view has its size.
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }
  /// The distance from the point to the center of the view.
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var isDraggable = false
  /// Whether a touch shows a callout.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKFeatureDisplayPriority.defaultHigh
  open var clusteringIdentifier: String?
  open var collisionMode = CollisionMode.rectangle
  open var cluster: MKAnnotationView? { nil }

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  /// Creates a view; does not read the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin on a map.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of its head.
  open var pinTintColor: UIColor?
  /// Whether the pin drops in an animation.
  open var animatesDrop = false
}

@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}

@preconcurrency @MainActor
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

@preconcurrency @MainActor
open class MKScaleView: UIView {
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
