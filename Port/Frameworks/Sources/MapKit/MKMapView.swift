public import CoreLocation
public import PortSupport

public enum MKMapType: UInt, Sendable {
  /// In MapKit's order.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
  /// In MapKit's order.
  case none, follow, followWithHeading
}

public enum MKFeatureVisibility: Int, Sendable {
  /// In MapKit's order.
  case adaptive, hidden, visible
}

/// A map; an empty view that stores its region, annotations and overlays.
///
/// The view has no intrinsic size, as in MapKit. Annotations have no views. Points are converted
/// with Mercator's projection, and the region is not adapted to the view's aspect ratio.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isPitchEnabled = true
  open var isRotateEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var showsUserTrackingButton = false
  open var pitchButtonVisibility = MKFeatureVisibility.hidden
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var camera = MKMapCamera()
  open var cameraZoomRange: ZoomRange! = ZoomRange()
  open var cameraBoundary: CameraBoundary?
  open var selectableMapFeatures: MKMapFeatureOptions = []

  // MARK: Region

  /// The visible part of the earth; initially the world.
  open var region: MKCoordinateRegion {
    get { storedRegion }
    set { setRegion(newValue, animated: false) }
  }
  private var storedRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360)
  )

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  open var visibleMapRect: MKMapRect {
    get { region.rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Changes the region at once, and calls the delegate.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    storedRegion = region
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool = false) {
    setRegion(MKCoordinateRegion(mapRect), animated: animated)
  }

  open func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated: Bool
  ) { setVisibleMapRect(mapRect, animated: animated) }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    self.camera = camera
    setCenter(camera.centerCoordinate, animated: animated)
  }

  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  open func setCameraZoomRange(_ cameraZoomRange: ZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

  /// Returns the position of a coordinate in a view, or in this view for nil.
  open func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard !rect.isEmpty else { return .zero }
    let position = CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width,
      y: (point.y - rect.minY) / rect.height * bounds.height
    )
    return convert(position, to: view ?? self)
  }

  open func convert(
    _ point: CGPoint,
    toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let (rect, point) = (visibleMapRect, convert(point, from: view ?? self))
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    return MKMapPoint(
      x: rect.minX + point.x / bounds.width * rect.width,
      y: rect.minY + point.y / bounds.height * rect.height
    ).coordinate
  }

  // MARK: The user

  open var showsUserLocation = false
  open var isUserLocationVisible: Bool { false }
  public let userLocation = MKUserLocation()
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  // MARK: Annotations

  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var storedSelection: [any MKAnnotation] = []

  open var selectedAnnotations: [any MKAnnotation] {
    get { storedSelection }
    set { storedSelection = newValue }
  }
  open var annotationVisibleRect: CGRect { bounds }

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    storedSelection.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { [] }

  /// Returns nil, because annotations have no views.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {
    viewClasses[id] = viewClass as? MKAnnotationView.Type
  }
  private var viewClasses: [String: MKAnnotationView.Type] = [:]

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }

  /// Returns a new view of the registered class, or of `MKAnnotationView`.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String,
    for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let type = viewClasses[identifier] ?? MKAnnotationView.self
    return type.init(annotation: annotation, reuseIdentifier: identifier)
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    storedSelection = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    storedSelection.removeAll { $0 === annotation }
  }

  /// Shows the region that contains the annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let known = annotations.filter { new in !self.annotations.contains { $0 === new } }
    addAnnotations(known)
    let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
      rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    setVisibleMapRect(rect, animated: animated)
  }

  // MARK: Overlays

  open private(set) var overlays: [any MKOverlay] = []
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(index, overlays.count))
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

  // MARK: Limits of the camera

  @preconcurrency @MainActor
  open class ZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init(
      minCenterCoordinateDistance: CLLocationDistance = -1,
      maxCenterCoordinateDistance: CLLocationDistance = -1
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
      super.init()
    }
  }

  @preconcurrency @MainActor
  open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion

    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      super.init()
    }
  }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = Self(rawValue: 1 << 0)
  public static let territories = Self(rawValue: 1 << 1)
  public static let physicalFeatures = Self(rawValue: 1 << 2)
}

@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable {
    /// In MapKit's order.
    case flat, realistic
  }
  open var elevationStyle = ElevationStyle.flat
}

@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    /// In MapKit's order.
    case `default`, muted
  }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
}

@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {}
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {}

@preconcurrency @MainActor
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance to the center in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  /// The angles in degrees.
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    (centerCoordinateDistance, altitude) = (distance, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}

@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}

/// Receives the events of a map; every method has a default.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  func mapView(
    _ mapView: MKMapView,
    didChange mode: MKUserTrackingMode,
    animated: Bool
  )
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  public func mapView(
    _ mapView: MKMapView,
    didChange mode: MKUserTrackingMode,
    animated: Bool
  ) {}
  public func mapView(
    _ mapView: MKMapView,
    rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
